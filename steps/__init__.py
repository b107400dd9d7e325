"""Step definitions: the scenarios' sentences as calls of the port."""

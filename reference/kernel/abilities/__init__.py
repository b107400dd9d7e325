"""What abilities do: whom they mean, what is in force, when they trigger, and how they are carried out."""

"""Engines that play as the reference does, but say little about the table."""

from duelproof.port import View, Viewer
from duelproof.wire import connect
from duelproof.wire.forwarding import Forwarding


class _Telling(Forwarding):
    def __init__(self) -> None:
        super().__init__(connect("reference").engine)


class LeavesEmptyZonesOut(_Telling):
    """An empty zone is missing from its views."""

    def observe(self, viewer: Viewer = "judge") -> View:
        """Observe as the reference does, without the empty zones."""
        view = super().observe(viewer)
        for side in view.seats.values():
            told = {name: zone for name, zone in side.zones.items() if zone.cards or zone.items}
            side.zones = told
        return view


class LeavesBobOut(_Telling):
    """One player is missing from its views."""

    def observe(self, viewer: Viewer = "judge") -> View:
        """Observe as the reference does, without one player."""
        view = super().observe(viewer)
        del view.seats["bob"]
        return view

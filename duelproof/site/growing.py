"""Plots of how time and memory grow, from the figures of ``duelproof bench``."""

from pathlib import Path

import msgspec
from markupsafe import Markup

WIDE, HIGH = 360, 200
LEFT, RIGHT, TOP, BOTTOM = 52, 348, 12, 166
"""Where the axes end in a plot."""


class Curve(msgspec.Struct):
    """What was measured of how one thing grows with another: points of an amount and a figure in a unit."""

    title: str
    amount: str
    unit: str
    points: list[tuple[float, float]]
    steepness: float
    linear: bool


class Figures(msgspec.Struct):
    """The part of the figures that is plotted."""

    growth: list[Curve] = []


def read_growth(file: Path) -> list[Curve]:
    """Return the curves in a file of figures; none where there is no such file, or it is another's."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Figures).growth
    except (OSError, msgspec.MsgspecError):
        return []


def plotted(curve: Curve) -> Markup:
    """Draw a curve as SVG, with both axes from 0."""
    most, top = max(amount for amount, _ in curve.points), max(figure for _, figure in curve.points)
    places = [
        (LEFT + amount / most * (RIGHT - LEFT), BOTTOM - figure / top * (BOTTOM - TOP))
        for amount, figure in curve.points
    ]
    texts = [
        (LEFT - 6, TOP + 6, "end", f"{top:.4g}"),
        (LEFT - 6, BOTTOM, "end", "0"),
        (LEFT + 6, TOP + 6, "start", curve.unit),
        (RIGHT, BOTTOM + 18, "end", f"{most:,.0f} {curve.amount}"),
    ]
    return _DRAWN.format(
        said=f"{curve.title}: {top:.4g} {curve.unit} for {most:,.0f} {curve.amount}",
        line=" ".join(f"{x:.1f},{y:.1f}" for x, y in [(LEFT, BOTTOM), *places]),
        dots=Markup().join(_DOT.format(x, y) for x, y in places),
        words=Markup().join(_TEXT.format(*text) for text in texts),
    )


_DRAWN = Markup(
    f'<svg class="growth" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{{said}}">'
    f'<path d="M{LEFT},{TOP} V{BOTTOM} H{RIGHT}" /><polyline points="{{line}}" />{{dots}}{{words}}</svg>'
)
_DOT = Markup('<circle cx="{:.1f}" cy="{:.1f}" r="3" />')
_TEXT = Markup('<text x="{}" y="{}" text-anchor="{}">{}</text>')

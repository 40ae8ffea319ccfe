"""A network learns what positions are worth, from games that computer players have played (`self_play.py`).

PyTorch learns (`fabletop[train]`), on a GPU where there is one; what it has learnt is a small file that needs nothing
of it (`bots/network.py`). Every fifth game is kept back: by these the network is judged, beside the game's own
judgement, and the best of its epochs stays. Who was stopped goes on with the epoch that was reached.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import msgspec

from ..bots.network import Weights
from ..kernel import SetupError
from .self_play import Batch, Series

HIDDEN = (24, 12)  # units
KEPT_BACK = 5  # of so many games, one
AT_ONCE = 512  # positions
RATE = 3e-3
DECAY = 1e-4


@dataclass(frozen=True, slots=True)
class Epoch:
    """How much of the outcomes is explained (R2), of the games that were learnt from and of those kept back."""

    learnt: float
    kept_back: float


@dataclass(frozen=True, slots=True)
class Training:
    game: str
    games: int
    positions: int
    judged: float  # R2 of the game's own judgement, for the games kept back
    learnt: float  # R2 of the best epoch, for the same
    epochs: list[Epoch]


def torch() -> Any:
    try:
        import torch as found
    except ModuleNotFoundError:
        raise SetupError("to train a network takes PyTorch: pip install 'fabletop[train]'") from None
    return found


def train(
    series: Series, batches: Sequence[Batch], folder: Path, epochs: int, progress: Callable[[int, int], None]
) -> Training:
    """Learn for so many epochs in all; `weights.json`, `training.json` and `curve.png` lie in the folder then."""
    t = torch()
    device = "cuda" if t.cuda.is_available() else "cpu"
    t.manual_seed(series.seed)
    names = next((batch.features for batch in batches if batch.features), ())
    rows = [each for batch in batches for each in batch.positions]
    if not rows:
        raise SetupError("there is no position to learn from: play more games")
    kept = t.tensor([each.game % KEPT_BACK == 0 for each in rows])
    found = t.tensor([each.features for each in rows], dtype=t.float64)
    outcome = t.tensor([each.outcome for each in rows], dtype=t.float64)
    judged = t.tensor([each.judged for each in rows], dtype=t.float64)
    means, spreads = found[~kept].mean(0), found[~kept].std(0).clamp(min=1e-6)
    middle, scale = outcome[~kept].mean(), outcome[~kept].std().clamp(min=1e-6)
    inputs = ((found - means) / spreads).float().to(device)
    aims = ((outcome - middle) / scale).float().to(device)
    kept = kept.to(device)

    network = _network(t, len(names)).to(device)
    learner = t.optim.AdamW(network.parameters(), lr=RATE, weight_decay=DECAY)
    state = _resumed(t, folder, series, len(rows), device)
    if state:
        network.load_state_dict(state["network"])
        learner.load_state_dict(state["learner"])
    curve = [Epoch(*each) for each in state["curve"]] if state else []
    best = state["best"] if state else {name: each.clone() for name, each in network.state_dict().items()}
    for number in range(len(curve), epochs):
        chance = t.Generator().manual_seed(series.seed * 1_000_003 + number)
        _one_epoch(t, network, learner, inputs[~kept], aims[~kept], chance)
        with t.no_grad():
            told = network(inputs).squeeze(1)
        curve.append(Epoch(_explained(aims[~kept], told[~kept]), _explained(aims[kept], told[kept])))
        if curve[-1].kept_back >= max(each.kept_back for each in curve):
            best = {name: each.clone() for name, each in network.state_dict().items()}
        _remember(t, folder, series, len(rows), network, learner, curve, best)
        progress(number + 1, epochs)

    network.load_state_dict(best)
    weights = _weights(series, names, means, spreads, network, float(middle), float(scale))
    (folder / "weights.json").write_bytes(msgspec.json.format(msgspec.json.encode(weights), indent=0))
    held = kept.cpu()
    training = Training(
        game=series.game,
        games=len({each.game for each in rows}),
        positions=len(rows),
        judged=round(_explained(outcome[held], _straightened(t, judged, outcome, held)), 4),
        learnt=round(max(each.kept_back for each in curve), 4),
        epochs=curve,
    )
    (folder / "training.json").write_bytes(msgspec.json.format(msgspec.json.encode(asdict(training))))
    draw(training, folder / "curve.png")
    return training


def _network(t: Any, inputs: int) -> Any:
    layers: list[Any] = []
    for units in HIDDEN:
        layers += [t.nn.Linear(inputs, units), t.nn.Tanh()]
        inputs = units
    return t.nn.Sequential(*layers, t.nn.Linear(inputs, 1))


def _one_epoch(t: Any, network: Any, learner: Any, inputs: Any, aims: Any, chance: Any) -> None:
    order = t.randperm(len(inputs), generator=chance).to(inputs.device)
    for start in range(0, len(order), AT_ONCE):
        some = order[start : start + AT_ONCE]
        learner.zero_grad()
        t.nn.functional.mse_loss(network(inputs[some]).squeeze(1), aims[some]).backward()
        learner.step()


def _explained(aims: Any, told: Any) -> float:
    """R2: 1 is all, 0 no more than the mean."""
    off = float(((aims - aims.mean()) ** 2).mean())
    return 1.0 - float(((aims - told) ** 2).mean()) / off if off else 0.0


def _straightened(t: Any, judged: Any, outcome: Any, held: Any) -> Any:
    """The judgement, moved and stretched as fits the games that were learnt from best: it need not be in points."""
    x, y = judged[~held], outcome[~held]
    slope = ((x - x.mean()) * (y - y.mean())).mean() / ((x - x.mean()) ** 2).mean().clamp(min=1e-12)
    return (judged[held] - x.mean()) * slope + y.mean()


def _resumed(t: Any, folder: Path, series: Series, positions: int, device: str) -> Any:
    """What was reached before, of the same positions."""
    file = folder / "epochs.pt"
    if not file.is_file():
        return None
    state = t.load(file, map_location=device, weights_only=True)
    return state if state["of"] == [series.digits, positions] else None


def _remember(
    t: Any, folder: Path, series: Series, positions: int, network: Any, learner: Any, curve: list[Epoch], best: Any
) -> None:
    state = {
        "of": [series.digits, positions],
        "network": network.state_dict(),
        "learner": learner.state_dict(),
        "curve": [[each.learnt, each.kept_back] for each in curve],
        "best": best,
    }
    draft = folder / "epochs.draft"
    t.save(state, draft)
    draft.replace(folder / "epochs.pt")


def _weights(
    series: Series, names: Sequence[str], means: Any, spreads: Any, network: Any, middle: float, scale: float
) -> Weights:
    """The layers as rows with their bias; the last one gives points again."""
    linear = [each for each in network if hasattr(each, "weight")]
    layers = []
    for layer in linear:
        rows = layer.weight.detach().double().cpu().tolist()
        biases = layer.bias.detach().double().cpu().tolist()
        if layer is linear[-1]:
            rows, biases = [[scale * each for each in row] for row in rows], [scale * each + middle for each in biases]
        layers.append(tuple(tuple(round(each, 6) for each in (*row, bias)) for row, bias in zip(rows, biases)))
    return Weights(
        series.game,
        tuple(names),
        tuple(round(each, 6) for each in means.tolist()),
        tuple(round(each, 6) for each in spreads.tolist()),
        tuple(layers),
    )


def draw(training: Training, file: Path) -> None:
    """The learning curve as a picture."""
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError:
        raise SetupError("to draw the curve takes matplotlib: pip install 'fabletop[train]'") from None

    picture = Figure(figsize=(7, 4), layout="constrained")
    axes = picture.subplots()
    numbers = range(1, len(training.epochs) + 1)
    axes.plot(numbers, [each.learnt for each in training.epochs], label="games learnt from")
    axes.plot(numbers, [each.kept_back for each in training.epochs], label="games kept back")
    axes.axhline(training.judged, linestyle="--", color="gray", label="the game's own judgement, games kept back")
    axes.set(xlabel="epoch", ylabel="outcome explained (R2)", title=f"{training.game}: {training.games} games")
    axes.legend()
    picture.savefig(file, dpi=120)

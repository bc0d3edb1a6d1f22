package collisionbench.app.window;

import collisionbench.app.session.PlaybackSpeed;
import collisionbench.app.settings.Layout;
import collisionbench.app.settings.View;
import collisionbench.app.settings.View.Layer;
import collisionbench.app.settings.View.Lens;
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.viewport.render.Side;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.KebabCase;
import collisionbench.geometry.space.Vec3;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Node;
import org.kordamp.ikonli.feather.Feather;

/// The keys of the camera, the time and the panes.
abstract class ViewKeys extends EditKeys {

  void camera() {
    Check all =
        key("Home", () -> seen().equals(whole())).after(from(FRONT.facing(0.5, 0.2))).saying("all");
    row("Home, A", all, all.of("A"), all.after(this::hideSome));
    sides();
    turns();
    Check nearer =
        key("Equals", () -> near(seen(), FRONT.zoomedBy(0.8, FRONT.target()))).saying("in");
    Check away =
        key("Minus", () -> near(seen(), FRONT.zoomedBy(1.25, FRONT.target()))).saying("out");
    row("+, -", nearer, nearer.of("Plus"), away);
    row("", nearer.of("Shift+Equals"), nearer.of("Add"), away.of("Subtract"));
    row(
        "W, E, R, Q",
        key("W", () -> view().tool() == View.Tool.MOVE)
            .after(() -> session().display().show(view().with(View.Tool.RESIZE)))
            .saying("move"),
        key("E", () -> view().tool() == View.Tool.ROTATE).saying("rotate"),
        key("R", () -> view().tool() == View.Tool.RESIZE).saying("resize"),
        key("Q", () -> view().localAxes()).saying("local axes"));
    row(
        "C, D, Shift+D, Shift+C",
        layer("C", Layer.CONTACTS).saying("contact"),
        layer("D", Layer.DISTANCE).saying("distance"),
        layer("Shift+D", Layer.DEPTH).saying("depth"),
        layer("Shift+C", Layer.CROSSING).saying("crossings"));
    row(
        "B, N, G, Shift+S, X, Shift+X",
        layer("B", Layer.BOUNDS).saying("boxes"),
        layer("N", Layer.NAMES).saying("names"),
        layer("G", Layer.GRID).saying("grid"),
        layer("Shift+S", Layer.STRIPES).saying("stripes"),
        layer("X", Layer.SEE_THROUGH).saying("see-through"),
        key("Shift+X", () -> session().display().seenThrough().get().equals(Set.of("b")))
            .after(selecting("b"))
            .saying("see through"));
  }

  private void sides() {
    String cell = "1, 3, 7 (again: opposite), 0";
    side(cell, "1", Side.FRONT, Side.BACK);
    side(cell, "3", Side.RIGHT, Side.LEFT);
    side(cell, "7", Side.TOP, Side.BOTTOM);
    Check reset =
        key("0", () -> seen().equals(FRONT)).after(from(FRONT.facing(0.5, 0.2))).saying("reset");
    row(cell, reset);
    Check lens = key("5", () -> view().lens() == Lens.ORTHOGRAPHIC);
    Check back =
        key("5", () -> view().lens() == Lens.PERSPECTIVE)
            .after(() -> session().display().show(view().with(Lens.ORTHOGRAPHIC)));
    row(
        "5, F",
        lens,
        back,
        key("F", () -> seen().target().equals(center(SCENE)))
            .after(selecting("b"))
            .saying("selection"),
        key("F", () -> seen().target().equals(center(SCENE, "runner").plus(2, Vec3.X)))
            .after(this::runnerLater));
    row("", reset.of("Numpad 0"), lens.of("Numpad 5"), back.of("Numpad 5"));
  }

  private void side(String cell, String key, Side side, Side opposite) {
    Check first =
        key(key, () -> side.isSeenBy(seen()))
            .after(from(FRONT.facing(0.5, 0.2)))
            .saying(KebabCase.of(side));
    Check again =
        key(key, () -> opposite.isSeenBy(seen()))
            .after(from(side.seenBy(FRONT)))
            .saying(KebabCase.of(opposite));
    row(cell, first, again);
    row("", first.of("Numpad " + key), again.of("Numpad " + key));
  }

  /// The keys of the number pad turn, and with Shift those beside the letters move.
  private void turns() {
    double step = Math.toRadians(15);
    double tenth = FRONT.visibleHeight() / 10;
    turn("4", "left", FRONT.facing(-step, 0), Vec3.X.times(-tenth));
    turn("6", "right", FRONT.facing(step, 0), Vec3.X.times(tenth));
    turn("8", "up", FRONT.facing(0, step), Vec3.Y.times(tenth));
    turn("2", "down", FRONT.facing(0, -step), Vec3.Y.times(-tenth));
  }

  private void turn(String key, String word, Camera turned, Vec3 way) {
    Check turns = key(key, () -> near(seen(), turned)).saying(word);
    row(
        "4, 6, 8, 2, with Shift",
        turns,
        key("Shift+" + key, () -> near(seen(), FRONT.movedBy(way))).saying(word));
    row("", turns.of("Numpad " + key));
  }

  private static boolean near(Camera one, Camera other) {
    return one.target().minus(other.target()).length() < TINY
        && one.eye().minus(other.eye()).length() < TINY;
  }

  /// All that is not hidden, from where it starts to where it moves.
  private Camera whole() {
    return new Framing(
            Space.THREE,
            Lens.PERSPECTIVE,
            window.viewport().getWidth() / window.viewport().getHeight())
        .of(
            scene().bodies().stream()
                .filter(body -> !scene().hidden().contains(body.id()))
                .toList(),
            seen());
  }

  private void hideSome() {
    session().make(new Edit.Hide(Set.of("runner", "d"), true));
  }

  private void runnerLater() {
    session().showTime(0.25);
    select("runner");
  }

  private Check layer(String key, Layer layer) {
    return key(key, () -> view().equals(View.FIRST.toggled(layer)));
  }

  private Runnable at(double time) {
    return () -> session().showTime(time);
  }

  private PlaybackSpeed speed() {
    return session().display().speed().get();
  }

  void time() {
    row(
        "Space",
        key("Space", () -> shows(Feather.PAUSE)),
        key("Space", () -> shows(Feather.PLAY)).after(() -> fire("Space")));
    row("T", key("T", () -> Math.abs(now() - 0.5) < TINY).saying("first contact"));
    row(
        ", . with Shift",
        key("Comma", () -> now() == 0.24).after(at(0.25)).saying("back"),
        key("Period", () -> now() == 0.26).after(at(0.25)).saying("forward"),
        key("Shift+Comma", () -> now() == 0).after(at(0.25)).saying("start"),
        key("Shift+Period", () -> now() == 1).after(at(0.25)).saying("end"));
    row(
        "[ ] L",
        key("Open Bracket", () -> speed().equals(new PlaybackSpeed(0.5, false))).saying("slower"),
        key("Close Bracket", () -> speed().equals(new PlaybackSpeed(2, false))).saying("faster"),
        key("L", () -> speed().equals(new PlaybackSpeed(1, true))).saying("loop"));
  }

  private Layout layout() {
    return session().display().layout().get();
  }

  void panes() {
    row(
        "Ctrl+B, Ctrl+I, Ctrl+K, F6",
        key("Shortcut+B", () -> layout().equals(Layout.FIRST.outlinerToggled())).saying("outliner"),
        key("Shortcut+I", () -> layout().equals(Layout.FIRST.inspectorToggled()))
            .saying("inspector"),
        key("Shortcut+K", () -> layout().equals(Layout.FIRST.showing(Layout.Tab.STEPS)))
            .saying("steps"),
        key("F6", () -> isIn("#inspector")).saying("next pane"));
    row("Ctrl+Shift+B", key("Shortcut+Shift+B", () -> layout().isFolded()).saying("fold"));
    row("", key("Shift+F6", () -> isIn("#outliner")).saying("previous pane"));
    row(
        "M, O, Shift+M",
        key("M", () -> layout().equals(Layout.FIRST.showing(Layout.Tab.METHODS))).saying("methods"),
        key("O", () -> layout().equals(Layout.FIRST.showing(Layout.Tab.MAP))).saying("map"),
        key("Shift+M", () -> colorist().equals("gjk"))
            .saying("color")
            .after(() -> session().display().explainBy("gjk")),
        key("Shift+M", () -> colorist().isEmpty()));
    row("Ctrl+F", key("Shortcut+F", () -> hasFocus("#outliner-filter")));
    row("Ctrl+P", key("Shortcut+P", () -> find("#gallery").isVisible()));
    row("Ctrl+Alt+O", key("Shortcut+Alt+O", () -> asked.times == 1));
    row("", key("Shortcut+G", () -> hasFocus("#snap-step")));
  }

  private boolean isIn(String pane) {
    return Stream.iterate(stage.getScene().getFocusOwner(), node -> node != null, Node::getParent)
        .anyMatch(find(pane)::equals);
  }

  private String colorist() {
    return session().display().coloring().get().map(now -> now.method().name()).orElse("");
  }
}

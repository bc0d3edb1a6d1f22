package collisionbench.app.window;

import collisionbench.app.session.Document;
import collisionbench.app.window.document.FileKind;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Groups;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The keys of files, edits and bodies.
abstract class EditKeys extends KeyChecks {

  void files(Path file) {
    row(
        "Ctrl+N, Ctrl+Shift+N",
        key("Shortcut+N", () -> isEmpty(Space.THREE)).saying("3D"),
        key("Shortcut+Shift+N", () -> isEmpty(Space.TWO)).saying("2D"));
    row(
        "Ctrl+O, Ctrl+S, Ctrl+Shift+S",
        key("Shortcut+O", () -> asked.times == 1 && asked.toSave.isEmpty()).saying("open"),
        key("Shortcut+S", () -> asked.times == 0 && !session().document().get().isDirty())
            .after(this::move)
            .saying("save"),
        key("Shortcut+Shift+S", () -> asked.toSave.equals(Optional.of(FileKind.SCENE)))
            .saying("save as"));
    Check reload =
        key("Shortcut+R", () -> scene().name().equals("theirs"))
            .after(() -> write(SCENE.named("theirs"), file))
            .saying("reload");
    row("Ctrl+R", reload);
    row("", reload.of("F5"));
  }

  private boolean isEmpty(Space space) {
    return scene().space() == space && scene().bodies().isEmpty();
  }

  private static void write(Scene scene, Path file) {
    try {
      SceneFile.save(scene, file);
    } catch (SceneFileException failure) {
      throw new IllegalStateException(failure);
    }
  }

  void edits() {
    row(
        "Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y",
        key("Shortcut+Z", () -> scene().equals(SCENE)).after(this::move).saying("undo"),
        key("Shortcut+Shift+Z", this::isRedone).after(this::undone).saying("redo"),
        key("Shortcut+Y", this::isRedone).after(this::undone));
    row(
        "Ctrl+H",
        key("Shortcut+H", () -> find("#history-pane").isVisible()),
        key("Shortcut+H", () -> !find("#history-pane").isVisible()));
    row(
        "Ctrl+Shift+R",
        key("Shortcut+Shift+R", this::isOriginal).after(this::openBuiltIn).saying("reset"));
    row(
        "Ctrl+X, Ctrl+C, Ctrl+V",
        key("Shortcut+X", () -> isCopied() && removed().equals(Set.of("b")))
            .after(this::copying)
            .saying("cut"),
        key("Shortcut+C", () -> isCopied() && before.equals(scene()))
            .after(this::copying)
            .saying("copy"),
        key("Shortcut+V", () -> added() == 1 && selectsLast())
            .after(this::pasting)
            .saying("paste"));
    row(
        "Ctrl+D",
        key("Shortcut+D", () -> added() == 1 && selectsLast())
            .after(selecting("b"))
            .saying("duplicate"));
    row(
        "Delete, Backspace",
        key("Delete", () -> removed().equals(Set.of("b"))).after(selecting("b")).saying("delete"),
        key("Backspace", () -> removed().equals(Set.of("b"))).after(selecting("b")));
  }

  private void grouping() {
    row(
        "Ctrl+Alt+G",
        key("Shortcut+Alt+G", () -> groups().equals(Set.of("group")))
            .after(selecting("a", "b"))
            .saying("group"));
    row(
        "Ctrl+Alt+Shift+G",
        key("Shortcut+Alt+Shift+G", () -> groups().isEmpty())
            .after(() -> {
              session().make(Groups.joined(scene().bodies().subList(0, 2), scene()));
              selecting("a").run();
            })
            .saying("ungroup"));
  }

  private Set<String> groups() {
    return Groups.of(scene().bodies());
  }

  private boolean isRedone() {
    return !scene().equals(SCENE) && session().document().get().history().redoable().isEmpty();
  }

  private void undone() {
    move();
    session().undo();
  }

  private void openBuiltIn() {
    Scene scene = BuiltInScenes.named("sphere-box").orElseThrow();
    session().open(Document.builtIn("sphere-box", scene.withoutExpectation()), FRONT);
    session().make(new Edit.Move(Set.of(scene.bodies().getFirst().id()), Vec3.X));
  }

  private boolean isOriginal() {
    Scene scene = BuiltInScenes.named("sphere-box").orElseThrow();
    return scene().equals(scene.withoutExpectation());
  }

  private void copying() {
    clipboard.text = Optional.empty();
    select("b");
  }

  private boolean isCopied() {
    return clips("\"b\"") && !clips("\"a\"");
  }

  private void pasting() {
    copying();
    fire("Shortcut+C");
    select();
  }

  private boolean clips(String... parts) {
    return Stream.of(parts).allMatch(clipboard.text.orElse("")::contains);
  }

  private Set<String> removed() {
    return before.ids().stream()
        .filter(id -> !scene().ids().contains(id))
        .collect(Collectors.toSet());
  }

  private int added() {
    return scene().bodies().size() - before.bodies().size();
  }

  private boolean selectsLast() {
    return selected().equals(List.of(scene().bodies().getLast().id()));
  }

  void bodies() {
    row(
        "Ctrl+A, Ctrl+Shift+A",
        key("Shortcut+A", () -> selected().equals(List.copyOf(ids()))).saying("all"),
        key("Shortcut+Shift+A", () -> selected().isEmpty())
            .after(selecting("b", "c"))
            .saying("none"));
    row(
        "Ctrl+Down, Ctrl+Up",
        key("Shortcut+Down", () -> selected().equals(List.of("c")))
            .after(selecting("b"))
            .saying("next"),
        key("Shortcut+Up", () -> selected().equals(List.of("a")))
            .after(selecting("b"))
            .saying("previous"));
    row(
        "F3, Shift+F3",
        key("F3", () -> shows("a", "b")).saying("next contact"),
        key("F3", () -> shows("c", "d")).after(selecting("b", "c")).saying("next contact"),
        key("Shift+F3", () -> shows("c", "d")).saying("previous contact"),
        key("Shift+F3", () -> shows("a", "b"))
            .after(selecting("b", "c"))
            .saying("previous contact"));
    grouping();
    row(
        "F2, H, Shift+H, K, Alt+Up, Alt+Down",
        key("F2", () -> hasFocus("#outliner-name")).after(selecting("b")).saying("rename"),
        key("H", () -> scene().hidden().equals(Set.of("b"))).after(selecting("b")),
        key("H", () -> scene().hidden().isEmpty()).after(this::hide),
        key("Shift+H", () -> scene().hidden().isEmpty()).after(this::hide).saying("show all"),
        key("K", () -> scene().locked().equals(Set.of("b"))).after(selecting("b")),
        key("K", () -> scene().locked().isEmpty()).after(this::lock),
        key("Alt+Up", () -> ids().indexOf("b") == 0).after(selecting("b")).saying("up"),
        key("Alt+Down", () -> ids().indexOf("b") == 2).after(selecting("b")).saying("down"));
    adding("Ctrl+1 to 6");
  }

  /// {@return whether these bodies are selected and in the middle of the picture}
  private boolean shows(String one, String other) {
    return selected().equals(List.of(one, other))
        && seen().target().equals(center(scene(), one).towards(center(scene(), other), 0.5));
  }

  private void hide() {
    select("b");
    session().make(new Edit.Hide(Set.of("b"), true));
  }

  private void lock() {
    select("b");
    session().make(new Edit.Lock(Set.of("b"), true));
  }

  private void adding(String cell) {
    List<String> solid = List.of("Sphere", "Capsule", "Box", "Segment", "Triangle", "Hull");
    List<String> flat = List.of("Circle", "Capsule", "Polygon", "Segment", "Sector", "Point");
    for (int i = 0; i < 6; i++) {
      String inSpace = solid.get(i);
      String inPlane = flat.get(i);
      String key = "Shortcut+" + (i + 1);
      row(
          cell,
          key(key, () -> added() == 1 && selected().equals(List.of(inSpace))),
          key(key, () -> added() == 1 && selected().equals(List.of(inPlane)))
              .after(this::openFlat));
    }
  }

  private void openFlat() {
    session().open(Document.of(FLAT), FRONT);
    select("a");
  }
}

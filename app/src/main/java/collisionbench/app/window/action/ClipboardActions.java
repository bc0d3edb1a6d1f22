package collisionbench.app.window.action;

import collisionbench.app.port.Pasted;
import collisionbench.app.port.PastedText;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Copies;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.ShapeConvention;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.viewport.gesture.ClickedPlace;
import collisionbench.app.window.file.ConventionSwitches;
import collisionbench.app.window.file.OpeningOverlay;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.NoticeBar;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Deletes, cuts, copies, pastes and duplicates the selection. The clipboard holds the text of a
/// scene file, to and from any text editor; a single body or a list of bodies is pasted too.
///
/// @param conventions how pasted numbers are meant
public record ClipboardActions(
    Session session,
    Viewport viewport,
    TextClipboard clipboard,
    ConventionSwitches conventions,
    OpeningOverlay opening,
    NoticeBar notices) {

  public void define(Actions actions) {
    actions.on(Action.DELETE, this::delete);
    actions.on(Action.CUT, this::cut);
    actions.on(Action.COPY, this::copy);
    actions.on(Action.PASTE, this::paste);
    actions.on(Action.DUPLICATE, this::duplicate);
    actions.offWhile(
        session.selection().map(Selection::isEmpty),
        Action.DELETE,
        Action.CUT,
        Action.COPY,
        Action.DUPLICATE);
  }

  private void delete() {
    session.make(new Edit.Remove(session.selection().get().all()));
  }

  /// Deletes only what the clipboard has taken.
  private void cut() {
    if (copy()) {
      delete();
    }
  }

  private boolean copy() {
    Scene scene = scene();
    Scene copied =
        new Scene(scene.name(), "", scene.space(), selected(), Optional.empty(), Optional.empty());
    return put(SceneFile.text(copied));
  }

  /// {@return whether the clipboard took a text; if not, shows a notice}
  boolean put(String text) {
    boolean taken = clipboard.write(text);
    if (taken) {
      notices.clear(Notice.About.ACTION);
    } else {
      warn(Texts.get("copy.refused"));
    }
    return taken;
  }

  private void duplicate() {
    List<Body> originals = selected();
    add(Edit.Add.From.DUPLICATE, originals, session.selection().get().all(), aside());
  }

  private void paste() {
    paste(bodies -> {
      List<Body> pasted = add(Edit.Add.From.PASTE, bodies, Set.of(), aside());
      viewport.navigation().bringIntoView(pasted.getLast());
    });
  }

  /// Pastes bodies with their middle at a place; on the ground they keep their height.
  public void pasteAt(ClickedPlace place) {
    paste(bodies -> {
      Bounds3 all = bodies.stream().map(Body::bounds).reduce(Bounds3::and).orElseThrow();
      Vec3 way = place.point().minus(all.center());
      Vec3 level = place.onGround() ? way.minus(new Vec3(0, way.y(), 0)) : way;
      add(Edit.Add.From.PASTE, bodies, Set.of(), level);
    });
  }

  /// Adds the bodies on the clipboard. For a list of points, shows a notice about how it was read,
  /// with switches that undo and paste again in another convention. Shows a warning if nothing can
  /// be pasted.
  private void paste(Consumer<List<Body>> adding) {
    Optional<String> text = clipboard.read().filter(found -> !found.isBlank());
    if (text.isEmpty()) {
      warn(Texts.get("paste.nothing"));
    } else if (text.get().length() > PastedText.LONGEST) {
      warn(Texts.get("paste.too-long", text.get().length() >> 20, PastedText.LONGEST >> 20));
    } else {
      paste(text.get(), () -> {}, adding);
    }
  }

  /// Reads a long text in the background, with a sign of it.
  ///
  /// @param first runs before the bodies are added, once the text is read
  private void paste(String text, Runnable first, Consumer<List<Body>> adding) {
    Scene before = scene();
    Reader reader =
        new Reader(text, Texts.get("paste.clipboard"), session.space(), conventions.chosen());
    Consumer<Read> show =
        read -> {
          if (session.scene().equals(before)) {
            first.run();
            show(read, adding);
          } else {
            warn(Texts.get("paste.changed"));
          }
        };
    if (OpeningOverlay.takesLong(text.length())) {
      opening.read(Texts.get("paste.reading"), reader::read, show, this::warn);
      return;
    }
    try {
      show.accept(reader.read(() -> false));
    } catch (SceneFileException unreadable) {
      warn(unreadable);
    }
  }

  /// What a text is.
  private sealed interface Read {
    record Points(String text, Pasted pasted) implements Read {}

    record Bodies(Scene scene) implements Read {}
  }

  /// Reads a text on any thread.
  private record Reader(String text, String source, Space space, Set<ShapeConvention> conventions) {

    Read read(BooleanSupplier cancelled) throws SceneFileException {
      Optional<Pasted> points = PastedText.points(text, space, conventions, cancelled);
      return points.isPresent()
          ? new Read.Points(text, points.get())
          : new Read.Bodies(PastedText.scene(source, text, space));
    }
  }

  private void show(Read read, Consumer<List<Body>> adding) {
    switch (read) {
      case Read.Points(String text, Pasted pasted) -> pastePoints(text, pasted, adding);
      case Read.Bodies(Scene scene) -> bodies(scene).ifPresent(adding);
    }
  }

  private void pastePoints(String text, Pasted pasted, Consumer<List<Body>> adding) {
    if (!pasted.bodies().isEmpty()) {
      adding.accept(pasted.bodies());
    }
    notices.show(
        conventions.notice(
            pasted, pasted.report("paste").said(), () -> paste(text, session::undo, adding)));
  }

  private Optional<List<Body>> bodies(Scene copied) {
    if (copied.bodies().isEmpty()) {
      warn(Texts.get("paste.empty"));
      return Optional.empty();
    }
    if (copied.space() != session.space()) {
      warn(Texts.get("paste.other-space", word(copied.space()), word(session.space())));
      return Optional.empty();
    }
    notices.clear(Notice.About.ACTION);
    return Optional.of(copied.bodies());
  }

  private static String word(Space space) {
    return Texts.get(space == Space.THREE ? "scenes.space" : "scenes.plane");
  }

  private Vec3 aside() {
    double step = BodyAdding.size(session.display().camera().get()) / 2;
    return session.space() == Space.THREE ? new Vec3(step, 0, step) : new Vec3(step, -step, 0);
  }

  /// Adds bodies and selects them, so that they can be dragged away at once.
  ///
  /// @param originals the names of the bodies that were duplicated
  private List<Body> add(Edit.Add.From from, List<Body> bodies, Set<String> originals, Vec3 way) {
    List<Body> copies = Copies.of(bodies, scene(), way);
    session.make(new Edit.Add(from, copies, originals));
    session.select(new Selection(copies.stream().map(Body::id).toList()));
    return copies;
  }

  /// In the order of the scene, whichever was selected first.
  private List<Body> selected() {
    Set<String> selected = session.selection().get().all();
    return scene().bodies().stream().filter(body -> selected.contains(body.id())).toList();
  }

  private Scene scene() {
    session.commit();
    return session.scene();
  }

  private void warn(SceneFileException unreadable) {
    warn(unreadable.said());
  }

  private void warn(String sentence) {
    notices.show(Notice.refused(sentence));
  }
}

package collisionbench.app.window.action;

import collisionbench.app.paste.PastedText;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Copies;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.viewport.gesture.ClickedPlace;
import collisionbench.app.window.file.Pasting;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.NoticeBar;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/// Deletes, cuts, copies, pastes and duplicates the selection. The clipboard holds the text of a
/// scene file, to and from any text editor; any text with numbers is pasted too.
public record ClipboardActions(
    Session session,
    Viewport viewport,
    TextClipboard clipboard,
    Pasting pasting,
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
    paste(bodies -> Copies.of(bodies, scene(), aside()));
  }

  /// Pastes bodies with their middle at a place; on the ground they keep their height.
  public void pasteAt(ClickedPlace place) {
    paste(bodies -> {
      Bounds3 all = bodies.stream().map(Body::bounds).reduce(Bounds3::and).orElseThrow();
      Vec3 way = place.point().minus(all.center());
      Vec3 level = place.onGround() ? way.minus(new Vec3(0, way.y(), 0)) : way;
      return Copies.of(bodies, scene(), level);
    });
  }

  /// Adds the bodies on the clipboard, or shows why there are none.
  private void paste(UnaryOperator<List<Body>> placing) {
    Optional<String> text = clipboard.read().filter(found -> !found.isBlank());
    if (text.isEmpty()) {
      warn(Texts.get("paste.nothing"));
    } else if (text.get().length() > PastedText.LONGEST) {
      warn(Texts.get("paste.too-long", text.get().length() >> 20, PastedText.LONGEST >> 20));
    } else {
      session.commit();
      pasting.paste(text.get(), placing);
    }
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

  private void warn(String sentence) {
    notices.show(Notice.refused(sentence));
  }
}

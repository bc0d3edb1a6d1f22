package collisionbench.app.window.action;

import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.gesture.ClickedPlace;
import collisionbench.app.window.action.Command.Place;
import collisionbench.app.window.action.Commands.Group;
import collisionbench.app.window.document.Pasting;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.NoticeBar;
import collisionbench.bench.paste.PastedText;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Copies;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.kordamp.ikonli.feather.Feather;

/// Deletes, cuts, copies, pastes and duplicates the selection. The clipboard holds the text of a
/// scene file, to and from any text editor; any text with numbers is pasted too.
public record ClipboardActions(
    Session session, TextClipboard clipboard, Pasting pasting, NoticeBar notices) {

  public void define(Commands commands) {
    Group edit = commands.group(Place.EDIT, 1);
    Group selected = edit.offWhile(session.selection().map(Selection::isEmpty));
    selected.add("cut", "Shortcut+X", Feather.SCISSORS, this::cut);
    selected.add("copy", "Shortcut+C", Feather.COPY, this::copy);
    edit.add("paste", "Shortcut+V", Feather.CLIPBOARD, this::paste);
    selected.add("duplicate", "Shortcut+D", this::duplicate);
    selected.add("delete", "Delete, Backspace", Feather.TRASH_2, this::delete);
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

  /// Selects the copies, so that they can be dragged away at once.
  private void duplicate() {
    List<Body> copies = Copies.of(selected(), scene(), aside());
    session.make(new Edit.Add(Edit.Add.From.DUPLICATE, copies, session.selection().get().all()));
    session.select(new Selection(copies.stream().map(Body::id).toList()));
  }

  /// Copied bodies are put aside; numbers in a text stay as they are.
  private void paste() {
    paste(
        bodies -> Copies.of(bodies, scene(), aside()),
        bodies -> Copies.of(bodies, scene(), Vec3.ZERO));
  }

  /// Pastes bodies with their middle at a place; on the ground they keep their height.
  public void pasteAt(ClickedPlace place) {
    UnaryOperator<List<Body>> placing =
        bodies -> {
          Bounds3 all = bodies.stream().map(Body::bounds).reduce(Bounds3::and).orElseThrow();
          Vec3 way = place.point().minus(all.center());
          Vec3 level = place.onGround() ? way.minus(new Vec3(0, way.y(), 0)) : way;
          return Copies.of(bodies, scene(), level);
        };
    paste(placing, placing);
  }

  /// Adds the bodies on the clipboard, or shows why there are none.
  private void paste(UnaryOperator<List<Body>> ofCopies, UnaryOperator<List<Body>> ofNumbers) {
    Optional<String> text = clipboard.read().filter(found -> !found.isBlank());
    if (text.isEmpty()) {
      warn(Texts.get("paste.nothing"));
    } else if (text.get().length() > PastedText.LONGEST) {
      warn(Texts.get("paste.too-long", text.get().length() >> 20, PastedText.LONGEST >> 20));
    } else {
      session.commit();
      pasting.paste(text.get(), ofCopies, ofNumbers);
    }
  }

  private Vec3 aside() {
    double step = BodyAdding.size(session.display().camera().get()) / 2;
    return session.space() == Space.THREE ? new Vec3(step, 0, step) : new Vec3(step, -step, 0);
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

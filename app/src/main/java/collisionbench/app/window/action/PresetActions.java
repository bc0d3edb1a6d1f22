package collisionbench.app.window.action;

import collisionbench.app.finder.Gallery;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Session;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.message.Notice;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.scenefile.UserScene;
import collisionbench.bench.scenefile.UserScenes;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Keeping, renaming, removing and restoring presets.
public final class PresetActions implements Gallery.Edits {

  private static final double WIDTH = 480;

  private final UserScenes kept;
  private final Session session;
  private final MessageDialogs messages;
  private final Consumer<Notice> report;
  private Optional<Removed> removed = Optional.empty();

  /// @param file where it is
  private record Removed(UserScene scene, Path file) {}

  private interface Change {
    void make() throws IOException, SceneFileException;
  }

  public PresetActions(
      UserScenes kept, Session session, MessageDialogs messages, Consumer<Notice> report) {
    this.kept = kept;
    this.session = session;
    this.messages = messages;
    this.report = report;
  }

  UserScenes kept() {
    return kept;
  }

  void keep() {
    session.commit();
    UserScenes.Listing all = kept.all();
    ask("preset.keep", session.scene().name(), name -> all.named(name).map(_ -> "preset.replaces"))
        .ifPresent(name -> make("preset.not-kept", () -> keep(name)));
  }

  private void keep(String name) throws IOException, SceneFileException {
    Optional<Path> before =
        kept.keep(session.scene().seenFrom(session.display().camera().get()), name);
    report.accept(
        Notice.done(
            before
                .map(old -> Texts.get("preset.replaced", name, old))
                .orElseGet(() -> Texts.get("preset.kept", name))));
  }

  /// Asks again while another preset has the name.
  @Override
  public void rename(UserScene scene) {
    UserScenes.Listing all = kept.all();
    Function<String, Optional<String>> taken =
        name -> all.named(name).filter(other -> !other.equals(scene)).map(_ -> "preset.taken");
    Optional<String> name;
    do {
      name = ask("preset.rename", scene.name(), taken);
    } while (name.flatMap(taken).isPresent());
    name.filter(other -> !other.equals(scene.name()))
        .ifPresent(other -> make("preset.not-renamed", () -> kept.rename(scene, other)));
  }

  /// Removes a preset, which a notice offers to bring back.
  @Override
  public boolean remove(UserScene scene) {
    return make(
        "preset.not-removed",
        () -> {
          Path file = kept.remove(scene);
          removed = Optional.of(new Removed(scene, file));
          report.accept(
              Notice.word(
                  Notice.About.ACTION,
                  Feather.TRASH_2,
                  Texts.get("preset.removed", scene.name(), file),
                  new Notice.Choice("preset-undo", Texts.get("preset.undo"), this::restore)));
        });
  }

  @Override
  public void restore() {
    removed.ifPresent(last ->
        make(
            "preset.not-kept",
            () -> {
              kept.restore(last.scene(), last.file());
              removed = Optional.empty();
              report.accept(Notice.done(Texts.get("preset.restored", last.scene().name())));
            }));
  }

  /// @param warnings returns the key of what to say about a name
  /// @return a name that is not empty; empty if dismissed
  private Optional<String> ask(
      String key, String suggestion, Function<String, Optional<String>> warnings) {
    TextField field = MessageDialogs.field("preset-name", suggestion);
    Label hint = Nodes.named(Nodes.wrapped("muted"), "preset-hint");
    hint.setPrefWidth(WIDTH);
    field.textProperty().subscribe(typed -> hint.setText(hint(UserScene.name(typed), warnings)));
    VBox content = new VBox(8, Nodes.caption(Texts.get("preset.name"), field), field, hint);
    do {
      // A dialog gives the focus to a button as it opens.
      Platform.runLater(field::requestFocus);
      if (!messages.confirms(
          Texts.get(key + ".heading"), content, Feather.STAR, key, "ask.cancel")) {
        return Optional.empty();
      }
    } while (UserScene.name(field.getText()).isEmpty());
    return Optional.of(UserScene.name(field.getText()));
  }

  private String hint(String name, Function<String, Optional<String>> warnings) {
    return name.isEmpty()
        ? Texts.get("preset.no-name")
        : Texts.get(warnings.apply(name).orElse("preset.where"), kept.folder());
  }

  /// {@return whether the files were changed; if not, says why}
  ///
  /// @param failed the key of what to say if the change fails
  private boolean make(String failed, Change change) {
    try {
      change.make();
      return true;
    } catch (SceneFileException failure) {
      messages.showError(Texts.get(failed), failure.text());
    } catch (IOException failure) {
      messages.showError(
          Texts.get(failed),
          Texts.get("preset.failed", kept.folder(), FileFailure.of(failure).text()));
    }
    return false;
  }
}

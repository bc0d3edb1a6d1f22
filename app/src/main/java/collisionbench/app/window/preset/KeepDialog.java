package collisionbench.app.window.preset;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.preset.KeptScene;
import collisionbench.app.preset.KeptScenes;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.MessageDialogs;
import java.util.Optional;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Asks for the name of a preset.
public record KeepDialog(MessageDialogs messages, KeptScenes kept) {

  private static final double WIDTH = 480;

  /// {@return a name for a new preset, which may be that of another one; empty if dismissed}
  public Optional<String> ask(String suggestion) {
    KeptScenes.Listing all = kept.all();
    return ask("preset.keep", suggestion, name -> all.named(name).map(_ -> "preset.replaces"));
  }

  /// {@return another name for a preset, which no other one has; empty if dismissed}
  public Optional<String> askToRename(KeptScene scene) {
    KeptScenes.Listing all = kept.all();
    Optional<String> name;
    do {
      name = ask("preset.rename", scene.name(), typed -> taken(typed, scene, all));
    } while (name.flatMap(typed -> taken(typed, scene, all)).isPresent());
    return name.filter(typed -> !typed.equals(scene.name()));
  }

  private static Optional<String> taken(String name, KeptScene scene, KeptScenes.Listing all) {
    return all.named(name).filter(other -> !other.equals(scene)).map(_ -> "preset.taken");
  }

  /// @param warnings returns the key of what to say about a name
  /// @return a name that is not empty
  private Optional<String> ask(
      String key, String suggestion, Function<String, Optional<String>> warnings) {
    TextField field = MessageDialogs.field("preset-name", suggestion);
    Label hint = Nodes.named(Nodes.wrapped("muted"), "preset-hint");
    hint.setPrefWidth(WIDTH);
    field.textProperty().subscribe(typed -> hint.setText(hint(KeptScene.name(typed), warnings)));
    VBox content = new VBox(8, Nodes.caption(Texts.get("preset.name"), field), field, hint);
    do {
      // A dialog gives the focus to a button as it opens.
      Platform.runLater(field::requestFocus);
      if (!messages.confirms(
          Texts.get(key + "-heading"), content, Feather.STAR, key, "ask.cancel")) {
        return Optional.empty();
      }
    } while (KeptScene.name(field.getText()).isEmpty());
    return Optional.of(KeptScene.name(field.getText()));
  }

  private String hint(String name, Function<String, Optional<String>> warnings) {
    return name.isEmpty()
        ? Texts.get("preset.no-name")
        : Texts.get(warnings.apply(name).orElse("preset.where"), kept.folder());
  }
}

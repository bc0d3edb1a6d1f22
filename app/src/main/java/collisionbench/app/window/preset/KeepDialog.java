package collisionbench.app.window.preset;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.preset.KeptScene;
import collisionbench.app.preset.KeptScenes;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.MessageDialogs;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Asks for the name and the tags of a new preset. One that replaces another begins with its tags.
public record KeepDialog(MessageDialogs messages, KeptScenes kept) {

  private static final double WIDTH = 480;

  /// The answer.
  ///
  /// @param name not empty
  public record Answer(String name, List<String> tags) {

    public Answer {
      tags = List.copyOf(tags);
    }
  }

  /// {@return the name and tags; empty if the dialog was dismissed. It asks again for a name}
  public Optional<Answer> ask(String suggestion) {
    List<KeptScene> presets = kept.all().scenes();
    TextField name = MessageDialogs.field("preset-name", suggestion);
    TextField tags = MessageDialogs.field("preset-tags", tagsOf(suggestion, presets));
    tags.setPromptText(tagsInUse(presets));
    Label hint = Nodes.named(Nodes.wrapped("muted"), "preset-hint");
    hint.setPrefWidth(WIDTH);
    name.textProperty().subscribe(typed -> hint.setText(hint(KeptScene.name(typed), presets)));
    name.textProperty()
        .subscribe((before, typed) -> {
          // Tags that were typed stay.
          if (tags.getText().equals(tagsOf(before, presets))) {
            tags.setText(tagsOf(typed, presets));
          }
        });
    VBox content =
        new VBox(
            8,
            Nodes.caption(Texts.get("preset.name"), name),
            name,
            Nodes.caption(Texts.get("preset.tags"), tags),
            tags,
            hint);
    do {
      // A dialog gives the focus to a button as it opens.
      Platform.runLater(name::requestFocus);
      if (!messages.confirms(
          Texts.get("preset.keep-heading"), content, Feather.STAR, "preset.keep", "ask.cancel")) {
        return Optional.empty();
      }
    } while (KeptScene.name(name.getText()).isEmpty());
    return Optional.of(new Answer(KeptScene.name(name.getText()), KeptScene.tags(tags.getText())));
  }

  /// {@return the tags of the preset that a name would replace}
  private static String tagsOf(String typed, List<KeptScene> presets) {
    return named(KeptScene.name(typed), presets).map(KeptScene::tagText).orElse("");
  }

  private static Optional<KeptScene> named(String name, List<KeptScene> presets) {
    return presets.stream().filter(preset -> preset.name().equals(name)).findFirst();
  }

  private static String tagsInUse(List<KeptScene> presets) {
    String used =
        presets.stream()
            .flatMap(scene -> scene.tags().stream())
            .distinct()
            .limit(5)
            .collect(Collectors.joining(", "));
    return used.isEmpty() ? Texts.get("preset.tags-example") : used;
  }

  private String hint(String name, List<KeptScene> presets) {
    if (name.isEmpty()) {
      return Texts.get("preset.no-name");
    }
    return Texts.get(
        named(name, presets).isPresent() ? "preset.replaces" : "preset.where", kept.folder());
  }
}

package collisionbench.app.window.action;

import collisionbench.app.settings.View;
import collisionbench.app.text.KebabCase;
import collisionbench.app.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.feather.Feather;

/// Shows a layer over the bodies, or hides it.
public record LayerSwitch(View.Layer layer) implements MenuEntry {

  /// {@return the switches of all layers, in the order of the menu}
  static List<LayerSwitch> all() {
    return Stream.of(View.Layer.values()).map(LayerSwitch::new).toList();
  }

  @Override
  public MenuPlace place() {
    return MenuPlace.LAYERS;
  }

  @Override
  public int group() {
    return 0;
  }

  @Override
  public KeyCombination key() {
    return KeyCombination.keyCombination(layer.key());
  }

  @Override
  public List<KeyCombination> otherKeys() {
    return List.of();
  }

  @Override
  public Optional<Feather> icon() {
    return layer == View.Layer.GRID ? Optional.of(Feather.GRID) : Optional.empty();
  }

  @Override
  public String id() {
    return "show-" + KebabCase.of(layer);
  }

  @Override
  public String label() {
    return Texts.get("action." + id());
  }
}

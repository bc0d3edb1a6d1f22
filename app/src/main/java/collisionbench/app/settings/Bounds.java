package collisionbench.app.settings;

import collisionbench.app.json.Json;
import collisionbench.app.json.JsonException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Where a window is on the screen, in its coordinates.
///
/// @param maximized whether it fills the screen; the other values are then those from before
public record Bounds(double x, double y, double width, double height, boolean maximized) {

  /// How it stands in the settings file.
  static final Form<Optional<Bounds>> FORM = form();

  public Bounds {
    if (!(width > 0 && height > 0) || !Double.isFinite(x + y + width + height)) {
      throw new IllegalArgumentException(
          "a window must have a place and a size: %s, %s, %s x %s".formatted(x, y, width, height));
    }
  }

  private static Form<Optional<Bounds>> form() {
    var x = edge("x", Bounds::x);
    var y = edge("y", Bounds::y);
    var width = edge("width", Bounds::width);
    var height = edge("height", Bounds::height);
    var maximized =
        new Member<Optional<Bounds>, Boolean>(
            "maximized", window -> window.map(Bounds::maximized).orElse(false), Form.FLAG);
    return Form.object(
        List.of(x, y, width, height, maximized),
        object ->
            Optional.of(
                of(
                    object,
                    x.read(object, Optional.empty()),
                    y.read(object, Optional.empty()),
                    width.read(object, Optional.empty()),
                    height.read(object, Optional.empty()),
                    maximized.read(object, Optional.empty()))));
  }

  private static Member<Optional<Bounds>, Double> edge(
      String name, Function<Bounds, Double> value) {
    return new Member<>(name, window -> window.map(value).orElse(0.0), Form.NUMBER);
  }

  private static Bounds of(
      Json object, double x, double y, double width, double height, boolean maximized)
      throws JsonException {
    try {
      return new Bounds(x, y, width, height, maximized);
    } catch (IllegalArgumentException _) {
      String found = "%s, %s, %s x %s".formatted(x, y, width, height);
      throw object.place().refuse(SettingsReason.NO_BOUNDS, found);
    }
  }
}

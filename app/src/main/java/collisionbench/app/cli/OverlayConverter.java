package collisionbench.app.cli;

import collisionbench.app.session.View.Layer;
import java.util.EnumSet;
import java.util.Set;
import picocli.CommandLine;

/// Reads the name of something that can be drawn over the bodies, or `all`.
final class OverlayConverter implements CommandLine.ITypeConverter<OverlayConverter.Overlays> {

  static final String NAMES = "contacts, distance, depth, crossing, bounds, names, stripes or all";

  private static final Set<Layer> ALL =
      Set.copyOf(EnumSet.complementOf(EnumSet.of(Layer.GRID, Layer.STRIPES)));

  /// What one name stands for.
  record Overlays(Set<Layer> layers) {}

  @Override
  public Overlays convert(String text) {
    return new Overlays(
        switch (text) {
          case "contacts" -> Set.of(Layer.CONTACTS);
          case "distance" -> Set.of(Layer.DISTANCE);
          case "depth" -> Set.of(Layer.DEPTH);
          case "crossing" -> Set.of(Layer.CROSSING);
          case "bounds" -> Set.of(Layer.BOUNDS);
          case "names" -> Set.of(Layer.NAMES);
          case "stripes" -> Set.of(Layer.STRIPES);
          case "all" -> ALL;
          default ->
              throw new CommandLine.TypeConversionException(
                  "expected " + NAMES + ", found " + text);
        });
  }
}

package collisionbench.app.cli;

import collisionbench.app.settings.View.Layer;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine;

/// Reads the name of something that can be drawn over the bodies, or `all`; iterates over these
/// words.
final class OverlayConverter
    implements CommandLine.ITypeConverter<OverlayConverter.Overlays>, Iterable<String> {

  private static final String ALL = "all";

  /// The grid is always there.
  private static final WordConverter<Layer> LAYERS =
      new WordConverter<>(List.copyOf(EnumSet.complementOf(EnumSet.of(Layer.GRID))));

  /// What one word stands for.
  record Overlays(Set<Layer> layers) {}

  @Override
  public Overlays convert(String text) {
    return new Overlays(
        text.equals(ALL)
            ? EnumSet.complementOf(EnumSet.of(Layer.GRID, Layer.STRIPES))
            : Set.of(LAYERS.find(text).orElseThrow(() -> WordConverter.misfit(words(), text))));
  }

  @Override
  public Iterator<String> iterator() {
    return words().iterator();
  }

  private static List<String> words() {
    return Stream.concat(LAYERS.words().stream(), Stream.of(ALL)).toList();
  }
}

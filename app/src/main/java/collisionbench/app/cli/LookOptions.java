package collisionbench.app.cli;

import collisionbench.app.settings.Theme;
import collisionbench.app.settings.View;
import collisionbench.app.settings.View.Layer;
import collisionbench.bench.command.Converters;
import collisionbench.bench.map.MapColor;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.scene.PairMap;
import collisionbench.bench.text.KebabCase;
import collisionbench.methods.method.Method;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options for how scenes are drawn.
final class LookOptions {

  private static final Pattern SIZE = Pattern.compile("(\\d{1,6})[xX](\\d{1,6})");
  private static final String ALL = "all";

  /// All overlays except the grid, which is always drawn.
  private static final Set<Layer> OVERLAYS = EnumSet.complementOf(EnumSet.of(Layer.GRID));

  private static final List<String> OVERLAY_WORDS =
      Stream.concat(OVERLAYS.stream().map(KebabCase::of), Stream.of(ALL)).toList();

  @Option(
      names = "--size",
      paramLabel = "WxH",
      description = "Width and height in pixels (default: 1280x800).")
  private Pictures.Size size = new Pictures.Size(1280, 800);

  @Mixin private Colors colors = new Colors();

  @Option(
      names = "--overlay",
      split = ",",
      completionCandidates = OverlayWords.class,
      paramLabel = "NAME",
      description =
          "Overlays to draw: ${COMPLETION-CANDIDATES}; any of them also shows how bodies move.")
  private List<Overlays> overlays = List.of();

  @Option(
      names = "--lens",
      defaultValue = "perspective",
      paramLabel = "LENS",
      description = "perspective or orthographic, for 3D scenes (default: ${DEFAULT-VALUE}).")
  private View.Lens lens = View.Lens.PERSPECTIVE;

  /// @param by the method that colors them; empty for our own answers
  Pictures.Look look(Optional<Method> by) {
    Set<View.Layer> layers = EnumSet.copyOf(View.BODIES.layers());
    overlays.forEach(named -> layers.addAll(named.layers()));
    View view = View.BODIES.with(lens).with(layers);
    return new Pictures.Look(size, colors.theme(), view, by);
  }

  static final class Colors {

    @Option(
        names = "--theme",
        defaultValue = "dark",
        paramLabel = "THEME",
        description = "dark or light (default: ${DEFAULT-VALUE}).")
    private Theme theme = Theme.DARK;

    Theme theme() {
      return theme;
    }
  }

  /// Registers the converters for option values of commands that draw.
  static CommandLine register(CommandLine commands) {
    return commands
        .registerConverter(Theme.class, text -> Converters.word(text, Theme.class))
        .registerConverter(View.Lens.class, text -> Converters.word(text, View.Lens.class))
        .registerConverter(PairMap.class, text -> Converters.word(text, PairMap.class))
        .registerConverter(MapColor.class, text -> Converters.word(text, MapColor.class))
        .registerConverter(MapPlane.Kind.class, text -> Converters.word(text, MapPlane.Kind.class))
        .registerConverter(Overlays.class, LookOptions::overlays)
        .registerConverter(Pictures.Size.class, LookOptions::size);
  }

  /// The layers that one word of `--overlay` names.
  record Overlays(Set<Layer> layers) {}

  /// The words that `--overlay` accepts, for help texts.
  static final class OverlayWords implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return OVERLAY_WORDS.iterator();
    }
  }

  /// Reads a time from 0 to 1.
  static final class Time implements ITypeConverter<Double> {
    @Override
    public Double convert(String text) {
      return Converters.number(text, 0, 1, "a number from 0 to 1");
    }
  }

  /// Reads a part of an image.
  static final class Percent implements ITypeConverter<Double> {
    @Override
    public Double convert(String text) {
      return Converters.number(text, 0, 100, "a percentage from 0 to 100");
    }
  }

  private static Overlays overlays(String text) {
    return new Overlays(
        text.equals(ALL)
            ? EnumSet.complementOf(EnumSet.of(Layer.GRID, Layer.STRIPES, Layer.SEE_THROUGH))
            : Set.of(Converters.constant(text, OVERLAYS, OVERLAY_WORDS)));
  }

  private static Pictures.Size size(String text) {
    return Converters.pair(text, SIZE, Pictures.Size::new, "width and height such as 1280x800");
  }
}

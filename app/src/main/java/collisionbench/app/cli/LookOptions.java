package collisionbench.app.cli;

import collisionbench.app.settings.Theme;
import collisionbench.app.settings.View;
import collisionbench.methods.method.Method;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Option;

/// The options for how scenes are drawn.
final class LookOptions {

  @Option(
      names = "--size",
      paramLabel = "WxH",
      description = "Width and height in pixels (default: 1280x800).")
  private Pictures.Size size = new Pictures.Size(1280, 800);

  @Option(
      names = "--theme",
      defaultValue = "dark",
      paramLabel = "THEME",
      description = "dark or light (default: ${DEFAULT-VALUE}).")
  private Theme theme = Theme.DARK;

  @Option(
      names = "--overlay",
      split = ",",
      completionCandidates = LookConverters.OverlayWords.class,
      paramLabel = "NAME",
      description =
          "Overlays to draw: ${COMPLETION-CANDIDATES}; any of them also shows how bodies move.")
  private List<LookConverters.Overlays> overlays = List.of();

  @Option(
      names = "--lens",
      defaultValue = "perspective",
      paramLabel = "LENS",
      description = "perspective or orthographic, for 3D scenes (default: ${DEFAULT-VALUE}).")
  private View.Lens lens = View.Lens.PERSPECTIVE;

  /// {@return how scenes are drawn}
  ///
  /// @param by the method that colors them; empty for our own answers
  Pictures.Look look(Optional<Method> by) {
    Set<View.Layer> layers = EnumSet.copyOf(View.BODIES.layers());
    overlays.forEach(named -> layers.addAll(named.layers()));
    View view = View.BODIES.with(lens).with(layers);
    return new Pictures.Look(size, theme, view, by);
  }
}

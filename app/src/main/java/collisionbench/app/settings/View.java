package collisionbench.app.settings;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// How scenes are shown and edited; not part of scene files.
///
/// @param tool the action of the handles of a selected body
/// @param step the snapping distance, more than 0 and finite; empty to snap to the visible grid
/// @param method the name of the method whose steps are shown, for pairs that it answers; empty for
///   the first method that answers
/// @param localAxes whether handles are on the axes of the selected body, if it has an orientation
public record View(
    Tool tool,
    Lens lens,
    Set<Layer> layers,
    Mouse mouse,
    Optional<Double> step,
    Optional<String> method,
    boolean localAxes) {

  public static final View FIRST =
      new View(
          Tool.MOVE,
          Lens.PERSPECTIVE,
          EnumSet.of(Layer.CONTACTS, Layer.DISTANCE, Layer.DEPTH, Layer.CROSSING, Layer.GRID),
          Mouse.BENCH,
          Optional.empty(),
          Optional.empty(),
          false);

  /// Only the bodies and the grid.
  public static final View BODIES = FIRST.with(EnumSet.of(Layer.GRID));

  public View {
    layers = Set.copyOf(layers);
    if (step.isPresent() && !(step.get() > 0 && step.get() < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("step must be finite and > 0: " + step.get());
    }
  }

  public enum Tool {
    /// There are no handles.
    NONE,
    MOVE,
    ROTATE,
    RESIZE
  }

  public enum Lens {
    PERSPECTIVE,
    ORTHOGRAPHIC;

    public Lens other() {
      return this == PERSPECTIVE ? ORTHOGRAPHIC : PERSPECTIVE;
    }
  }

  /// Mouse schemes of the camera, named after the editor that uses them.
  public enum Mouse {
    /// The bench's own scheme.
    BENCH,
    UNITY,
    BLENDER,
    GODOT
  }

  public enum Layer {
    /// Contact points and their normals.
    CONTACTS,
    /// The line between the closest points, with the distance.
    DISTANCE,
    /// The least separating translation, with the depth.
    DEPTH,
    /// Where segments cross bodies and moving bodies meet, and the direction of segments.
    CROSSING,
    BOUNDS,
    NAMES,
    /// The ground grid, or the grid of the plane, with its numbers.
    GRID,
    /// Strong stripes on touching bodies, for people who cannot see red.
    STRIPES,
    /// All bodies are see-through.
    SEE_THROUGH
  }

  public boolean shows(Layer layer) {
    return layers.contains(layer);
  }

  public View with(Tool newTool) {
    return new View(newTool, lens, layers, mouse, step, method, localAxes);
  }

  public View with(Lens newLens) {
    return new View(tool, newLens, layers, mouse, step, method, localAxes);
  }

  public View with(Set<Layer> newLayers) {
    return new View(tool, lens, newLayers, mouse, step, method, localAxes);
  }

  public View with(Mouse newMouse) {
    return new View(tool, lens, layers, newMouse, step, method, localAxes);
  }

  public View snapping(Optional<Double> newStep) {
    return new View(tool, lens, layers, mouse, newStep, method, localAxes);
  }

  public View explainedBy(String newMethod) {
    return new View(tool, lens, layers, mouse, step, Optional.of(newMethod), localAxes);
  }

  /// {@return this view with handles on local axes if they were on those of the scene, or the
  /// reverse}
  public View axesToggled() {
    return new View(tool, lens, layers, mouse, step, method, !localAxes);
  }

  /// {@return this view with what changed from one view to another, and only that}
  public View changed(View from, View to) {
    return new View(
        from.tool == to.tool ? tool : to.tool,
        from.lens == to.lens ? lens : to.lens,
        layersChanged(from.layers, to.layers),
        from.mouse == to.mouse ? mouse : to.mouse,
        from.step.equals(to.step) ? step : to.step,
        from.method.equals(to.method) ? method : to.method,
        from.localAxes == to.localAxes ? localAxes : to.localAxes);
  }

  private Set<Layer> layersChanged(Set<Layer> from, Set<Layer> to) {
    EnumSet<Layer> changed = EnumSet.noneOf(Layer.class);
    for (Layer layer : Layer.values()) {
      boolean same = from.contains(layer) == to.contains(layer);
      if ((same ? layers : to).contains(layer)) {
        changed.add(layer);
      }
    }
    return changed;
  }

  public View toggled(Layer layer) {
    EnumSet<Layer> others = EnumSet.noneOf(Layer.class);
    others.addAll(layers);
    if (!others.remove(layer)) {
      others.add(layer);
    }
    return with(others);
  }
}

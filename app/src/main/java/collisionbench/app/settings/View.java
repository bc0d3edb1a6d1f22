package collisionbench.app.settings;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// How the scene is shown and handled, whichever it is: what no scene file says.
///
/// @param tool what the handles on a selected body do
/// @param lens how depth is seen
/// @param layers what is drawn over the bodies
/// @param mouse how the mouse takes the camera about
/// @param step the lengths in which things snap, more than 0 and finite; empty for the lines of the
///   grid that are seen
/// @param method the name of the method whose steps are shown of those pairs that it answers; empty
///   for the first that answers
public record View(
    Tool tool,
    Lens lens,
    Set<Layer> layers,
    Mouse mouse,
    Optional<Double> step,
    Optional<String> method) {

  /// How it is shown at first.
  public static final View FIRST =
      new View(
          Tool.MOVE,
          Lens.PERSPECTIVE,
          EnumSet.of(Layer.CONTACTS, Layer.DISTANCE, Layer.DEPTH, Layer.CROSSING, Layer.GRID),
          Mouse.BENCH,
          Optional.empty(),
          Optional.empty());

  /// The bodies alone, over the grid.
  public static final View BODIES = FIRST.with(EnumSet.of(Layer.GRID));

  public View {
    layers = Set.copyOf(layers);
    if (step.isPresent() && !(step.get() > 0 && step.get() < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("step must be finite and > 0: " + step.get());
    }
  }

  /// What handles do.
  public enum Tool {
    MOVE,
    ROTATE,
    RESIZE
  }

  /// How depth is seen in a scene in space.
  public enum Lens {
    PERSPECTIVE,
    ORTHOGRAPHIC;

    /// {@return the other}
    public Lens other() {
      return this == PERSPECTIVE ? ORTHOGRAPHIC : PERSPECTIVE;
    }
  }

  /// Whose mouse it is like: each editor has another.
  public enum Mouse {
    /// This bench's own.
    BENCH,
    UNITY,
    BLENDER,
    GODOT
  }

  /// What can be drawn over the bodies.
  public enum Layer {
    /// Contact points and their normals.
    CONTACTS("C"),
    /// The line between the closest points, with the distance.
    DISTANCE("D"),
    /// The least translation that separates, with the depth.
    DEPTH("Shift+D"),
    /// Where segments meet bodies, and moving bodies each other; which way segments run.
    CROSSING("Shift+C"),
    /// Bounding boxes.
    BOUNDS("B"),
    /// The bodies' names.
    NAMES("N"),
    /// The ground, or the plane's grid, with its numbers.
    GRID("G"),
    /// Strong stripes on what touches, for people who do not see red.
    STRIPES("Shift+S");

    private final String key;

    Layer(String key) {
      this.key = key;
    }

    /// {@return the key that shows or hides it, as JavaFX reads it}
    public String key() {
      return key;
    }
  }

  /// {@return whether a layer is shown}
  public boolean shows(Layer layer) {
    return layers.contains(layer);
  }

  /// {@return this view with another tool}
  public View with(Tool newTool) {
    return new View(newTool, lens, layers, mouse, step, method);
  }

  /// {@return this view through another lens}
  public View with(Lens newLens) {
    return new View(tool, newLens, layers, mouse, step, method);
  }

  /// {@return this view with these layers and no others}
  public View with(Set<Layer> newLayers) {
    return new View(tool, lens, newLayers, mouse, step, method);
  }

  /// {@return this view with another mouse}
  public View with(Mouse newMouse) {
    return new View(tool, lens, layers, newMouse, step, method);
  }

  /// {@return this view with things that snap in other lengths}
  public View snapping(Optional<Double> newStep) {
    return new View(tool, lens, layers, mouse, newStep, method);
  }

  /// {@return this view with the steps of another method}
  public View explainedBy(String newMethod) {
    return new View(tool, lens, layers, mouse, step, Optional.of(newMethod));
  }

  /// {@return this view with a layer shown if it was not, else without it}
  public View toggled(Layer layer) {
    EnumSet<Layer> others = EnumSet.noneOf(Layer.class);
    others.addAll(layers);
    if (!others.remove(layer)) {
      others.add(layer);
    }
    return with(others);
  }
}

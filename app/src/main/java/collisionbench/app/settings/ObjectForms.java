package collisionbench.app.settings;

import collisionbench.app.json.Json;
import collisionbench.app.json.JsonException;
import collisionbench.app.session.Layout;
import collisionbench.app.session.View;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// The settings that are objects, and their members.
final class ObjectForms {

  private static final Member<Optional<Bounds>, Double> X = edge("x", Bounds::x);
  private static final Member<Optional<Bounds>, Double> Y = edge("y", Bounds::y);
  private static final Member<Optional<Bounds>, Double> WIDTH = edge("width", Bounds::width);
  private static final Member<Optional<Bounds>, Double> HEIGHT = edge("height", Bounds::height);
  private static final Member<Optional<Bounds>, Boolean> MAXIMIZED =
      new Member<>("maximized", window -> window.map(Bounds::maximized).orElse(false), Form.FLAG);

  static final Form<Optional<Bounds>> WINDOW =
      Form.object(List.of(X, Y, WIDTH, HEIGHT, MAXIMIZED), ObjectForms::window);

  private static final Member<Layout, Double> OUTLINER_WIDTH =
      new Member<>("outlinerWidth", Layout::outlinerWidth, Form.number(ObjectForms::paneWidth));
  private static final Member<Layout, Double> INSPECTOR_WIDTH =
      new Member<>("inspectorWidth", Layout::inspectorWidth, Form.number(ObjectForms::paneWidth));
  private static final Member<Layout, Boolean> OUTLINER =
      new Member<>("outliner", Layout::outliner, Form.FLAG);
  private static final Member<Layout, Boolean> INSPECTOR =
      new Member<>("inspector", Layout::inspector, Form.FLAG);

  private static final Member<Layout, Layout.Tab> TAB =
      new Member<>("tab", Layout::tab, Form.word(Layout.Tab.class));

  static final Form<Layout> LAYOUT =
      Form.object(
          List.of(OUTLINER_WIDTH, INSPECTOR_WIDTH, OUTLINER, INSPECTOR, TAB),
          object ->
              new Layout(
                  OUTLINER_WIDTH.read(object, Layout.FIRST),
                  INSPECTOR_WIDTH.read(object, Layout.FIRST),
                  OUTLINER.read(object, Layout.FIRST),
                  INSPECTOR.read(object, Layout.FIRST),
                  TAB.read(object, Layout.FIRST)));

  private static final Member<View, View.Tool> TOOL =
      new Member<>("tool", View::tool, Form.word(View.Tool.class));
  private static final Member<View, View.Lens> LENS =
      new Member<>("lens", View::lens, Form.word(View.Lens.class));
  private static final Member<View, List<View.Layer>> LAYERS =
      new Member<>(
          "layers", view -> view.layers().stream().sorted().toList(), Form.words(View.Layer.class));
  private static final Member<View, View.Mouse> MOUSE =
      new Member<>("mouse", View::mouse, Form.word(View.Mouse.class));
  private static final Member<View, Optional<Double>> STEP =
      new Member<>("step", View::step, Form.number(ObjectForms::snapStep).optional());

  private static final Member<View, Optional<String>> METHOD =
      new Member<>("method", View::method, Form.text(Optional::of, name -> name).optional());

  static final Form<View> VIEW =
      Form.object(
          List.of(TOOL, LENS, LAYERS, MOUSE, STEP, METHOD),
          object ->
              new View(
                  TOOL.read(object, View.FIRST),
                  LENS.read(object, View.FIRST),
                  Set.copyOf(LAYERS.read(object, View.FIRST)),
                  MOUSE.read(object, View.FIRST),
                  STEP.read(object, View.FIRST),
                  METHOD.read(object, View.FIRST)));

  private ObjectForms() {}

  private static Member<Optional<Bounds>, Double> edge(
      String name, Function<Bounds, Double> value) {
    return new Member<>(name, window -> window.map(value).orElse(0.0), Form.NUMBER);
  }

  private static Optional<Bounds> window(Json.Fields object) throws JsonException {
    double x = X.read(object, Optional.empty());
    double y = Y.read(object, Optional.empty());
    double width = WIDTH.read(object, Optional.empty());
    double height = HEIGHT.read(object, Optional.empty());
    boolean maximized = MAXIMIZED.read(object, Optional.empty());
    try {
      return Optional.of(new Bounds(x, y, width, height, maximized));
    } catch (IllegalArgumentException _) {
      String found = "%s, %s, %s x %s".formatted(x, y, width, height);
      throw object.place().refuse(SettingsReason.NO_BOUNDS, found);
    }
  }

  private static double paneWidth(Json.Numeral found) throws JsonException {
    double width = found.nearest();
    if (width < Double.POSITIVE_INFINITY) {
      return Math.max(Layout.LEAST, width);
    }
    String name = found.place().pointer().substring("/layout/".length());
    throw found
        .place()
        .refuse(SettingsReason.NO_WIDTH, name, String.valueOf(Layout.LEAST), String.valueOf(width));
  }

  private static double snapStep(Json.Numeral found) throws JsonException {
    double step = found.nearest();
    if (step > 0 && step < Double.POSITIVE_INFINITY) {
      return step;
    }
    throw found.place().refuse(SettingsReason.NO_STEP, String.valueOf(step));
  }
}

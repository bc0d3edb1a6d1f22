package collisionbench.app.window;

import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.Numbers;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.space.Sphere;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.stage.Stage;

/// Whether the inspector shows what is selected, and nothing that is not there.
final class InspectorCheck {

  private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

  private InspectorCheck() {}

  /// {@return what it shows wrongly, in words}
  static Optional<String> fault(BenchWindow window, Stage stage) {
    Node inspector = stage.getScene().lookup("#inspector");
    if (!stage.isFocused()) {
      // In a window that is not in front no field knows that it is left.
      return Optional.empty();
    }
    // What has only just been shown has its form after the next layout.
    if (inspector == null || inspector.lookup(".form") == null) {
      return Optional.empty();
    }
    Scene scene = window.session().evaluation().get().scene();
    List<String> ids = window.session().selection().get().ids();
    if (!ids.stream().allMatch(id -> scene.body(id).isPresent())) {
      return Optional.of("selected and not there: " + ids);
    }
    if (ids.isEmpty() != inspector.lookupAll(".number-field").isEmpty()) {
      return Optional.of("numbers with selected " + ids);
    }
    if (ids.size() > 1) {
      return Optional.empty();
    }
    String name = ids.isEmpty() ? scene.name() : ids.getFirst();
    return wrong(inspector, "#inspector-name", name)
        .or(() ->
            radius(scene, ids).isPresent()
                ? wrongNumber(inspector, radius(scene, ids).getAsDouble())
                : Optional.empty());
  }

  /// {@return that of a ball, or 0 where it is nothing beside its bounds}
  private static OptionalDouble radius(Scene scene, List<String> ids) {
    return ids.stream()
        .flatMap(id -> scene.body(id).stream())
        .flatMapToDouble(body ->
            switch (body) {
              case Body3 solid when solid.shape() instanceof Sphere sphere ->
                  DoubleStream.of(Numbers.read(sphere.radius(), body.extent()));
              case Body2 flat when flat.shape() instanceof Circle circle ->
                  DoubleStream.of(Numbers.read(circle.radius(), body.extent()));
              default -> DoubleStream.empty();
            })
        .findFirst();
  }

  /// A narrow field shows fewer digits.
  private static Optional<String> wrongNumber(Node inspector, double right) {
    String selector = "#field-shape-1";
    return inspector.lookup(selector) instanceof TextInputControl field
        ? wrong(inspector, selector, Numbers.fitting(right, field.getText()::equals))
        : Optional.of("there is no " + selector);
  }

  /// Where nobody types, the text of the scene stands, unless what was typed is refused.
  private static Optional<String> wrong(Node inspector, String selector, String right) {
    if (!(inspector.lookup(selector) instanceof TextInputControl field)) {
      return Optional.of("there is no " + selector);
    }
    boolean typed = field.isFocused() || field.getPseudoClassStates().contains(REFUSED);
    return typed || field.getText().equals(right)
        ? Optional.empty()
        : Optional.of(selector + " shows " + field.getText() + " in the place of " + right);
  }
}

package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What makes text illegible is found, and themes need not be looked at one by one.
class LegibilityCheckTest {

  /// What may become of a label beside another.
  enum Planted {
    WHOLE(_ -> {}, List.of()),
    OUTSIDE(label -> label.relocate(170, 40), List.of("cut: \"planted\" (b)")),
    ABOVE(label -> label.relocate(100, -8), List.of("cut: \"planted\" (b)")),
    CLIPPED(label -> label.setClip(new Rectangle(20, 40)), List.of("cut: \"planted\" (b)")),
    ELIDED(
        label -> label.resize(label.getWidth() / 2, label.getHeight()),
        List.of("elided: \"planted\" (b)")),
    OVERLAPPING(
        label -> label.relocate(20, 16), List.of("overlapping: \"other\" (a) and \"planted\" (b)")),
    BESIDE(label -> label.relocate(100, 10), List.of()),
    HIDDEN(
        label -> {
          label.relocate(20, 16);
          label.setVisible(false);
        },
        List.of());

    @SuppressWarnings("ImmutableEnumChecker") // a function without a state
    private final Consumer<Label> planting;

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<String> faults;

    Planted(Consumer<Label> planting, List<String> faults) {
      this.planting = planting;
      this.faults = faults;
    }
  }

  private static Label label(String id, String text, double y) {
    Label label = new Label(text);
    label.setId(id);
    label.setManaged(false);
    label.relocate(10, y);
    return label;
  }

  private static List<String> faults(Planted planted) {
    Label label = label("b", "planted", 60);
    Pane root = new Pane(label("a", "other", 10), label);
    new Scene(root, 200, 100);
    root.applyCss();
    root.getChildren().forEach(node -> node.autosize());
    planted.planting.accept(label);
    root.layout();
    return Legibility.faults(root);
  }

  @ParameterizedTest
  @EnumSource
  void illegibleTextIsFound(Planted planted) throws SnapshotException {
    assertEquals(planted.faults, Toolkit.call(() -> faults(planted)));
  }

  /// {@return the declarations of a theme but for those of colors and shadows}
  private static List<String> measures(String stylesheet) {
    try (InputStream stream = LegibilityCheckTest.class.getResourceAsStream(stylesheet)) {
      String css =
          new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
      return Stream.of(css.split("[;{}]", -1))
          .map(String::strip)
          .filter(line -> !line.matches("(?s)(-color-|-fx-effect:|-fx-[a-z-]*(color|fill):).*"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void themesDifferInColorsOnly() {
    List<String> dark = measures(new PrimerDark().getUserAgentStylesheet());
    Set<String> sizes =
        dark.stream().filter(line -> line.startsWith("-fx-font-size")).collect(Collectors.toSet());
    assertEquals(dark, measures(new PrimerLight().getUserAgentStylesheet()));
    assertFalse(sizes.isEmpty());
  }
}

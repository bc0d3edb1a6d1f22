package collisionbench.app.panel.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Texts;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Parent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class ShapeIconTest {

  static Stream<Language> languages() {
    return Languages.AVAILABLE.all().stream();
  }

  @AfterEach
  void speakEnglish() {
    Texts.use(Language.ENGLISH);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyTypeIsCalledSomethingInEveryLanguage(Language language) {
    Texts.use(language);
    Set<String> solid =
        Stream.of(ShapeType.values()).map(ShapeIcon::label).collect(Collectors.toSet());
    assertFalse(solid.contains(""));
    // A capsule and a segment are called the same in space and in the plane.
    assertEquals(ShapeType.values().length - 2, solid.size());
  }

  @ParameterizedTest
  @EnumSource
  void everyTypeHasADrawing(ShapeType type) {
    assertFalse(((Parent) ShapeIcon.of(type)).getChildrenUnmodifiable().isEmpty());
  }
}

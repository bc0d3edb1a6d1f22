package collisionbench.bench.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.methods.method.Method;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Which method explains a scene from an article.
class ExplainingMethodTest {

  private static Optional<String> of(String scene) {
    return ExplainingMethod.of(Evaluation.of(BuiltInScenes.named(scene).orElseThrow()))
        .map(Method::name);
  }

  /// Those of faults show the method that errs.
  @ParameterizedTest
  @CsvSource({
    "capsule-sphere, article-000-capsule-sphere",
    "sphere-sphere, article-001-spheres",
    "moving-spheres, article-001-moving-spheres",
    "segment-triangle, article-001-segment-triangle",
    "segments-2d, article-001-segments-2d",
    "segment-segment, article-002-segments",
    "sphere-box, article-004-sphere-box",
    "circle-sector-2d, article-003-circle-sector",
    "fault-000-long-capsule, article-000-capsule-sphere",
    "fault-002-skew, article-002-check-line-cross",
    "fault-002-past-an-end, article-002-segments"
  })
  void aSceneIsExplainedByAMethodOfItsArticle(String scene, String method) {
    assertEquals(Optional.of(method), of(scene));
  }

  /// Except for the 2D figure of article 004, for which it gives no code.
  @Test
  void everySceneOfAnArticleHasOne() {
    assertTrue(of("circle-box-2d").isEmpty());
    for (BuiltInScenes.Entry entry : BuiltInScenes.all()) {
      if (entry.key().equals("circle-box-2d")) {
        continue;
      }
      assertEquals(
          entry.scene().article().map(article -> "article-" + article.number()),
          of(entry.key()).map(name -> name.substring(0, "article-000".length())),
          entry.key());
    }
    assertTrue(of("playground").isEmpty());
  }
}

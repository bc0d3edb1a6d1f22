package collisionbench.app.panel.comparison;

import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.comparison.Comparisons;
import collisionbench.app.comparison.MethodVerdict;
import collisionbench.app.comparison.PairQuestion;
import collisionbench.app.scene.Body3;
import collisionbench.app.text.Language;
import collisionbench.app.text.Languages;
import collisionbench.app.text.Texts;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class VerdictWordsTest {

  @AfterEach
  void speakEnglish() {
    Texts.use(Language.ENGLISH);
  }

  @Test
  void whereAMethodIsFromIsSaidInEveryLanguage() {
    PairQuestion pair =
        PairQuestion.of(
            new Body3("a", new Sphere(Vec3.ZERO, 1)),
            new Body3("b", new Sphere(new Vec3(3, 0, 0), 1)),
            0);
    for (MethodVerdict verdict : Comparisons.of(pair).verdicts()) {
      String source = verdict.method().source();
      for (Language language : Languages.SPOKEN.all()) {
        Texts.use(language);
        boolean inEnglish = language.equals(Language.ENGLISH);
        String tip = VerdictWords.tip(verdict);
        String beginning = verdict.name() + "\n" + source;
        assertTrue(tip.startsWith(beginning) == inEnglish, language + ": " + tip);
      }
    }
  }
}

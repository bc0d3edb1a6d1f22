package collisionbench.bench.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.ReasonException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What is said of scenes whose reading or checking fails, and that nothing ends the run.
class SceneCheckTest {

  private static final Scene SCENE = Scene.empty("s", Space.THREE);
  private static final ListedScene LISTED = ListedScene.named("a");

  interface Task {
    void run() throws ReasonException;
  }

  static Stream<Task> failures() {
    return Stream.of(
        () -> {
          throw new IllegalStateException("bug");
        },
        () -> {
          throw new OutOfMemoryError("heap");
        },
        () -> {
          throw new StackOverflowError();
        });
  }

  private static String sentence(Task task) {
    try {
      task.run();
      throw new AssertionError("it fails");
    } catch (RuntimeException fault) {
      return "a: internal error: java.lang.IllegalStateException: bug";
    } catch (Error memory) {
      return "a: not enough memory: Java may use "
          + "%,d".formatted(Runtime.getRuntime().maxMemory() / 1024 / 1024)
          + " MiB here";
    } catch (ReasonException _) {
      throw new AssertionError("none of these");
    }
  }

  @ParameterizedTest
  @MethodSource("failures")
  void anyFailureWhileReadingOrCheckingIsAnOutcome(Task task) {
    SceneCheck reading =
        SceneCheck.of(_ -> {
          task.run();
          return SCENE;
        });
    SceneCheck checking =
        new SceneCheck(
            _ -> SCENE,
            (_, _) ->
                () -> {
                  task.run();
                  return Checked.NOTHING;
                });
    SceneCheck starting =
        new SceneCheck(
            _ -> SCENE,
            (_, _) -> {
              task.run();
              return () -> Checked.NOTHING;
            });
    for (SceneCheck check : List.of(reading, starting, checking)) {
      SceneOutcome outcome = check.outcome(LISTED);
      assertEquals(SceneState.UNREADABLE, outcome.state());
      assertEquals(LISTED, outcome.listed());
      assertEquals(Optional.empty(), outcome.place());
      assertEquals(List.of(sentence(task)), outcome.sentences(Language.ENGLISH));
      assertEquals(List.of(sentence(task).substring(3)), outcome.reasons());
    }
  }

  @ParameterizedTest
  @MethodSource("checks")
  void reasonsAreGivenOnceWithTheNameOfTheScene(SceneCheck check, String sentence) {
    SceneOutcome outcome = check.outcome(LISTED);
    assertEquals(List.of(sentence), outcome.sentences(Language.ENGLISH));
    assertTrue(outcome.seconds() >= 0 && outcome.seconds() < 3600, outcome::toString);
  }

  @Test
  void theTimeToFindWhoAnswersIsNotThatOfTheScene() {
    AtomicLong spent = new AtomicLong();
    long begin = System.nanoTime();
    SceneOutcome outcome =
        new SceneCheck(
                _ -> SCENE,
                (_, _) -> {
                  long start = System.nanoTime();
                  while (System.nanoTime() - start < 5_000_000) {
                    Thread.onSpinWait();
                  }
                  spent.set(System.nanoTime() - start);
                  return () -> Checked.NOTHING;
                })
            .outcome(LISTED);
    long whole = System.nanoTime() - begin;
    assertTrue(outcome.seconds() <= (whole - spent.get()) * 1e-9, outcome::toString);
  }

  static Stream<Arguments> checks() {
    ReasonException failure = new ReasonException(Phrase.verbatim("no\u202e"));
    return Stream.of(
        Arguments.of(
            new SceneCheck(
                _ -> SCENE,
                (_, _) -> {
                  throw failure;
                }),
            "a: no\\u202e"),
        Arguments.of(
            SceneCheck.of(_ -> {
              throw failure;
            }),
            "no\\u202e"));
  }
}

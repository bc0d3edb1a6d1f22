package collisionbench.app.viewport.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.comparison.Explained;
import collisionbench.app.comparison.PairQuestion;
import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.lesson.BuiltInLessons;
import collisionbench.app.lesson.Demonstration;
import collisionbench.app.lesson.Lesson;
import collisionbench.app.lesson.LessonStep;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Selection;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.gizmo.Gizmo;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.methods.method.Step;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The letters of the steps that the lessons draw have room, in the view of a window of 1024 by
/// 700.
class LessonLabelsTest {

  private static final int WIDTH = 520;
  private static final int HEIGHT = 480;

  private final LabelFont font = new LabelFont();

  record Task(Lesson lesson, int place) {

    LessonStep step() {
      return lesson.steps().get(place);
    }

    @Override
    public String toString() {
      return lesson.key(place);
    }
  }

  static Stream<Task> tasks() {
    return BuiltInLessons.all().stream()
        .flatMap(
            lesson -> IntStream.range(0, lesson.steps().size()).mapToObj(i -> new Task(lesson, i)));
  }

  private static RenderState state(LessonStep lessonStep) {
    Scene scene = lessonStep.scene();
    Evaluation evaluation = Evaluation.of(scene);
    Demonstration shown = lessonStep.demonstration().orElseThrow();
    Step step =
        PairQuestion.of(evaluation, Set.of(shown.pair().a(), shown.pair().b()))
            .map(pair -> Explained.of(shown.method(), pair.asked(shown.method())))
            .orElseThrow()
            .steps()
            .stream()
            .filter(each -> each.key().equals(shown.step().orElseThrow()))
            .findFirst()
            .orElseThrow();
    return new RenderState(
            evaluation,
            Selection.of(shown.pair().a()),
            View.FIRST,
            new Projection(scene.space(), scene.camera().orElseThrow(), WIDTH, HEIGHT),
            Palette.DARK,
            Optional.empty(),
            Optional.empty())
        .pointingOut(step.drawings());
  }

  @ParameterizedTest
  @MethodSource("tasks")
  void everyLetterHasRoom(Task task) {
    RenderState state = state(task.step());
    Marks marks = Marks.of(state);
    LabelPlaces places = marks.places(state, Gizmo.points(state).toList(), List.of());
    List<String> omitted =
        marks.labels().stream()
            .filter(label -> {
              Bounds plate = font.plate(label);
              return places.place(label, plate.getWidth(), plate.getHeight()).isEmpty();
            })
            .map(label -> label.text() + label.index())
            .toList();
    assertEquals(List.of(), omitted);
  }
}

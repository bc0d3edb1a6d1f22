package collisionbench.app.viewport.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Selection;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.gizmo.Gizmo;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.RenderStates;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.bench.comparison.Explained;
import collisionbench.bench.comparison.PairQuestion;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.lesson.BuiltInLessons;
import collisionbench.bench.lesson.Lesson;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The letters of the steps that the lessons draw have room and calm leaders, in the view of a
/// window of 1024 by 700.
class LessonLabelsTest {

  private static final int WIDTH = 520;
  private static final int HEIGHT = 480;

  /// The number of places along a line to which bodies are dragged, and how far apart they are.
  private static final int STEPS = 5;

  private static final double STEP = 0.3;

  record Task(Lesson lesson, int place) {

    Lesson.Step step() {
      return lesson.steps().get(place);
    }

    @Override
    public String toString() {
      return lesson.key(place);
    }
  }

  @AfterEach
  void speakEnglish() {
    Texts.use(Language.ENGLISH);
  }

  static Stream<Task> tasks() {
    return BuiltInLessons.all().stream()
        .flatMap(
            lesson -> IntStream.range(0, lesson.steps().size()).mapToObj(i -> new Task(lesson, i)));
  }

  /// The picture of a step's scene, in which it may be another step of the method that is shown.
  private static Optional<RenderState> state(Lesson.Step lessonStep, Scene scene) {
    Evaluation evaluation = Evaluation.of(scene);
    Lesson.Demonstration shown = lessonStep.demonstration().orElseThrow();
    return PairQuestion.of(evaluation, Set.of(shown.pair().a(), shown.pair().b()))
        .map(pair -> Explained.of(shown.method(), pair.asked(shown.method())))
        .orElseThrow()
        .steps()
        .stream()
        .filter(each -> each.key().equals(shown.step().orElseThrow()))
        .findFirst()
        .map(step ->
            RenderStates.with(
                RenderStates.of(
                    evaluation,
                    Selection.of(shown.pair().a()),
                    View.FIRST,
                    new Projection(
                        scene.space(), lessonStep.scene().camera().orElseThrow(), WIDTH, HEIGHT)),
                Set.of(),
                step.drawings()));
  }

  private static RenderState state(Task task) {
    return state(task.step(), task.step().scene()).orElseThrow();
  }

  /// The pictures while the first body is dragged, right and up in equal steps.
  private static Stream<RenderState> dragged(Task task, double step) {
    Scene scene = task.step().scene();
    String id = task.step().demonstration().orElseThrow().pair().a();
    Camera camera = scene.camera().orElseThrow();
    return IntStream.range(0, STEPS * STEPS)
        .mapToObj(i ->
            camera
                .right()
                .times(step * (i % STEPS - STEPS / 2))
                .plus(camera.up().times(step * (i / STEPS - STEPS / 2))))
        .flatMap(by -> state(task.step(), new Edit.Move(id, by).applyTo(scene)).stream());
  }

  private static List<LabelPlaces.Placed> placed(
      RenderState state, List<LabelPlaces.Placed> before) {
    Marks marks = Marks.of(state);
    LabelPlaces places = marks.places(state, Gizmo.points(state).toList(), List.of());
    places.keep(before);
    return new MarkOverlay().place(marks.labels(), places);
  }

  @ParameterizedTest
  @MethodSource("tasks")
  void everyLetterHasRoom(Task task) {
    RenderState state = state(task);
    List<Mark.Label> omitted = new ArrayList<>(Marks.of(state).labels());
    placed(state, List.of()).forEach(placed -> omitted.remove(placed.label()));
    assertEquals(List.of(), omitted);
  }

  @ParameterizedTest
  @MethodSource("tasks")
  void leadersDoNotCross(Task task) {
    for (Language language : Languages.AVAILABLE.all()) {
      Texts.use(language);
      dragged(task, STEP)
          .forEach(state -> {
            List<SeenLine> leaders =
                placed(state, List.of()).stream().flatMap(each -> each.leader().stream()).toList();
            for (SeenLine leader : leaders) {
              assertTrue(leaders.stream().noneMatch(leader::crosses), leader.toString());
            }
          });
    }
  }

  @ParameterizedTest
  @MethodSource("tasks")
  void lettersStayInAPictureThatStays(Task task) {
    dragged(task, STEP)
        .forEach(state -> {
          List<LabelPlaces.Placed> before = placed(state, List.of());
          assertEquals(plates(before), plates(placed(state, before)));
        });
  }

  private static List<Bounds> plates(List<LabelPlaces.Placed> labels) {
    return labels.stream().map(LabelPlaces.Placed::plate).toList();
  }
}

package collisionbench.app.window.lesson;

import collisionbench.app.session.ChosenStep;
import collisionbench.app.session.Display;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.settings.Layout;
import collisionbench.app.settings.View;
import collisionbench.app.window.action.Command;
import collisionbench.app.window.action.Commands;
import collisionbench.app.window.action.Commands.Group;
import collisionbench.app.window.document.CurrentLesson;
import collisionbench.app.window.document.LessonScenes;
import collisionbench.app.window.document.LessonTexts;
import collisionbench.app.window.message.Notice;
import collisionbench.bench.comparison.Disagreement;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.lesson.Goal;
import collisionbench.bench.lesson.Lesson;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Method;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.value.ObservableValue;
import org.kordamp.ikonli.feather.Feather;

/// Runs the current lesson in a session.
public final class LessonRun {

  private final Session session;
  private final CurrentLesson current;
  private final LessonScenes scenes;
  private final Consumer<Notice> notices;
  private final Runnable afterwards;
  private final String nextKey;
  private final ObjectBinding<Optional<Place>> place;
  private final ObjectBinding<Boolean> done;
  private final ObservableValue<List<Disagreement>> disagreements;

  /// The method by which the step has colored the picture.
  private Optional<Method> colored;

  /// A step of a lesson.
  ///
  /// @param index of the step, from 0
  public record Place(Lesson lesson, int index) {

    Lesson.Step step() {
      return lesson.steps().get(index);
    }

    String key() {
      return lesson.key(index);
    }

    boolean isFirst() {
      return index == 0;
    }

    boolean isLast() {
      return index == lesson.steps().size() - 1;
    }
  }

  /// @param disagreements the pairs about which methods err
  /// @param notices shows a notice at the end of the lesson
  /// @param afterwards moves the focus after a step
  public LessonRun(
      Session session,
      CurrentLesson current,
      LessonScenes scenes,
      ObservableValue<Boolean> inUse,
      ObservableValue<List<Disagreement>> disagreements,
      Consumer<Notice> notices,
      Runnable afterwards,
      Commands commands) {
    this.session = session;
    this.current = current;
    this.scenes = scenes;
    this.disagreements = disagreements;
    this.notices = notices;
    this.afterwards = afterwards;
    place = Bindings.createObjectBinding(this::find, session.document(), current.lesson());
    done = Bindings.createObjectBinding(this::isDone, place, current.done());
    define(commands);
    nextKey = commands.get("lesson-next").keyText();
    // The evaluation follows the document: until then it is about the previous scene.
    session
        .evaluation()
        .when(inUse)
        .subscribe(_ -> {
          check();
          showDeciding();
        });
    session.previewing().when(inUse).subscribe(_ -> check());
    askAboutPair();
    session.opened().when(inUse).subscribe((_, _) -> demonstrate());
    current.lesson().when(inUse).subscribe((_, _) -> demonstrate());
    place.map(Optional::isPresent).when(inUse).subscribe(this::showHandles);
    place.when(inUse).subscribe(at -> at.ifPresent(reached -> current.reach(reached.index())));
    place.when(inUse).subscribe((_, now) -> showHowToReturn(now));
    colored = coloring().filter(by -> method().filter(by::equals).isPresent());
    place.when(inUse).subscribe((_, _) -> endColoring());
    disagreements.when(inUse).subscribe(this::showError);
  }

  /// {@return the current step; empty if no scene of the lesson is open}
  ObservableValue<Optional<Place>> place() {
    return place;
  }

  ObservableValue<Boolean> done() {
    return done;
  }

  private Optional<Place> find() {
    Optional<Lesson> lesson = current.lesson().get();
    Optional<String> key = session.document().get().builtIn();
    return lesson.flatMap(one ->
        key.flatMap(open ->
            one.stepOf(open).stream().mapToObj(index -> new Place(one, index)).findFirst()));
  }

  /// Steps are completed by dragging bodies; handles would only hide them.
  private void showHandles(boolean inLesson) {
    session
        .display()
        .show(view ->
            inLesson || view.tool() == View.Tool.NONE
                ? view.with(inLesson ? View.Tool.NONE : View.Tool.MOVE)
                : view);
  }

  /// A step about an error of its method is colored by that method, once.
  private void showError(List<Disagreement> found) {
    method()
        .filter(method -> found.stream().anyMatch(one -> one.methods().contains(method.name())))
        .filter(_ -> colored.isEmpty() && !session.document().get().isDirty())
        .ifPresent(method -> {
          colored = Optional.of(method);
          session.display().colorBy(Optional.of(Coloring.by(method)));
        });
  }

  /// Ends the coloring by a step, unless somebody has chosen another one.
  private void endColoring() {
    if (colored.isPresent() && colored.equals(coloring())) {
      session.display().colorBy(Optional.empty());
    }
    colored = Optional.empty();
  }

  private Optional<Method> coloring() {
    return session.display().coloring().get().map(Coloring::method);
  }

  private Optional<Method> method() {
    return demonstration().map(Lesson.Demonstration::method);
  }

  /// A scene saved to a file is no longer that of the step.
  private void showHowToReturn(Optional<Place> now) {
    Optional<Path> file = session.file();
    if (now.isEmpty() && current.lesson().get().isPresent() && file.isPresent()) {
      notices.accept(Notice.done(Texts.get("lesson.aside", file.get().getFileName(), nextKey)));
    }
  }

  private boolean isDone() {
    return place.get().map(Place::key).filter(current.done().get()::contains).isPresent();
  }

  /// A goal counts once the mouse is released: a drag may pass through it.
  private void check() {
    // The place follows the document: until then it is that of the previous step.
    find()
        .filter(_ -> !session.previewing().getValue())
        .filter(at -> LessonTexts.isDone(at.lesson(), at.step(), session.evaluation().get()))
        .ifPresent(at -> current.finish(at.key()));
  }

  /// Of several steps of the same kind, shows the one that decides, such as that of the other end.
  private void showDeciding() {
    Display display = session.display();
    Optional<ChosenStep> chosen = display.chosenStep().get();
    place
        .get()
        .flatMap(at -> LessonTexts.deciding(at.lesson(), at.step(), session.evaluation().get()))
        .filter(step -> chosen.filter(now -> !now.equals(step) && now.isSameKind(step)).isPresent())
        .ifPresent(step -> display.choose(Optional.of(step)));
  }

  private Optional<Lesson.Demonstration> demonstration() {
    return place.get().flatMap(at -> LessonTexts.demonstration(at.lesson(), at.index()));
  }

  /// A changed scene keeps the names of the language in which it was opened.
  private void askAboutPair() {
    Selection pair =
        demonstration()
            .map(Lesson.Demonstration::pair)
            .map(two -> new Selection(List.of(two.a(), two.b())))
            .orElse(Selection.NONE);
    if (session.scene().ids().containsAll(pair.ids())) {
      session.display().askAbout(pair);
    }
  }

  /// Shows how the method of the step answers, and draws what the step is about.
  private void demonstrate() {
    askAboutPair();
    Display display = session.display();
    demonstration()
        .ifPresent(shown -> {
          String method = shown.method().name();
          display.explainBy(method);
          shown
              .step()
              .ifPresent(key -> {
                display.arrange(layout -> layout.turnedTo(Layout.Tab.STEPS));
                display.choose(Optional.of(new ChosenStep(method, key, 0)));
              });
          shown
              .map()
              .ifPresent(color -> {
                display.arrange(layout -> layout.turnedTo(Layout.Tab.MAP));
                display.map(mapping -> mapping.with(color));
              });
          showError(disagreements.getValue());
        });
  }

  private void define(Commands commands) {
    Group any = commands.group(Command.Place.LESSON, 0);
    ObservableValue<String> title =
        Bindings.createObjectBinding(this::nextTitle, place, current.lesson(), current.left());
    any.offWhile(Bindings.createBooleanBinding(this::isOver, current.lesson(), current.left()))
        .add("lesson-next", "Alt+Right", Feather.ARROW_RIGHT, title, this::next);
    any.offWhile(place.map(at -> at.map(Place::isFirst).orElse(true)))
        .add("lesson-back", "Alt+Left", Feather.ARROW_LEFT, this::back);
    any.offWhile(current.lesson().map(Optional::isEmpty))
        .add("lesson-leave", "Alt+End", Feather.X, this::leave);
  }

  private boolean isOver() {
    return current.lesson().get().isEmpty() && current.left().get().isEmpty();
  }

  private String nextTitle() {
    if (place.get().isEmpty() && !isOver()) {
      return Texts.get("lesson.return");
    }
    return place.get().filter(Place::isLast).isPresent()
        ? Texts.get("lesson.end-title")
        : Texts.get("action.lesson-next");
  }

  /// Goes to the next step, or ends the lesson after the last one; from another scene, returns to
  /// the lesson, and to one that was left.
  private void next() {
    if (current.lesson().get().isEmpty()) {
      current.resume();
      if (place.get().isPresent()) {
        afterwards.run();
        return;
      }
    }
    Optional<Place> here = place.get();
    if (here.filter(Place::isLast).isPresent()) {
      current.end();
      afterwards.run();
      notices.accept(Notice.done(ended(here.get().lesson())));
    } else {
      go(here.map(at -> at.index() + 1).orElseGet(current::step));
    }
  }

  /// Steps without a goal are not counted.
  private String ended(Lesson lesson) {
    List<String> tasks =
        IntStream.range(0, lesson.steps().size())
            .filter(step -> !(lesson.steps().get(step).goal() instanceof Goal.None))
            .mapToObj(lesson::key)
            .toList();
    long completed = tasks.stream().filter(current.done().get()::contains).count();
    String title = lesson.title().in(Texts.language());
    return completed == tasks.size()
        ? Texts.get("lesson.finished", title)
        : Texts.get("lesson.ended", title, completed, tasks.size());
  }

  private void back() {
    place.get().filter(at -> !at.isFirst()).ifPresent(at -> go(at.index() - 1));
  }

  /// Opens the initial scene of a step. Undo restores the changed one.
  private void go(int index) {
    current.lesson().get().ifPresent(lesson -> scenes.open(lesson, index));
    afterwards.run();
  }

  /// The scene stays open.
  private void leave() {
    current.leave();
    afterwards.run();
    current
        .left()
        .get()
        .map(lesson -> lesson.title().in(Texts.language()))
        .ifPresent(title ->
            notices.accept(
                Notice.done(Texts.get("lesson.left", title, current.step() + 1, nextKey))));
  }
}

package collisionbench.app.window.hunt;

import collisionbench.app.session.Session;
import collisionbench.app.settings.Layout;
import collisionbench.app.window.action.Command.Place;
import collisionbench.app.window.action.Commands;
import collisionbench.app.window.document.OpenFolder;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.message.Notice;
import collisionbench.bench.comparison.Comparison;
import collisionbench.bench.comparison.ExplainingMethod;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.storage.FileName;
import collisionbench.bench.text.Phrase;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.builtin.Methods;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import org.kordamp.ikonli.feather.Feather;

/// Starts hunts, and shows their findings as the hunted method sees them.
///
/// @param folder the folder that is open beside the picture
/// @param kept holds a folder for the findings of each hunt
public record HuntActions(
    HuntRun run,
    Session session,
    ObservableValue<Catalogue> catalogue,
    OpenFolder folder,
    Path kept,
    MessageDialogs messages,
    Consumer<Notice> notices) {

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH-mm-ss", Locale.ROOT);

  /// Adds the command, and colors findings that are opened.
  ///
  /// @param inUse false once the window has other content
  public void define(Commands commands, ObservableValue<Boolean> inUse) {
    commands
        .group(Place.PROGRAM, 1)
        .add("find-mistakes", "Shortcut+Shift+F", Feather.SEARCH, this::ask);
    catalogue.subscribe(this::stopWithout);
    session.opened().when(inUse).subscribe(_ -> run.state().get().ifPresent(this::color));
  }

  private void ask() {
    List<Method> methods =
        Comparison.compared(catalogue.getValue()).stream()
            .filter(method -> !method.equals(Methods.EXACT) && !HuntPlan.pairs(method).isEmpty())
            .toList();
    new HuntDialog(messages, selectedPair())
        .ask(methods, first(methods), ThreadLocalRandom.current().nextLong(1_000_000))
        .ifPresent(this::start);
  }

  private Optional<Pair> selectedPair() {
    Evaluation evaluation = session.evaluation().get();
    return evaluation
        .closest(session.selection().get().all())
        .map(pair -> BodyQuestion.of(pair.a(), pair.b()).pair());
  }

  /// {@return the method that colors the picture, or whose steps are shown; else the user's newest
  /// one, that of the scene's article, or the last one}
  private Method first(List<Method> methods) {
    return Stream.of(
            session.display().coloring().get().map(colors -> colors.method().name()),
            session.display().method().get(),
            methods.reversed().stream().filter(Method::isRemote).findFirst().map(Method::name),
            ExplainingMethod.of(session.evaluation().get()).map(Method::name))
        .flatMap(Optional::stream)
        .flatMap(name -> methods.stream().filter(method -> method.name().equals(name)))
        .findFirst()
        .orElse(methods.getLast());
  }

  private void start(HuntPlan plan) {
    Path place =
        kept.resolve(TIME.format(LocalDateTime.now(ZoneId.systemDefault())))
            .resolve(FileName.of(plan.method().name()));
    try {
      Files.createDirectories(place);
    } catch (IOException failure) {
      notices.accept(Notice.refused(Phrase.about(place, FileFailure.of(failure)).text()));
      return;
    }
    run.start(plan, place);
    folder.open(place);
    session.display().arrange(Layout::withOutliner);
  }

  /// A program that was restarted or removed answers no more.
  private void stopWithout(Catalogue now) {
    run.state()
        .get()
        .filter(hunt -> !now.methods().contains(hunt.plan().method()))
        .ifPresent(_ -> run.stop());
  }

  private void color(HuntState hunt) {
    Optional<Path> parent = session.file().flatMap(file -> Optional.ofNullable(file.getParent()));
    boolean isFinding = parent.filter(hunt.folder()::equals).isPresent();
    Method method = hunt.plan().method();
    if (isFinding && catalogue.getValue().methods().contains(method)) {
      session.display().explainBy(method.name());
      session.display().colorBy(Optional.of(Coloring.by(method)));
    }
  }
}

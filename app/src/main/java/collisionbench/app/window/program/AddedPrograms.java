package collisionbench.app.window.program;

import collisionbench.app.session.Document;
import collisionbench.app.window.document.Agreements;
import collisionbench.app.window.document.SettingsStore;
import collisionbench.app.window.message.Notice;
import collisionbench.bench.method.Agreement;
import collisionbench.bench.method.LiveProgram;
import collisionbench.bench.method.Patience;
import collisionbench.bench.method.Program;
import collisionbench.bench.method.ProgramCommand;
import collisionbench.bench.method.ProgramState.Phase;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.builtin.Methods;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.kordamp.ikonli.feather.Feather;

/// The programs that the user added as methods. They are saved in the settings, run while the
/// window is open, and extend the catalogue. None runs without an [Agreement].
///
/// To be used on the window's thread, which never waits for a program.
public final class AddedPrograms {

  private final SettingsStore store;
  private final Agreements agreements;
  private final ProgramDialogs dialogs;
  private final Consumer<Notice> notices;
  private final TroubleNotice trouble;
  private final FirstLooks firstLooks;
  private final ReadOnlyObjectWrapper<List<AddedProgram>> programs =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<Catalogue> catalogue =
      new ReadOnlyObjectWrapper<>(Methods.catalogue());
  private final NameConflicts conflicts = new NameConflicts();
  private final List<LiveProgram> running = new ArrayList<>();

  /// The programs to announce when they run.
  private final Set<LiveProgram> awaited = new HashSet<>();

  /// The running processes seen last.
  private final Map<LiveProgram, Program> seen = new HashMap<>();

  /// @param clear removes it, and returns whether it was still there
  public AddedPrograms(
      SettingsStore store,
      Agreements agreements,
      ProgramDialogs dialogs,
      Consumer<Notice> notices,
      BooleanSupplier clear,
      Consumer<Document> open) {
    this.store = store;
    this.agreements = agreements;
    this.dialogs = dialogs;
    this.notices = notices;
    trouble = new TroubleNotice(notices, clear, this::ask);
    firstLooks = new FirstLooks(seen -> programs().get().contains(seen), notices, open);
  }

  /// {@return the built-in methods, and those of the programs}
  public ReadOnlyObjectProperty<Catalogue> catalogue() {
    return catalogue.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<List<AddedProgram>> programs() {
    return programs.getReadOnlyProperty();
  }

  /// Starts those programs of the settings that the user agreed to run, and lists the others.
  public void startRemembered() {
    store.settings().get().programs().forEach(this::start);
  }

  boolean isAdded(ProgramCommand command) {
    return find(command).isPresent();
  }

  /// Asks about the programs that wait for an agreement.
  private void ask() {
    ask(programs.get().stream().filter(program -> program.state().awaitsAgreement()).toList());
  }

  private void ask(List<AddedProgram> waiting) {
    dialogs.ask(waiting.stream().map(one -> command(one.program())).toList(), this::add);
  }

  /// Adds and starts a program that the user agrees to run; restarts it if it was added already.
  void add(Agreement agreement) {
    agreements.keep(agreement);
    ProgramCommand command = agreement.command();
    find(command).ifPresentOrElse(this::restart, () -> awaited.add(start(command)));
    change(remembered -> Stream.concat(remembered, Stream.of(command)).distinct());
  }

  private Optional<LiveProgram> find(ProgramCommand command) {
    return running.stream().filter(program -> command(program).equals(command)).findFirst();
  }

  private LiveProgram start(ProgramCommand command) {
    LiveProgram program =
        LiveProgram.start(
            command.text(),
            command.folder(),
            Patience.INTERACTIVE,
            agreements::cover,
            _ -> Platform.runLater(this::update));
    running.add(program);
    return program;
  }

  private static ProgramCommand command(LiveProgram program) {
    return new ProgramCommand(program.text(), program.folder());
  }

  private void change(UnaryOperator<Stream<ProgramCommand>> change) {
    store.change(
        settings -> settings.withPrograms(change.apply(settings.programs().stream()).toList()));
  }

  /// Restarts a program, or asks about it if it waits for an agreement.
  void restart(AddedProgram program) {
    if (program.state().awaitsAgreement()) {
      ask(List.of(program));
    } else {
      restart(program.program());
    }
  }

  private void restart(LiveProgram program) {
    awaited.add(program);
    program.restart();
  }

  void remove(LiveProgram program) {
    running.remove(program);
    seen.remove(program);
    conflicts.forget(program);
    program.close();
    agreements.forget(command(program));
    change(remembered -> remembered.filter(other -> !other.equals(command(program))));
    update();
  }

  private void update() {
    List<AddedProgram> before = programs.get();
    List<AddedProgram> now = new ArrayList<>();
    Catalogue all = Methods.catalogue();
    for (LiveProgram program : running) {
      conflicts.refuseIfTaken(program, all.names());
      AddedProgram next = new AddedProgram(program, program.state());
      now.add(next);
      all = all.with(next.methods());
    }
    conflicts.restartIfFree(all.names());
    programs.set(List.copyOf(now));
    if (!all.equals(catalogue.get())) {
      catalogue.set(all);
    }
    if (!now.equals(before)) {
      report(now);
    }
  }

  /// Shows the notice of programs in trouble again.
  public void showAgain() {
    trouble.forget();
    report(programs.get());
  }

  /// Reports which programs are in trouble, or else which have been started by the user or a change
  /// of their file.
  private void report(List<AddedProgram> now) {
    trouble.update(now);
    now.forEach(this::announceIfStarted);
  }

  private void announceIfStarted(AddedProgram program) {
    switch (program.phase()) {
      case STARTING -> program.state().program().ifPresent(_ -> awaited.add(program.program()));
      case ENDED, OUTDATED, UNAGREED, REFUSED -> awaited.add(program.program());
      case RUNNING, STOPPED -> {
        boolean isAgain = isStartedAgain(program);
        if ((awaited.remove(program.program()) || isAgain) && trouble.isEmpty()) {
          if (program.phase() == Phase.RUNNING) {
            notices.accept(started(program));
          }
          firstLooks.lookAt(program);
        }
      }
    }
  }

  /// A quick restart has no visible starting phase.
  private boolean isStartedAgain(AddedProgram program) {
    Program now = program.state().program().orElseThrow();
    Program before = seen.put(program.program(), now);
    return before != null && !before.equals(now);
  }

  private static Notice started(AddedProgram program) {
    String methods =
        program.methods().stream()
            .map(method -> method.name())
            .collect(Collectors.joining(Texts.get("keys.between")));
    return new Notice(
        Notice.About.PROGRAM,
        Feather.CHECK,
        Texts.get("added.runs", program.program().name(), methods),
        List.of(),
        true);
  }

  public void close() {
    running.forEach(LiveProgram::close);
    running.clear();
  }
}

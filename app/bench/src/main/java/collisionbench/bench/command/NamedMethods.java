package collisionbench.bench.command;

import collisionbench.bench.fuzz.Finding;
import collisionbench.bench.fuzz.FirstLook;
import collisionbench.bench.fuzz.Outcome.Failure;
import collisionbench.bench.fuzz.Tally.Tried;
import collisionbench.bench.method.LaunchCommand;
import collisionbench.bench.method.Patience;
import collisionbench.bench.method.Program;
import collisionbench.bench.method.ProgramException;
import collisionbench.bench.method.ProgramMethod;
import collisionbench.bench.storage.FileName;
import collisionbench.bench.text.NearMiss;
import collisionbench.bench.text.PlainText;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The methods named on a command line: built-in ones and those of programs, which run until
/// [#close].
public final class NamedMethods implements AutoCloseable {

  private static final String ARTICLES = "articles";

  private final Catalogue builtIn;
  private final Patience patience;
  private final int copies;
  private final PrintWriter err;
  private final List<Program> programs = new ArrayList<>();
  private final Map<String, List<Method>> started = new LinkedHashMap<>();
  private final Map<Method, List<Tried>> givenUp = new HashMap<>();
  private final Progress progress;

  /// @param copies the number of processes per program that answer in parallel
  /// @param err takes a warning about a program that is often wrong on ordinary inputs
  /// @param progress shows what is awaited
  NamedMethods(
      Catalogue builtIn, Patience patience, int copies, PrintWriter err, Progress progress) {
    this.builtIn = builtIn;
    this.patience = patience;
    this.copies = copies;
    this.err = err;
    this.progress = progress;
  }

  public Method one(String name) throws CommandException {
    List<Method> methods = of(name);
    if (methods.size() > 1) {
      throw new CommandException(name + ": expected one method, found " + names(methods));
    }
    return methods.getFirst();
  }

  /// {@return the methods with these names, without duplicates}
  ///
  /// @param judge omitted from `all`
  public List<Method> all(List<String> names, Method judge) throws CommandException {
    SequencedSet<Method> methods = new LinkedHashSet<>();
    for (String name : names) {
      switch (name) {
        case PairNames.ALL -> methods.addAll(builtIn(method -> !method.equals(judge)));
        case ARTICLES -> methods.addAll(builtIn(method -> method.name().startsWith("article-")));
        default -> methods.addAll(of(name));
      }
    }
    Set<String> taken = new HashSet<>();
    for (Method method : methods) {
      if (!taken.add(method.name())) {
        throw new CommandException(sameName(method.name()));
      }
    }
    return List.copyOf(methods);
  }

  private List<Method> builtIn(Predicate<Method> which) {
    return builtIn.methods().stream().filter(which).toList();
  }

  /// {@return the sentence that a name is that of two methods}
  static String sameName(String name) {
    return name + ": two methods have that name; give each a name of its own";
  }

  private List<Method> of(String name) throws CommandException {
    List<Method> available =
        Stream.concat(started.values().stream().flatMap(List::stream), builtIn.methods().stream())
            .toList();
    Optional<Method> known =
        available.stream().filter(method -> method.name().equals(name)).findFirst();
    if (known.isPresent()) {
      return List.of(known.get());
    }
    if (!isCommand(name)) {
      List<String> names = available.stream().map(Method::name).toList();
      throw new CommandException(
          "%1$s: no such method%2$s; available: %3$s; a program is named by its path, such as ./%1$s"
              .formatted(
                  PlainText.brief(name), NearMiss.hint(name, names), String.join(", ", names)));
    }
    return ofProgram(name);
  }

  /// {@return whether a name is a command: several words, a path, or a file}
  private static boolean isCommand(String name) {
    return name.contains(" ")
        || name.matches(".*\\.[a-z]+")
        || name.contains("/")
        || name.contains("\\")
        || FileName.path(name).filter(Files::exists).isPresent();
  }

  /// Starts a program, unless it runs, and looks at its answers to ordinary inputs.
  ///
  /// @return its methods
  private List<Method> ofProgram(String command) throws CommandException {
    if (!started.containsKey(command)) {
      Program program = start(command);
      List<Method> methods = List.copyOf(ProgramMethod.of(program));
      started.put(command, methods);
      methods.forEach(method -> tryOut(method, program));
    }
    return started.getOrDefault(command, List.of());
  }

  /// Tries a method on ordinary inputs of its pairs until it is given up, and prints one line if it
  /// is often wrong.
  private void tryOut(Method method, Program program) {
    List<FirstLook> looks = new ArrayList<>();
    for (Pair pair : method.pairs()) {
      if (program.givenUp(method.name()).isEmpty()) {
        looks.add(look(method, pair));
      }
    }
    if (looks.stream().anyMatch(FirstLook::isSuspicious)) {
      Failures.print(
          err,
          "on ordinary inputs, "
              + FirstLook.conclusion(method, looks)
              + "; methods --try shows each pair");
    }
    if (program.givenUp(method.name()).isPresent()) {
      givenUp.put(method, looks.stream().flatMap(look -> look.tried().stream()).toList());
    }
  }

  /// {@return a program that has introduced itself}
  Program start(String command) throws CommandException {
    try {
      LaunchCommand launch = LaunchCommand.of(command);
      launch
          .interpreterBeside()
          .ifPresent(python ->
              Failures.print(err, launch.name() + " runs with " + python + ", found beside it"));
      progress.say("starting " + launch.name());
      Program program = Program.start(launch, patience, copies);
      programs.add(program);
      return program;
    } catch (ProgramException unusable) {
      throw new CommandException(unusable.getMessage(), unusable);
    } finally {
      progress.clear();
    }
  }

  /// {@return how a method answers ordinary inputs of a pair}
  FirstLook look(Method method, Pair pair) {
    AtomicInteger asked = new AtomicInteger();
    AtomicBoolean late = new AtomicBoolean();
    progress.at(0, FirstLook.INPUTS);
    FirstLook look =
        FirstLook.of(
            method,
            pair,
            tried -> {
              progress.at(asked.incrementAndGet(), FirstLook.INPUTS);
              if (tried.outcome().failure().equals(Optional.of(Failure.TIMED_OUT))
                  && !late.getAndSet(true)) {
                progress.clear();
                String input = Finding.numbers(tried.input().shapes().question());
                Failures.print(err, method.name() + ": no answer in time to " + input);
              }
            });
    progress.clear();
    return look;
  }

  /// {@return the methods given up on ordinary inputs, with what they answered until then}
  Map<Method, List<Tried>> givenUp() {
    return Collections.unmodifiableMap(givenUp);
  }

  /// {@return the names of methods in a sentence}
  public static String names(List<Method> methods) {
    return methods.stream().map(Method::name).collect(Collectors.joining(", "));
  }

  @Override
  public void close() {
    programs.forEach(Program::close);
  }
}

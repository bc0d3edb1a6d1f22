package collisionbench.app.cli;

import collisionbench.app.fuzz.FirstLook;
import collisionbench.app.method.LaunchCommand;
import collisionbench.app.method.Patience;
import collisionbench.app.method.Program;
import collisionbench.app.method.ProgramException;
import collisionbench.app.method.ProgramMethod;
import collisionbench.app.storage.FileName;
import collisionbench.app.text.NearMiss;
import collisionbench.app.text.PlainText;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.stream.Stream;

/// The methods named on a command line: built-in ones and those of programs, which run until
/// [#close].
final class NamedMethods implements AutoCloseable {

  /// Stands for all built-in methods.
  static final String ALL = "all";

  private static final String ARTICLES = "articles";

  private final Catalogue builtIn;
  private final Patience patience;
  private final int copies;
  private final PrintWriter err;
  private final Map<String, Program> programs = new LinkedHashMap<>();
  private final Map<String, List<Method>> started = new LinkedHashMap<>();
  private final List<FirstLook> looks = new ArrayList<>();

  /// @param copies the number of processes per program that answer in parallel
  /// @param err takes a warning about a program that is often wrong on ordinary inputs
  NamedMethods(Catalogue builtIn, Patience patience, int copies, PrintWriter err) {
    this.builtIn = builtIn;
    this.patience = patience;
    this.copies = copies;
    this.err = err;
  }

  /// {@return the one method of that name}
  Method one(String name) throws CommandException {
    List<Method> methods = of(name);
    if (methods.size() > 1) {
      throw new CommandException(name + ": expected one method, found " + names(methods));
    }
    return methods.getFirst();
  }

  /// {@return the methods with these names, without duplicates}
  ///
  /// @param judge omitted from `all`
  List<Method> all(List<String> names, Method judge) throws CommandException {
    SequencedSet<Method> methods = new LinkedHashSet<>();
    for (String name : names) {
      switch (name) {
        case ALL ->
            builtIn.methods().stream()
                .filter(method -> !method.equals(judge))
                .forEach(methods::add);
        case ARTICLES ->
            builtIn.methods().stream()
                .filter(method -> method.name().startsWith("article-"))
                .forEach(methods::add);
        default -> methods.addAll(of(name));
      }
    }
    requireUniqueNames(methods);
    return List.copyOf(methods);
  }

  private static void requireUniqueNames(SequencedSet<Method> methods) throws CommandException {
    SequencedSet<String> names = new LinkedHashSet<>();
    for (Method method : methods) {
      if (!names.add(method.name())) {
        throw new CommandException(
            method.name() + ": two methods have that name; give each a name of its own");
      }
    }
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
    Program _ = program(name);
    return started.getOrDefault(name, List.of());
  }

  /// {@return whether a name is a command: several words, a path, or a file}
  private static boolean isCommand(String name) {
    return name.contains(" ")
        || name.matches(".*\\.[a-z]+")
        || name.contains("/")
        || name.contains("\\")
        || FileName.path(name).filter(Files::exists).isPresent();
  }

  /// {@return the program started by a command; one program per command}
  Program program(String command) throws CommandException {
    Program known = programs.get(command);
    if (known != null) {
      return known;
    }
    try {
      Program program = Program.start(LaunchCommand.of(command), patience, copies);
      programs.put(command, program);
      List<Method> methods = List.copyOf(ProgramMethod.of(program));
      started.put(command, methods);
      methods.forEach(this::lookAt);
      return program;
    } catch (ProgramException unusable) {
      throw new CommandException(unusable.getMessage(), unusable);
    }
  }

  private void lookAt(Method method) {
    for (Pair pair : method.pairs()) {
      FirstLook look = FirstLook.of(method, pair);
      looks.add(look);
      if (look.isSuspicious()) {
        look.warning().lines().forEach(line -> Failures.print(err, line));
      }
      if (look.failsOften()) {
        return;
      }
    }
  }

  /// {@return the first looks at all programs}
  List<FirstLook> looks() {
    return looks;
  }

  private static String names(List<Method> methods) {
    return String.join(", ", methods.stream().map(Method::name).toList());
  }

  @Override
  public void close() {
    programs.values().forEach(Program::close);
  }
}

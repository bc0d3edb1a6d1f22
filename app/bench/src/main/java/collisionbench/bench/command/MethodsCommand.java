package collisionbench.bench.command;

import collisionbench.bench.comparison.FailureWords;
import collisionbench.bench.comparison.MethodCalls;
import collisionbench.bench.fuzz.FirstLook;
import collisionbench.bench.method.Program;
import collisionbench.bench.method.ProgramMethod;
import collisionbench.bench.method.ProgramReply;
import collisionbench.bench.method.Template;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.PlainText;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.builtin.Methods;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Tries a program as a method, or prints a program to start from.
@Command(
    name = "methods",
    description = {
      "Tries a program as a method, or prints a working program to begin with.",
      "A method is a file of functions (.py, .mjs, .java, .jar) or a program that answers lines on"
          + " its standard output."
    })
final class MethodsCommand extends BenchCommand {

  @ArgGroup(multiplicity = "1")
  private Choice choice = new Choice();

  @Mixin private SharedOptions.Programs programs = new SharedOptions.Programs();

  /// One of the two actions.
  static final class Choice {
    @Option(
        names = "--try",
        paramLabel = "PROGRAM",
        description = "Ask one question for each pair, and print both sides' lines.")
    private Optional<String> program = Optional.empty();

    @Option(
        names = "--template",
        paramLabel = "LANGUAGE",
        description =
            "Print a working program: python (py), javascript (js), java, c, cpp (c++), csharp"
                + " (c#), rust.")
    private Optional<Template> template = Optional.empty();
  }

  @Override
  public Integer call() throws CommandException {
    if (choice.template.isPresent()) {
      out().print(choice.template.get().text());
      out().flush();
      return Status.DONE;
    }
    if (choice.program.isEmpty()) {
      throw new CommandLine.ParameterException(
          commandLine(),
          "methods: expected --try PROGRAM or --template LANGUAGE; the list command"
              + " names the built-in methods");
    }
    try (NamedMethods methods = programs.methods(err())) {
      Program program = methods.start(choice.program.get());
      boolean isRight = tryOut(program, methods);
      program.finish();
      return isRight ? Status.DONE : Status.DOES_NOT_HOLD;
    }
  }

  /// {@return whether every question was answered, and none with a plain mistake}
  private boolean tryOut(Program program, NamedMethods methods) {
    PrintWriter out = out();
    out.println("introduced itself: " + PlainText.escape(program.firstLine()));
    program.unasked().forEach(line -> out.println(PlainText.escape(line)));
    out.flush();
    program.forwardLog(new PrintedLines(err())::add);
    Map<String, Method> byName =
        ProgramMethod.of(program).stream()
            .collect(Collectors.toMap(Method::name, Function.identity()));
    List<FirstLook> looks = new ArrayList<>();
    boolean allAnswered = true;
    boolean hasMore = byName.values().stream().mapToInt(m -> m.pairs().size()).sum() > 1;
    for (Program.Exchange exchange : (Iterable<Program.Exchange>) program.tryOut()::iterator) {
      if (exchange.reply() instanceof ProgramReply.Failed(MethodFailure.GivenUp _)) {
        continue;
      }
      print(exchange, out);
      out.flush();
      allAnswered &= exchange.reply() instanceof ProgramReply.Answered;
      Method method = Objects.requireNonNull(byName.get(exchange.method()));
      FirstLook look = methods.look(method, exchange.question().pair());
      if (look.isSuspicious()) {
        Failures.print(err(), look.warning());
      }
      // The last line shows the example of the only pair.
      out.println("  " + look.summary() + (hasMore ? example(look) : ""));
      looks.add(look);
      program
          .givenUp(method.name())
          .map(FailureWords::of)
          .ifPresent(
              reason -> Failures.print(err(), method.name() + ": " + reason.in(Language.ENGLISH)));
    }
    out.println();
    looks.stream()
        .collect(Collectors.groupingBy(FirstLook::method, LinkedHashMap::new, Collectors.toList()))
        .forEach((method, ofMethod) ->
            out.println(
                FirstLook.conclusion(method, ofMethod)
                    + (program.givenUp(method.name()).isPresent()
                        ? "; more inputs were not asked"
                        : "")));
    out.flush();
    return allAnswered && looks.stream().allMatch(look -> look.wrong().isEmpty());
  }

  private static String example(FirstLook look) {
    return look.examples().stream().findFirst().map(", such as "::concat).orElse("");
  }

  private static void print(Program.Exchange exchange, PrintWriter out) {
    Method exact = Methods.EXACT;
    out.println();
    out.println(exchange.method() + ", " + exchange.question().pair().name());
    out.println("  asked:    " + exchange.asked());
    exchange.answered().ifPresent(line -> out.println("  answered: " + PlainText.escape(line)));
    out.println(
        "  "
            + outcome(exchange)
            + "; exact says "
            + MethodCalls.describe(
                MethodCalls.of(exact, exchange.question()), exchange.question()));
  }

  private static String outcome(Program.Exchange exchange) {
    return switch (exchange.reply()) {
      case ProgramReply.Answered(var answer, var _) ->
          exchange.method() + " says " + MethodCalls.describe(answer, exchange.question());
      case ProgramReply.Failed(var failure) -> FailureWords.of(failure).in(Language.ENGLISH);
    };
  }

  /// Prints what a program prints besides answers: the first lines, since each of hundreds of
  /// questions may print some.
  static final class PrintedLines {

    private static final int MOST = 20;

    /// Characters of a line that are kept.
    private static final int LONGEST = 2000;

    private final PrintWriter to;
    private final StringBuilder line = new StringBuilder();
    private int count;

    PrintedLines(PrintWriter to) {
      this.to = to;
    }

    /// Adds a part of the text.
    void add(String part) {
      int from = 0;
      for (int end = part.indexOf('\n'); end >= 0; end = part.indexOf('\n', from)) {
        keep(part, from, end);
        print();
        line.setLength(0);
        from = end + 1;
      }
      keep(part, from, part.length());
    }

    private void keep(String part, int from, int to) {
      line.append(part, from, Math.min(to, from + LONGEST - line.length()));
    }

    private void print() {
      count++;
      if (count <= MOST) {
        to.println("  printed:  " + PlainText.escape(line.toString().stripTrailing()));
      } else if (count == MOST + 1) {
        to.println("  printed more lines, which are not shown");
      }
      to.flush();
    }
  }
}

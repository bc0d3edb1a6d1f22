package collisionbench.bench.command;

import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Tally;
import collisionbench.bench.method.Patience;
import collisionbench.bench.paste.Form;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.builtin.Methods;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/// Options that several commands have.
public final class SharedOptions {

  private SharedOptions() {}

  /// The options of commands that draw inputs of several pairs.
  static final class Inputs {

    @Option(
        names = {"--pairs", "--pair"},
        arity = "1..*",
        split = ",",
        defaultValue = PairNames.ALL,
        paramLabel = "PAIR",
        description =
            "Pairs of kinds of shape in either order, such as sphere-box,circle-sector-2d (default:"
                + " all that some method and the reference support).")
    private List<String> pairs = List.of();

    @Option(
        names = "--seed",
        defaultValue = "1",
        paramLabel = "S",
        description = "Seed of the random inputs (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    /// {@return the pairs, each of which some method can be tried on}
    List<Pair> pairs(List<Method> methods, Method judge) throws CommandException {
      return PairNames.tried(pairs, methods, judge);
    }

    long seed() {
      return seed;
    }
  }

  /// Which mistakes make a campaign fail.
  static final class Least {

    @Option(
        names = "--least",
        defaultValue = "hard",
        paramLabel = "WEIGHT",
        description =
            "The lightest mistakes that make the exit status 1: plain (about ordinary shapes, by more"
                + " than 1e-9 of their size), hard (degenerate, thin, nearly parallel, far or large"
                + " ones, by more than 1e-5), extreme (sizes above 1e6 or below 0.01), near (within"
                + " rounding of touching), 'at touch' (shapes that just touch, and every number off"
                + " by more than 1e-12) (default: ${DEFAULT-VALUE}).")
    private Weight weight = Weight.HARD;

    boolean allows(Tally tally) {
      return tally.countFrom(weight) == 0
          && (weight != Weight.AT_TOUCH || tally.disagreements() == 0);
    }
  }

  /// The option that says what the numbers of a text are.
  public static final class Bodies {

    @Option(
        names = "--as",
        paramLabel = "FORM",
        completionCandidates = FormNames.class,
        description =
            "What all bodies are in a text of numbers: ${COMPLETION-CANDIDATES}. Without it a text"
                + " is refused unless that is certain.")
    private Optional<Form> form = Optional.empty();

    public Optional<Form> form() {
      return form;
    }

    /// The names of the forms.
    static final class FormNames implements Iterable<String> {
      @Override
      public Iterator<String> iterator() {
        return Stream.of(Form.values()).map(Form::word).iterator();
      }
    }
  }

  /// The options for programs that run as methods.
  public static final class Programs {

    private static final int MOST_COPIES = 64;

    @Option(
        names = "--patience",
        defaultValue = "1s",
        paramLabel = "TIME",
        description =
            "How long a program may take for an answer, such as 1s or 200ms (default:"
                + " ${DEFAULT-VALUE}).")
    private Duration answer = Patience.USUAL.answer();

    @Option(
        names = "--copies",
        defaultValue = "1",
        paramLabel = "N",
        description =
            "How many processes of each program are asked at once (default: ${DEFAULT-VALUE}).")
    private int copies = 1;

    /// {@return the methods that a command line may name, including programs}
    ///
    /// @param err takes a warning about a program that is often wrong on ordinary inputs
    public NamedMethods methods(PrintWriter err) throws CommandException {
      if (copies < 1 || copies > MOST_COPIES) {
        throw new CommandException(
            "--copies: expected a whole number from 1 to " + MOST_COPIES + ", found " + copies);
      }
      return new NamedMethods(Methods.catalogue(), patience(), copies, err, Progress.on(err));
    }

    Patience patience() {
      return Patience.USUAL.withAnswer(answer);
    }
  }
}

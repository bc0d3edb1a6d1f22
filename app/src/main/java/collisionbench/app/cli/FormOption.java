package collisionbench.app.cli;

import collisionbench.app.paste.Form;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/// The option that says what the numbers of a text are.
final class FormOption {

  @Option(
      names = "--as",
      paramLabel = "FORM",
      completionCandidates = Words.class,
      description =
          "What all bodies are in a text of numbers: ${COMPLETION-CANDIDATES}. Without it a text is"
              + " refused unless that is certain.")
  private Optional<Form> form = Optional.empty();

  Optional<Form> form() {
    return form;
  }

  /// The words of the forms.
  static final class Words implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Stream.of(Form.values()).map(Form::word).iterator();
    }
  }
}

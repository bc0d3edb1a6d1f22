package collisionbench.bench.command;

import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.folder.SceneOutcome;
import collisionbench.bench.storage.AtomicFile;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.ProgramName;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/// Writes the outcomes of checked scenes as JUnit XML for build servers: one test case per scene.
///
/// @param options those of the command that say who answers
record JunitReport(XMLStreamWriter xml, List<String> options) {

  /// Writes a report into a file.
  static void write(
      Path file, List<SceneOutcome> outcomes, Optional<String> silence, List<String> options)
      throws CommandException {
    OutputStreams.write(
        file,
        ".xml",
        whole -> {
          try {
            AtomicFile.replace(whole, of(outcomes, silence, options));
          } catch (IOException failure) {
            throw CommandException.unwritable(file, failure);
          }
        });
  }

  /// {@return the text of a report}
  ///
  /// @param silence the sentence that nothing was answered, if that is so: a failure too
  /// @param options those of the command that say who answers
  static String of(List<SceneOutcome> outcomes, Optional<String> silence, List<String> options)
      throws IOException {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter writer = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
      new JunitReport(writer, options).write(outcomes, silence);
      writer.close();
    } catch (XMLStreamException failure) {
      throw new IOException(failure);
    }
    return text + "\n";
  }

  private void write(List<SceneOutcome> outcomes, Optional<String> silence)
      throws XMLStreamException {
    xml.writeStartDocument("UTF-8", "1.0");
    xml.writeCharacters("\n");
    xml.writeStartElement("testsuite");
    attribute("name", "collision-bench check");
    attribute("tests", outcomes.size() + silence.stream().count());
    attribute("failures", count(outcomes, Status.DOES_NOT_HOLD) + silence.stream().count());
    attribute("errors", count(outcomes, Status.FAILED));
    attribute("skipped", outcomes.stream().filter(JunitReport::isSkipped).count());
    attribute("time", time(outcomes.stream().mapToDouble(SceneOutcome::seconds).sum()));
    for (SceneOutcome outcome : outcomes) {
      write(outcome);
    }
    if (silence.isPresent()) {
      begin("check", "answers", 0);
      problem("failure", silence.get(), List.of(silence.get()));
      xml.writeEndElement();
    }
    xml.writeCharacters("\n");
    xml.writeEndElement();
    xml.writeEndDocument();
  }

  private static long count(List<SceneOutcome> outcomes, int status) {
    return outcomes.stream().filter(outcome -> Status.of(outcome.state()) == status).count();
  }

  private static boolean isSkipped(SceneOutcome outcome) {
    return switch (outcome.state()) {
      case KNOWN_FAILURE, NOTHING_EXPECTED -> true;
      case AS_EXPECTED, NOT_AS_EXPECTED, PASSES_NOW, UNREADABLE -> false;
    };
  }

  private void write(SceneOutcome outcome) throws XMLStreamException {
    begin(
        outcome.checked().by().map(by -> "check " + by).orElse("check"),
        outcome.listed().name(),
        outcome.seconds());
    switch (outcome.state()) {
      case AS_EXPECTED -> {}
      case KNOWN_FAILURE, NOTHING_EXPECTED -> {
        xml.writeEmptyElement("skipped");
        attribute("message", Status.words(outcome.state()));
      }
      case NOT_AS_EXPECTED, PASSES_NOW -> problem("failure", outcome);
      case UNREADABLE -> problem("error", outcome);
    }
    xml.writeEndElement();
  }

  private void begin(String group, String name, double seconds) throws XMLStreamException {
    xml.writeCharacters("\n  ");
    xml.writeStartElement("testcase");
    attribute("classname", group);
    attribute("name", name);
    attribute("time", time(seconds));
  }

  private void problem(String element, SceneOutcome outcome) throws XMLStreamException {
    List<String> sentences = outcome.sentences(Language.ENGLISH);
    List<String> lines = new ArrayList<>();
    for (AnswerCheck found : outcome.violations()) {
      lines.add(found.phrase().in(Language.ENGLISH));
      String answer = " " + found.name().in(Language.ENGLISH) + ": ";
      lines.add("  expected" + answer + found.expected().phrase().in(Language.ENGLISH));
      lines.add("  actual" + answer + found.actual().in(Language.ENGLISH));
    }
    lines.addAll(sentences.subList(outcome.violations().size(), sentences.size()));
    if (!outcome.listed().name().equals(NamedScene.INPUT)) {
      lines.addAll(again(outcome.listed().name()));
    }
    problem(
        element, sentences.isEmpty() ? Status.words(outcome.state()) : sentences.getFirst(), lines);
  }

  private void problem(String element, String message, List<String> lines)
      throws XMLStreamException {
    xml.writeStartElement(element);
    attribute("message", message);
    xml.writeCharacters(
        lines.stream().map(PlainText::escape).collect(Collectors.joining("\n", "\n", "\n")));
    xml.writeEndElement();
  }

  /// {@return the commands, for a shell, that open a scene in the window, and check it alone if it
  /// is not the bench that answers}
  private List<String> again(String scene) {
    String open = "open it: " + command(List.of(scene));
    List<String> check = new ArrayList<>(List.of("check"));
    check.addAll(options);
    check.add(scene);
    return options.isEmpty() ? List.of(open) : List.of("check it: " + command(check), open);
  }

  private static String command(List<String> words) {
    return words.stream()
        .map(JunitReport::quoted)
        .collect(Collectors.joining(" ", ProgramName.COMMAND + " ", ""));
  }

  private static String quoted(String word) {
    return word.matches("[\\w./:@%+=,-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  private static String time(double seconds) {
    return String.format(Locale.ROOT, "%.3f", seconds);
  }

  private void attribute(String name, Object value) throws XMLStreamException {
    xml.writeAttribute(name, PlainText.escape(value.toString()));
  }
}

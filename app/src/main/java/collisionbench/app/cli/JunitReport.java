package collisionbench.app.cli;

import collisionbench.app.folder.SceneOutcome;
import collisionbench.app.text.Language;
import collisionbench.app.text.PlainText;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/// Writes the outcomes of checked scenes as JUnit XML for build servers: one test case per scene.
record JunitReport(XMLStreamWriter xml) {

  /// {@return the text of a report}
  static String of(List<SceneOutcome> outcomes) throws IOException {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter writer = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
      new JunitReport(writer).write(outcomes);
      writer.close();
    } catch (XMLStreamException failure) {
      throw new IOException(failure);
    }
    return text + "\n";
  }

  private void write(List<SceneOutcome> outcomes) throws XMLStreamException {
    xml.writeStartDocument("UTF-8", "1.0");
    xml.writeCharacters("\n");
    xml.writeStartElement("testsuite");
    attribute("name", "collision-bench check");
    attribute("tests", outcomes.size());
    attribute("failures", count(outcomes, Status.DOES_NOT_HOLD));
    attribute("errors", count(outcomes, Status.FAILED));
    attribute("skipped", outcomes.stream().filter(JunitReport::isSkipped).count());
    attribute("time", time(outcomes.stream().mapToDouble(SceneOutcome::seconds).sum()));
    for (SceneOutcome outcome : outcomes) {
      write(outcome);
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
    xml.writeCharacters("\n  ");
    xml.writeStartElement("testcase");
    attribute("classname", "check");
    attribute("name", outcome.listed().name());
    attribute("time", time(outcome.seconds()));
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

  private void problem(String element, SceneOutcome outcome) throws XMLStreamException {
    List<String> sentences = outcome.sentences(Language.ENGLISH);
    xml.writeStartElement(element);
    attribute(
        "message", sentences.isEmpty() ? Status.words(outcome.state()) : sentences.getFirst());
    xml.writeCharacters(PlainText.escape(String.join("; ", sentences)));
    xml.writeEndElement();
  }

  private static String time(double seconds) {
    return String.format(Locale.ROOT, "%.3f", seconds);
  }

  private void attribute(String name, Object value) throws XMLStreamException {
    xml.writeAttribute(name, PlainText.escape(value.toString()));
  }
}

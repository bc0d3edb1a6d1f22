package collisionbench.app.cli;

import collisionbench.app.storage.Contents;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Predicate;

/// A format that commands write, recognized by how its files begin.
///
/// @param name what a file of the format is, with its article
/// @param matches whether a file of the format can begin with this text, in ISO 8859-1
record OutputFormat(String name, Predicate<String> matches) {

  static final OutputFormat JUNIT =
      new OutputFormat("a JUnit report", head -> head.contains("<testsuite"));
  static final OutputFormat PNG =
      new OutputFormat("a PNG file", head -> head.startsWith("\u0089PNG"));
  static final OutputFormat PAGE =
      new OutputFormat("a page of this program", head -> head.contains("<title>Collision Bench"));

  static final OutputFormat SCORE = naming("a score", "collision-bench-score");
  static final OutputFormat SCORE_TABLE =
      new OutputFormat("a table of a score", head -> head.contains("; times on "));

  /// The most bytes that decide.
  private static final int HEAD = 512;

  /// How much of a text is enough to recognize it.
  private static final int ENOUGH = 100;

  /// {@return the format of JSON files that name it in their first bytes}
  static OutputFormat naming(String name, String format) {
    return new OutputFormat(name, head -> head.contains("{\"format\": \"" + format + "\""));
  }

  /// {@return the format of files that begin as a text does}
  static OutputFormat like(String name, String text) {
    String beginning = text.substring(0, ENOUGH);
    return new OutputFormat(name, head -> head.startsWith(beginning));
  }

  /// {@return whether an existing file is empty or begins as files of this format do}
  boolean fits(Path file) throws IOException {
    String head = new String(Contents.first(file, HEAD), StandardCharsets.ISO_8859_1);
    return head.isEmpty() || matches.test(head);
  }
}

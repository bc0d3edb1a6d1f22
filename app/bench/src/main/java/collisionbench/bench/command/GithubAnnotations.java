package collisionbench.bench.command;

import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.folder.SceneOutcome;
import collisionbench.bench.json.Location;
import collisionbench.bench.scenefile.ExpectationPlaces;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.PlainText;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes the outcome of a scene as commands that GitHub Actions turns into annotations.
record GithubAnnotations(SceneOutcome outcome) {

  /// {@return the line about something that is wrong with all scenes}
  static String error(String sentence) {
    return "::error::" + data(sentence) + "\n";
  }

  /// {@return a line for each problem}
  Stream<String> lines() {
    return switch (outcome.state()) {
      case AS_EXPECTED, NOTHING_EXPECTED -> Stream.of();
      case NOT_AS_EXPECTED -> violations("error");
      case KNOWN_FAILURE -> violations("notice");
      case PASSES_NOW, UNREADABLE ->
          outcome.sentences(Language.ENGLISH).stream()
              .map(sentence -> line("error", outcome.place(), sentence));
    };
  }

  private Stream<String> violations(String level) {
    Optional<ExpectationPlaces> places = file().map(ExpectationPlaces::in);
    return Stream.concat(
        outcome.violations().stream()
            .map(found -> line(level, place(found, places), found.phrase().in(Language.ENGLISH))),
        outcome.contradictions().stream()
            .map(found -> line(level, Optional.empty(), found.in(Language.ENGLISH))));
  }

  private Optional<Path> file() {
    return NamedScene.file(outcome.listed().name());
  }

  private static Optional<Location> place(AnswerCheck found, Optional<ExpectationPlaces> places) {
    return places.flatMap(all -> all.of(found.pair(), found.field()));
  }

  private String line(String level, Optional<Location> place, String sentence) {
    String file =
        file()
            .map(Path::toString)
            .map(name -> " file=" + property(name.replace('\\', '/')))
            .orElse("");
    String at =
        file.isEmpty()
            ? ""
            : place
                .map(found -> ",line=%d,col=%d".formatted(found.line(), found.column()))
                .orElse("");
    return "::" + level + file + at + "::" + data(sentence) + "\n";
  }

  /// {@return a text as GitHub decodes it; other characters with an effect are escaped for people}
  private static String data(String text) {
    return text.codePoints()
        .mapToObj(c ->
            switch (c) {
              case '%' -> "%25";
              case '\r' -> "%0D";
              case '\n' -> "%0A";
              default -> PlainText.escape(Character.toString(c));
            })
        .collect(Collectors.joining());
  }

  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }
}

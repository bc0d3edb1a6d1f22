package collisionbench.app.port;

import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import collisionbench.methods.method.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// An answer that another program has logged about two bodies, such as Unity in a copied script.
///
/// @param method the name of the method
/// @param release the version of the program
/// @param scene the two bodies
/// @param distance the signed distance, if it gave one
public record RecordedAnswer(
    String method, String release, Scene scene, boolean touch, OptionalDouble distance) {

  /// What is before the scene.
  private static final Pattern HEADER =
      Pattern.compile(
          """
          \\{"format": "collision-bench-answer", "version": 1, "method": "([a-z][-a-z0-9]{0,40})",\
           "release": "([^"\\n]{0,100})", "touch": (true|false)\
          (?:, "distance": (-?\\d{1,20}(?:\\.\\d{1,20})?(?:[eE][-+]?\\d{1,3})?|NaN|-?Infinity))?,\
           "scene": (?=\\{)\
          """);

  /// {@return all answers in a log, in its order}
  ///
  /// @param source the name of the log in messages
  public static List<RecordedAnswer> in(String source, String log) throws SceneFileException {
    List<RecordedAnswer> answers = new ArrayList<>();
    for (String line : (Iterable<String>) log.lines()::iterator) {
      Matcher header = HEADER.matcher(line);
      Optional<String> object =
          Optional.of(header).filter(Matcher::find).flatMap(found -> object(line, found.end()));
      if (object.isPresent()) {
        Scene scene = SceneFile.parse(source, object.get());
        if (scene.bodies().size() == 2) {
          answers.add(of(header, scene));
        }
      }
    }
    return List.copyOf(answers);
  }

  private static RecordedAnswer of(Matcher header, Scene scene) {
    boolean touch = header.group(3).equals("true");
    return new RecordedAnswer(header.group(1), header.group(2), scene, touch, distance(header));
  }

  /// {@return the object that ends before the last brace of a line; empty if there is none}
  private static Optional<String> object(String line, int from) {
    String inner = line.substring(from, Math.max(from, line.lastIndexOf('}'))).stripTrailing();
    return Optional.of(inner).filter(text -> text.endsWith("}"));
  }

  /// {@return the answer as methods give it}
  public Answer answer() {
    Answer.Decided answer = Answer.of(touch);
    return distance.isPresent() ? answer.withDistance(distance.getAsDouble()) : answer;
  }

  private static OptionalDouble distance(Matcher line) {
    return Optional.ofNullable(line.group(4))
        .map(number -> OptionalDouble.of(Double.parseDouble(number)))
        .orElse(OptionalDouble.empty());
  }
}

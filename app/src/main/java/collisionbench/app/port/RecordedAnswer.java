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

  private static final Pattern LINE =
      Pattern.compile(
          """
          \\{"format": "collision-bench-answer", "version": 1, "method": "([a-z][-a-z0-9]{0,40})",\
           "release": "([^"\\n]{0,100})", "touch": (true|false)\
          (?:, "distance": ([-+.\\dEe]{1,40}|NaN|-?Infinity))?, "scene": (\\{.*})\\h*}\
          """);

  /// {@return all answers in a log, in its order}
  ///
  /// @param source the name of the log in messages
  public static List<RecordedAnswer> in(String source, String log) throws SceneFileException {
    List<RecordedAnswer> answers = new ArrayList<>();
    Matcher line = LINE.matcher(log);
    while (line.find()) {
      Scene scene = SceneFile.parse(source, line.group(5));
      if (scene.bodies().size() == 2) {
        answers.add(
            new RecordedAnswer(
                line.group(1), line.group(2), scene, line.group(3).equals("true"), distance(line)));
      }
    }
    return List.copyOf(answers);
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

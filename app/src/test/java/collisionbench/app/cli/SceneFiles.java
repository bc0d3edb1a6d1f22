package collisionbench.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Small scene files.
final class SceneFiles {

  private static final String HEAD =
      "{\"format\": \"collision-bench-scene\", \"version\": 1, \"name\": \"Käse\", \"space\": ";

  private SceneFiles() {}

  /// {@return a file with two spheres that overlap by 0.25, and a separate third one}
  static Path touching(Path file, String... expect) throws IOException {
    String expected =
        expect.length == 0
            ? ""
            : ", \"expect\": {\"contacts\": [" + String.join(", ", expect) + "]}";
    return Files.writeString(
        file,
        HEAD
            + """
            "3d", "bodies": [
            {"id": "a", "shape": {"type": "sphere", "center": [0, 0, 0], "radius": 1}},
            {"id": "b", "shape": {"type": "sphere", "center": [1.75, 0, 0], "radius": 1}},
            {"id": "c", "shape": {"type": "sphere", "center": [0, 3, 0], "radius": 1}}]\
            """
            + expected
            + "}");
  }

  /// {@return the same bodies in a file that expects more than contacts}
  ///
  /// @param expect the members of `expect`, with single quotes
  static Path expecting(Path file, String expect) throws IOException {
    String text = Files.readString(touching(file)).replace("\"version\": 1", "\"version\": 2");
    int end = text.lastIndexOf('}');
    return Files.writeString(
        file, text.substring(0, end) + (", 'expect': {" + expect + "}}").replace('\'', '"'));
  }

  /// {@return a file with two segments in the plane, one of which starts on the other, and a disc
  /// that passes by}
  static Path flat(Path file) throws IOException {
    return Files.writeString(
        file,
        HEAD
            + """
            "2d", "bodies": [
            {"id": "level", "shape": {"type": "segment", "start": [-1, 0], "end": [1, 0]}},
            {"id": "upright", "shape": {"type": "segment", "start": [0, 0], "end": [0, 1]}},
            {"id": "disc", "shape": {"type": "circle", "center": [-4, 0], "radius": 1}, "velocity": [0, 0.5]}]}\
            """);
  }

  /// {@return a file with this many spheres, all touching each other}
  static Path heap(Path file, int balls, String... expect) throws IOException {
    String bodies =
        IntStream.range(0, balls)
            .mapToObj(i ->
                "{\"id\": \"ball %d\", \"shape\": {\"type\": \"sphere\", \"center\": [%s, 0, 0], \"radius\": 1}}"
                    .formatted(i, i * 0x1p-20))
            .collect(Collectors.joining(",\n"));
    String contacts = expect.length == 0 ? "" : ", \"expect\": {\"contacts\": " + expect[0] + "}";
    return Files.writeString(file, HEAD + "\"3d\", \"bodies\": [" + bodies + "]" + contacts + "}");
  }
}

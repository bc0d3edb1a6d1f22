package collisionbench.app.preset;

import collisionbench.app.text.PlainText;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A preset: a scene that the user has kept, as it is listed.
///
/// @param file the name of its file
/// @param name its name in menus
/// @param tags the headings under which it is listed
public record KeptScene(String file, String name, List<String> tags) {

  /// The extension of the files.
  static final String EXTENSION = ".json";

  private static final int LONGEST = 100;

  public KeptScene {
    tags = List.copyOf(tags);
  }

  /// {@return the preset of a file that is not in the list}
  static KeptScene of(String file) {
    return new KeptScene(file, file.substring(0, file.length() - EXTENSION.length()), List.of());
  }

  /// {@return a text as a name: on one line, without spaces around it; empty if it is blank}
  public static String name(String text) {
    return PlainText.escape(
        PlainText.beginning(text.strip().replaceAll("\\s+", " "), LONGEST).strip());
  }

  /// {@return the tags in a text, which are separated by commas, each once}
  public static List<String> tags(String text) {
    return Stream.of(text.split("[,\uff0c\u3001]", -1))
        .map(KeptScene::name)
        .filter(tag -> !tag.isEmpty())
        .distinct()
        .toList();
  }

  /// {@return the text of the tags}
  public String tagText() {
    return tags.stream().collect(Collectors.joining(", "));
  }
}

package collisionbench.bench.lesson;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.scene.Article;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.text.Resource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The built-in lessons, one for each article.
public final class BuiltInLessons {

  private static final List<Lesson> ALL =
      Stream.of(Article.values()).map(BuiltInLessons::of).toList();

  private BuiltInLessons() {}

  /// {@return all lessons, in the order of the articles}
  public static List<Lesson> all() {
    return ALL;
  }

  private static Lesson of(Article article) {
    try {
      return LessonReader.read(Optional.empty(), new Resources(article.number()));
    } catch (SceneFileException broken) {
      throw new IllegalStateException("built-in lesson is broken", broken);
    }
  }

  private record Resources(String folder) implements LessonReader.Files {

    @Override
    public String path(String file) {
      return "lessons/" + folder + "/" + file;
    }

    @Override
    public Json index() throws JsonException {
      return JsonReader.read(text(LessonFolder.INDEX));
    }

    @Override
    public Scene scene(String file) throws SceneFileException {
      return SceneFile.parse(path(file), text(file));
    }

    private String text(String file) {
      return Resource.text(BuiltInLessons.class, path(file));
    }
  }
}

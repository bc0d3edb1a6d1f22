package collisionbench.app.port;

import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Copies;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.ShapeConvention;
import collisionbench.app.scene.Space;
import collisionbench.app.storage.Contents;
import collisionbench.app.text.Phrase;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/// A file of points, WKT or OBJ, read as a new scene. Scenes are not saved in these formats.
///
/// @param understood empty if it is the text of a scene
public record ImportedFile(Scene scene, Optional<Pasted> understood) {

  /// The endings of their names.
  public static final List<String> ENDINGS = List.of(".wkt", ".obj", ".txt", ".csv");

  /// {@return whether a file is one of these by its name}
  public static boolean is(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    return ENDINGS.stream().anyMatch(name::endsWith);
  }

  /// {@return the content of a file, in space unless it makes sense only in the plane}
  ///
  /// @param conventions how its numbers are meant
  /// @param cancelled whether to stop; asked on the same thread
  /// @throws java.util.concurrent.CancellationException if it was cancelled
  public static ImportedFile read(
      Path file, Set<ShapeConvention> conventions, BooleanSupplier cancelled)
      throws SceneFileException {
    return of(file, text(file, Contents::text), conventions, cancelled);
  }

  /// {@return the content of a file, or of the pipe that a command line names}
  public static ImportedFile readNamed(Path file) throws SceneFileException {
    return of(file, text(file, Contents::namedText), Set.of(), () -> false);
  }

  /// {@return the content of standard input}
  ///
  /// @param name of it in messages
  public static ImportedFile read(Path name, InputStream in) throws SceneFileException {
    return of(
        name, text(name, (file, most) -> Contents.text(file, in, most)), Set.of(), () -> false);
  }

  private static ImportedFile of(
      Path file, String text, Set<ShapeConvention> conventions, BooleanSupplier cancelled)
      throws SceneFileException {
    if (PastedText.isScene(text)) {
      Scene scene = PastedText.scene(file.toString(), text, Space.THREE);
      return new ImportedFile(
          scene.name().isEmpty() ? scene.named(name(file)) : scene, Optional.empty());
    }
    Optional<Pasted> solid = PastedText.points(text, Space.THREE, conventions, cancelled);
    Optional<Pasted> flat =
        solid
            .filter(read -> read.flat() && !read.leftOut().isEmpty())
            .flatMap(_ -> PastedText.points(text, Space.TWO, conventions, cancelled))
            .filter(read -> !read.bodies().isEmpty());
    boolean makesSense = solid.isPresent() && !solid.get().bodies().isEmpty();
    if (flat.isPresent() && (!makesSense || flat.get().leftOut().isEmpty())) {
      return of(file, Space.TWO, flat.get());
    }
    if (makesSense) {
      return of(file, Space.THREE, solid.get());
    }
    throw SceneFileException.notUnderstood(
        file, solid.map(Pasted::reasons).orElse(Phrase.of("import.nothing")));
  }

  private interface Reader {
    String read(Path file, int most) throws IOException;
  }

  private static String text(Path file, Reader reader) throws SceneFileException {
    try {
      return reader.read(file, PastedText.LONGEST);
    } catch (IOException failure) {
      throw SceneFileException.unread(file, failure);
    }
  }

  private static ImportedFile of(Path file, Space space, Pasted pasted) {
    Scene empty = Scene.empty(name(file), space);
    List<Body> bodies = Copies.of(pasted.bodies(), empty, Vec3.ZERO);
    Scene scene = new Edit.Add(Edit.Add.From.PASTE, bodies).applyTo(empty);
    return new ImportedFile(scene, Optional.of(pasted));
  }

  private static String name(Path file) {
    String whole = file.getFileName().toString();
    String name = whole.replaceFirst("\\.[^.]*$", "");
    return name.isEmpty() ? whole : name;
  }
}

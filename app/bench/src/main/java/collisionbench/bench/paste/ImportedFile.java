package collisionbench.bench.paste;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Copies;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.storage.Contents;
import collisionbench.bench.storage.FileName;
import collisionbench.bench.text.Phrase;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// A file of WKT, OBJ, a table or any other text with numbers, read as a new scene. Scenes are not
/// saved in these formats.
///
/// @param reading what its numbers are taken for; empty if it is the text of a scene
public record ImportedFile(Scene scene, Optional<Reading> reading) {

  /// The endings of their names.
  public static final List<String> ENDINGS = List.of(".wkt", ".obj", ".txt", ".csv");

  /// Default options.
  private static final Options PLAIN = Options.in(Space.THREE);

  /// {@return whether a file is one of these by its name}
  public static boolean is(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    return ENDINGS.stream().anyMatch(name::endsWith);
  }

  /// {@return the content of a file}
  ///
  /// @param cancelled whether to stop; asked on the same thread
  /// @throws java.util.concurrent.CancellationException if it was cancelled
  public static ImportedFile read(Path file, Options options, BooleanSupplier cancelled)
      throws SceneFileException {
    return read(file, Contents::text, options, cancelled);
  }

  /// {@return the content of a file, or of the pipe that a command line names}
  ///
  /// @param form what all its bodies are; empty to find out
  public static ImportedFile readNamed(Path file, Optional<Form> form) throws SceneFileException {
    return read(file, Contents::namedText, form.map(PLAIN::with).orElse(PLAIN), () -> false);
  }

  /// {@return the content of standard input}
  ///
  /// @param name of it in messages
  /// @param form what all its bodies are; empty to find out
  public static ImportedFile read(Path name, InputStream in, Optional<Form> form)
      throws SceneFileException {
    Reader reader = (file, most) -> Contents.text(file, in, most);
    return read(name, reader, form.map(PLAIN::with).orElse(PLAIN), () -> false);
  }

  private interface Reader {
    String read(Path file, int most) throws IOException;
  }

  private static ImportedFile read(
      Path file, Reader reader, Options options, BooleanSupplier cancelled)
      throws SceneFileException {
    String text;
    try {
      text = reader.read(file, PastedText.LONGEST);
    } catch (IOException failure) {
      throw SceneFileException.unread(file, failure);
    }
    if (PastedText.isScene(text)) {
      Scene scene = PastedText.scene(file.toString(), text, options.preferred());
      return new ImportedFile(
          scene.name().isEmpty() ? scene.named(FileName.stem(file)) : scene, Optional.empty());
    }
    Reading reading =
        PastedText.read(text, options, cancelled)
            .orElseThrow(() -> SceneFileException.notUnderstood(file, PastedText.whyNothing(text)));
    Scene empty = Scene.empty(FileName.stem(file), reading.space());
    List<Body> bodies = Copies.of(reading.bodies(), empty, Vec3.ZERO);
    Scene scene =
        bodies.isEmpty() ? empty : new Edit.Add(Edit.Add.From.PASTE, bodies).applyTo(empty);
    return new ImportedFile(scene, Optional.of(reading));
  }

  /// {@return the scene, if it is certain and nothing was left out, or if the user said what the
  /// bodies are}
  ///
  /// @throws SceneFileException if not, with the forms that fit
  public Scene certain(Path file, Optional<Form> form) throws SceneFileException {
    if (reading.isEmpty()) {
      return scene;
    }
    Reading read = reading.get();
    if (form.isPresent() ? read.isSure() : read.isSure() && !read.leavesOut()) {
      return scene;
    }
    if (form.isEmpty() && PastedText.namesFile(read.text())) {
      throw SceneFileException.notUnderstood(file, PastedText.whyNothing(read.text()));
    }
    throw SceneFileException.uncertain(file, why(read, form));
  }

  private static Phrase why(Reading read, Optional<Form> form) {
    List<String> forms = read.forms().stream().map(Form::word).toList();
    if (forms.isEmpty()) {
      return Phrase.of("import.no-body", read.reasons());
    } else if (form.isPresent()) {
      return Phrase.of("import.other-form", form.get().word(), Phrase.oneOf(forms));
    }
    return read.isSure()
        ? Phrase.of("import.left-out", read.reasons(), Phrase.oneOf(forms))
        : Phrase.of("import.uncertain", Phrase.oneOf(forms));
  }
}

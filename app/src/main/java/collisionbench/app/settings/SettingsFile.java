package collisionbench.app.settings;

import collisionbench.bench.json.JsonException;
import collisionbench.bench.storage.AtomicFile;
import collisionbench.bench.storage.Contents;
import collisionbench.bench.storage.ExclusiveChange;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.storage.PutAside;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// Reads and changes the settings file.
public final class SettingsFile {

  private static final String NAME = "settings";
  private static final int LARGEST = 1 << 20;

  private final Path file;

  /// @param folder the folder of the file; created when the settings first change
  public SettingsFile(Path folder) {
    file = folder.resolve(NAME + ".json");
  }

  /// The result of reading the file.
  ///
  /// @param broken the error, if not everything could be read
  public record Loaded(Settings settings, Optional<Broken> broken) {}

  /// An error in the file or in one of its values.
  ///
  /// @param value whether the error is about one value; the others were read
  /// @param putAside the new name of the file; empty if it was not renamed
  public record Broken(Path file, Phrase reason, boolean value, Optional<Path> putAside) {

    /// In characters, since a reason may quote the file.
    private static final int LONGEST_REASON = 200;

    public String reason(Language language) {
      return PlainText.cut(PlainText.escape(reason.in(language)), LONGEST_REASON);
    }
  }

  public boolean exists() {
    return Files.exists(file);
  }

  /// {@return the settings in the file, or the defaults; a file that cannot be read stays}
  public Settings peek() {
    try {
      return SettingsJson.read(Contents.text(file, LARGEST)).settings();
    } catch (JsonException | IOException _) {
      return Settings.FIRST;
    }
  }

  public Loaded load() {
    try {
      SettingsJson.Reading read = SettingsJson.read(Contents.text(file, LARGEST));
      return new Loaded(
          read.settings(),
          read.invalid().stream()
              .findFirst()
              .map(invalid -> new Broken(file, invalid.phrase(), true, Optional.empty())));
    } catch (NoSuchFileException _) {
      return new Loaded(Settings.FIRST, Optional.empty());
    } catch (JsonException invalid) {
      return broken(invalid.phrase());
    } catch (IOException failure) {
      return broken(FileFailure.of(failure));
    }
  }

  private Loaded broken(Phrase reason) {
    return new Loaded(Settings.FIRST, Optional.of(new Broken(file, reason, false, putAside())));
  }

  private Optional<Path> putAside() {
    try {
      return Optional.of(PutAside.rename(file, n -> NAME + ".broken-" + n + ".json"));
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /// Changes the settings in the file. Changes made there by other processes are kept.
  public void change(UnaryOperator<Settings> change) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    ExclusiveChange.of(
        file, () -> AtomicFile.replace(file, SettingsJson.text(change.apply(load().settings()))));
  }
}

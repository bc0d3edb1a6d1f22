package collisionbench.app.settings;

import collisionbench.app.json.JsonException;
import collisionbench.app.storage.AtomicFile;
import collisionbench.app.storage.Contents;
import collisionbench.app.storage.FileFailure;
import collisionbench.app.storage.PutAside;
import collisionbench.app.text.Language;
import collisionbench.app.text.Phrase;
import collisionbench.app.text.PlainText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// The file that keeps the settings.
public final class SettingsFile {

  private static final String NAME = "settings";
  private static final int LARGEST = 1 << 20;

  private final Path file;

  /// @param folder is made when there is something to keep
  public SettingsFile(Path folder) {
    file = folder.resolve(NAME + ".json");
  }

  /// What a file gave.
  ///
  /// @param broken why not all of it could be read
  public record Loaded(Settings settings, Optional<Broken> broken) {}

  /// A file that could not be read, or a value in it.
  ///
  /// @param value whether it is about a value; the others were read then
  /// @param putAside what the file is called now; empty if it was not renamed
  public record Broken(Path file, Phrase reason, boolean value, Optional<Path> putAside) {

    /// In characters: a reason may quote what is in the file.
    private static final int LONGEST_REASON = 200;

    /// {@return the reason in a language}
    public String reason(Language language) {
      return PlainText.cut(PlainText.escape(reason.in(language)), LONGEST_REASON);
    }
  }

  /// {@return the settings in the file, or else the first ones}
  public Loaded load() {
    try {
      SettingsJson.Reading read = SettingsJson.read(Contents.text(file, LARGEST));
      return new Loaded(
          read.settings(),
          read.refused().stream()
              .findFirst()
              .map(refused -> new Broken(file, refused.phrase(), true, Optional.empty())));
    } catch (NoSuchFileException _) {
      return new Loaded(Settings.FIRST, Optional.empty());
    } catch (JsonException refused) {
      return broken(refused.phrase());
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

  /// Changes the settings in the file. What others have changed there meanwhile stays.
  public void change(UnaryOperator<Settings> change) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    AtomicFile.replace(file, SettingsJson.text(change.apply(load().settings())));
  }
}

package collisionbench.app.window.document;

import collisionbench.app.settings.Settings;
import collisionbench.app.settings.SettingsFile;
import collisionbench.bench.task.BackgroundThread;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The settings of a window, which are saved shortly after a change.
public final class SettingsStore {

  private static final Duration DELAY = Duration.ofSeconds(1);

  private final SettingsFile file;
  private final ReadOnlyObjectWrapper<Settings> settings;
  private final Optional<SettingsFile.Broken> broken;
  private final boolean isNew;
  private final Runnable save;
  private final Consumer<IOException> onFailure;
  private Optional<UnaryOperator<Settings>> unsaved = Optional.empty();

  /// @param onFailure called on the window's thread
  public SettingsStore(Path folder, BackgroundThread background, Consumer<IOException> onFailure) {
    file = new SettingsFile(folder);
    SettingsFile.Loaded loaded = file.load();
    settings = new ReadOnlyObjectWrapper<>(loaded.settings());
    broken = loaded.broken();
    isNew = broken.isEmpty() && !file.exists();
    save = background.deferred(DELAY, this::flush);
    this.onFailure = onFailure;
  }

  public ReadOnlyObjectProperty<Settings> settings() {
    return settings.getReadOnlyProperty();
  }

  /// {@return whether there is no file yet}
  public boolean isNew() {
    return isNew;
  }

  /// {@return why the file could not be read, if so}
  public Optional<SettingsFile.Broken> broken() {
    return broken;
  }

  /// Changes the settings. The same change is applied to the file, which other windows may change
  /// as well.
  public void change(UnaryOperator<Settings> change) {
    Settings next = change.apply(settings.get());
    if (!next.equals(settings.get())) {
      settings.set(next);
      add(change);
      save.run();
    }
  }

  private synchronized void add(UnaryOperator<Settings> change) {
    UnaryOperator<Settings> before = unsaved.orElse(UnaryOperator.identity());
    unsaved = Optional.of(from -> change.apply(before.apply(from)));
  }

  private synchronized Optional<UnaryOperator<Settings>> takeUnsaved() {
    Optional<UnaryOperator<Settings>> taken = unsaved;
    unsaved = Optional.empty();
    return taken;
  }

  /// Puts a change that could not be saved before those that were made since.
  private synchronized void putBack(UnaryOperator<Settings> failed) {
    UnaryOperator<Settings> since = unsaved.orElse(UnaryOperator.identity());
    unsaved = Optional.of(from -> since.apply(failed.apply(from)));
  }

  /// Saves the changes now. If that fails, the next change or the end of the window tries again.
  void flush() {
    synchronized (file) {
      takeUnsaved().ifPresent(this::save);
    }
  }

  private void save(UnaryOperator<Settings> change) {
    try {
      file.change(change);
    } catch (IOException failure) {
      putBack(change);
      Platform.runLater(() -> onFailure.accept(failure));
    }
  }
}

package collisionbench.app.snapshot;

import collisionbench.app.storage.Failure;
import collisionbench.app.storage.FreshFile;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// A moving picture, written into a file picture by picture as they come: an animated GIF or PNG.
/// Of each only the difference to the one before is written; an equal one prolongs that. The file
/// is there when the film is ended; closed before, nothing is left of it.
public final class Film implements AutoCloseable {

  private static final int MILLIS_IN_A_HUNDREDTH = 10;

  private final Path file;
  private final FreshFile fresh;
  private final FilmFormat format;
  private Optional<Shown> shown = Optional.empty();
  private long hundredthsWritten;
  private int pictures;

  /// The picture that is shown now, and what of it is still to be written.
  private record Shown(Bitmap picture, Cel cel) {}

  /// What has become of a film.
  ///
  /// @param pictures how many differ from the one before
  /// @param bytes the size of the file
  public record Ended(int pictures, long bytes) {}

  private Film(Path file, FreshFile fresh, FilmFormat format) {
    this.file = file;
    this.fresh = fresh;
    this.format = format;
  }

  /// {@return whether a file can hold a film, by its name: it ends in `.gif` or `.png`}
  public static boolean isNamed(Path file) {
    return isGif(file) || ends(file, ".png");
  }

  private static boolean isGif(Path file) {
    return ends(file, ".gif");
  }

  private static boolean ends(Path file, String ending) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(ending);
  }

  /// {@return an empty film that is to be in a file}
  ///
  /// @throws SnapshotException if it cannot be written there
  public static Film into(Path file) throws SnapshotException {
    if (!isNamed(file)) {
      throw new SnapshotException(file, SnapshotReason.NO_FILM, null);
    }
    try {
      FreshFile fresh = FreshFile.inPlaceOf(file);
      FilmFormat format =
          isGif(file)
              ? new GifFilm(Channels.newOutputStream(fresh.channel()))
              : new PngFilm(fresh.channel());
      return new Film(file, fresh, format);
    } catch (IOException failure) {
      throw failure(file, failure);
    }
  }

  private static SnapshotException failure(Path file, IOException failure) {
    return new SnapshotException(file, SnapshotReason.UNWRITTEN_FILM, failure, Failure.of(failure));
  }

  /// Shows another picture from a moment on. It is cut to the size of the first one; where it is
  /// smaller, the one before is still seen.
  ///
  /// @param millis the moment, from the beginning
  /// @throws SnapshotException if the one before cannot be written
  public void show(Bitmap picture, long millis) throws SnapshotException {
    if (shown.isEmpty()) {
      shown = Optional.of(new Shown(picture, Cel.whole(picture)));
      return;
    }
    Bitmap before = shown.get().picture();
    Bitmap after = picture.isSizeOf(before) ? picture : picture.over(before);
    Optional<Comparison.Area> area = after.changedFrom(before);
    if (area.isPresent()) {
      write(millis);
      shown = Optional.of(new Shown(after, Cel.between(before, after, area.get())));
    }
  }

  private void write(long millis) throws SnapshotException {
    long until = millis / MILLIS_IN_A_HUNDREDTH;
    int hundredths = Math.clamp(until - hundredthsWritten, 1, FilmFormat.LONGEST);
    hundredthsWritten = until;
    pictures++;
    try {
      format.write(shown.orElseThrow().cel(), hundredths);
    } catch (IOException failure) {
      throw failure(file, failure);
    }
  }

  /// {@return how many bytes are written by now}
  public long bytes() throws SnapshotException {
    try {
      return fresh.channel().size();
    } catch (IOException failure) {
      throw failure(file, failure);
    }
  }

  /// Puts the film where it is to be. It has at least one picture.
  ///
  /// @param millis when the last picture ends, from the beginning
  /// @throws SnapshotException if it cannot be written; what was there is untouched then
  public Ended end(long millis) throws SnapshotException {
    write(millis);
    try {
      format.end();
      long bytes = fresh.channel().size();
      fresh.takePlace();
      return new Ended(pictures, bytes);
    } catch (IOException failure) {
      throw failure(file, failure);
    }
  }

  @Override
  public void close() throws SnapshotException {
    try {
      fresh.close();
    } catch (IOException failure) {
      throw failure(file, failure);
    }
  }
}

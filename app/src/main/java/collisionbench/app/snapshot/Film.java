package collisionbench.app.snapshot;

import collisionbench.app.storage.FileFailure;
import collisionbench.app.storage.FreshFile;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// An animated GIF or PNG, written frame by frame. Only differences are stored; an equal frame
/// prolongs the previous one. The file appears when the film ends; closing it earlier leaves
/// nothing.
public final class Film implements AutoCloseable {

  private static final int MILLIS_IN_A_HUNDREDTH = 10;

  private final Path file;
  private final FreshFile fresh;
  private final FilmFormat format;
  private Optional<Shown> shown = Optional.empty();
  private long hundredthsWritten;
  private int pictures;

  /// The current frame, and the part of it that is not written yet.
  private record Shown(Bitmap picture, Cel cel) {}

  /// A finished film.
  ///
  /// @param pictures the number of distinct frames
  /// @param bytes the file size
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

  /// {@return an empty film for a file}
  ///
  /// @throws SnapshotException if the file cannot be written
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
    return new SnapshotException(
        file, SnapshotReason.UNWRITTEN_FILM, failure, FileFailure.of(failure));
  }

  /// Adds a frame. It is cropped to the size of the first one; where it is smaller, the previous
  /// frame stays visible.
  ///
  /// @param millis its start time
  /// @throws SnapshotException if the previous frame cannot be written
  public void show(Bitmap picture, long millis) throws SnapshotException {
    if (shown.isEmpty()) {
      shown = Optional.of(new Shown(picture, Cel.whole(picture)));
      return;
    }
    Bitmap before = shown.get().picture();
    Bitmap after = picture.isSizeOf(before) ? picture : picture.over(before);
    Optional<ImageComparison.Area> area = after.changedFrom(before);
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

  /// {@return the bytes written so far}
  public long bytes() throws SnapshotException {
    try {
      return fresh.channel().size();
    } catch (IOException failure) {
      throw failure(file, failure);
    }
  }

  /// Ends the film, which must have a frame, and moves it to its file.
  ///
  /// @param millis the end time of the last frame
  /// @throws SnapshotException if it cannot be written; an existing file is then untouched
  public Ended end(long millis) throws SnapshotException {
    write(millis);
    try {
      format.end();
      long bytes = fresh.channel().size();
      fresh.replaceTarget();
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

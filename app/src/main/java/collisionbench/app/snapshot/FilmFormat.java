package collisionbench.app.snapshot;

import java.io.IOException;

/// Writes a looping film, the changes of each frame as they come.
sealed interface FilmFormat permits GifFilm, PngFilm {

  /// The longest duration of a frame in the file formats, in hundredths of a second: eleven
  /// minutes.
  int LONGEST = 0xffff;

  /// Writes the next frame.
  ///
  /// @param hundredths its duration in hundredths of a second
  void write(Cel cel, int hundredths) throws IOException;

  /// Writes the trailer.
  void end() throws IOException;
}

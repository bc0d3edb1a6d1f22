package collisionbench.app.snapshot;

import java.io.IOException;

/// Writes a film that goes on for ever, what is new in each picture of it as it comes.
sealed interface FilmFormat permits GifFilm, PngFilm {

  /// The longest that files can say a picture is shown, in hundredths of a second: eleven minutes.
  int LONGEST = 0xffff;

  /// Writes the next picture.
  ///
  /// @param hundredths how long it is shown, in hundredths of a second
  void write(Cel cel, int hundredths) throws IOException;

  /// Writes what comes behind the last picture.
  void end() throws IOException;
}

package collisionbench.app.method;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// Working programs to begin with.
public enum Template {
  PYTHON("mine.py"),
  JAVASCRIPT("mine.mjs"),
  JAVA("Mine.java"),
  C("mine.c"),
  CPP("mine.cpp"),
  CSHARP("Mine.cs"),
  RUST("mine.rs");

  private final String file;

  Template(String file) {
    this.file = file;
  }

  /// {@return what to call its file}
  public String file() {
    return file;
  }

  /// {@return the program}
  public String text() {
    try (InputStream in = Template.class.getResourceAsStream("templates/" + file)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}

package collisionbench.bench.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// Files that come with the program.
public final class Resource {

  private Resource() {}

  /// {@return the text of a resource}
  ///
  /// @param owner the class beside which it is, unless its name begins with a slash
  public static String text(Class<?> owner, String name) {
    String missing = "resource is missing: " + name;
    try (InputStream in = owner.getResourceAsStream(name)) {
      byte[] bytes = Objects.requireNonNull(in, missing).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(missing, failure);
    }
  }
}

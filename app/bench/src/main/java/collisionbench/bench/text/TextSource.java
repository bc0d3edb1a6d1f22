package collisionbench.bench.text;

import java.io.InputStream;

/// The texts of a module above this one, found as a service. Its files lie beside the class that
/// implements this interface, since a module cannot open those of another.
@FunctionalInterface
public interface TextSource {

  /// {@return the content of a file of texts, such as `texts_zh.properties`}
  InputStream open(String file);
}

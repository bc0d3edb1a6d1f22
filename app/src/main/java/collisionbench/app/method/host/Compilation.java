package collisionbench.app.method.host;

import collisionbench.methods.method.Method;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/// Compiles a Java file against `geometry`.
final class Compilation {

  private Compilation() {}

  /// {@return a temporary folder with the classes}
  static Path compile(Path source) throws IOException, UserCodeException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new UserCodeException("Java files need a JDK; compile " + source + " to a jar instead");
    }
    Path classes = Files.createTempDirectory("collision-bench-classes");
    StringWriter errors = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<String> options =
          new ArrayList<>(List.of("-d", classes.toString(), "-proc:none", "-Xlint:none"));
      options.addAll(library());
      boolean done =
          compiler
              .getTask(
                  errors, files, null, options, null, files.getJavaFileObjects(source.toFile()))
              .call();
      if (!done) {
        throw new UserCodeException(errors.toString().strip());
      }
    }
    return classes;
  }

  /// {@return how the compiler finds `geometry`: by its jar or folder, or as a module of the image}
  private static List<String> library() {
    URI location =
        URI.create(Method.class.getProtectionDomain().getCodeSource().getLocation().toString());
    return location.getScheme().equals("file")
        ? List.of("-classpath", Path.of(location).toString())
        : List.of("--add-modules", "collisionbench.geometry");
  }
}

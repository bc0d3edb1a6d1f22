package collisionbench.bench.method.host;

import collisionbench.geometry.space.Shape3;
import collisionbench.methods.method.Method;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/// Compiles a Java file against the library and the `Method` interface.
final class Compilation {

  private Compilation() {}

  /// Compiles a file.
  ///
  /// @return a temporary folder with the classes
  static Path compile(Path source) throws IOException, UserCodeException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new UserCodeException("Java files need a JDK; compile " + source + " to a jar instead");
    }
    Path classes = Files.createTempDirectory("collision-bench-classes");
    DiagnosticCollector<JavaFileObject> errors = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<String> options =
          new ArrayList<>(List.of("-d", classes.toString(), "-proc:none", "-Xlint:none"));
      options.addAll(library());
      boolean done =
          compiler
              .getTask(
                  null, files, errors, options, null, files.getJavaFileObjects(source.toFile()))
              .call();
      if (!done) {
        throw new UserCodeException(quotable(errors.getDiagnostics()));
      }
    }
    return classes;
  }

  /// {@return all errors, with the first repeated at the end as one line, where messages quote it}
  private static String quotable(List<Diagnostic<? extends JavaFileObject>> errors) {
    Diagnostic<?> first =
        errors.stream()
            .filter(error -> error.getKind() == Diagnostic.Kind.ERROR)
            .findFirst()
            .orElseThrow();
    return errors.stream().map(error -> error + "\n").collect(Collectors.joining())
        + "line %d: error: %s"
            .formatted(
                first.getLineNumber(),
                first
                    .getMessage(Locale.ENGLISH)
                    .replaceAll("\\s*\n\\s*", ", ")
                    .replaceAll(" +", " "));
  }

  /// {@return the compiler options that make the library visible: its jars or folders, or modules
  /// of the image}
  private static List<String> library() {
    List<URI> locations = Stream.of(Shape3.class, Method.class).map(Compilation::location).toList();
    return locations.stream().allMatch(location -> location.getScheme().equals("file"))
        ? List.of(
            "-classpath",
            locations.stream()
                .map(location -> Path.of(location).toString())
                .collect(Collectors.joining(File.pathSeparator)))
        : List.of("--add-modules", Method.class.getModule().getName());
  }

  private static URI location(Class<?> type) {
    return URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString());
  }
}

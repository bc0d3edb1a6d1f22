package collisionbench.bench.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;

/// Compiles and runs the texts of test classes as in a user's project.
final class CompiledTests implements AutoCloseable {

  private static final Pattern NAME = Pattern.compile("^class (\\S+) \\{$", Pattern.MULTILINE);

  private final URLClassLoader loader;

  private CompiledTests(URLClassLoader loader) {
    this.loader = loader;
  }

  /// Compiles the texts; warnings are errors.
  static CompiledTests of(List<String> texts, Path folder) throws IOException {
    List<String> arguments = new ArrayList<>();
    Collections.addAll(arguments, "-cp", System.getProperty("java.class.path"));
    Collections.addAll(arguments, "-d", folder.toString(), "-encoding", "UTF-8");
    Collections.addAll(arguments, "-proc:none", "-Xlint:all,-path", "-Werror");
    for (String text : texts) {
      Path source = folder.resolve("Source" + arguments.size() + ".java");
      arguments.add(Files.writeString(source, text).toString());
    }
    StringWriter said = new StringWriter();
    PrintWriter out = new PrintWriter(said);
    int status =
        ToolProvider.findFirst("javac")
            .orElseThrow()
            .run(out, out, arguments.toArray(String[]::new));
    assertEquals(0, status, said::toString);
    return new CompiledTests(new URLClassLoader(new URL[] {folder.toUri().toURL()}));
  }

  static String name(String text) {
    Matcher matcher = NAME.matcher(text);
    assertTrue(matcher.find(), text);
    return matcher.group(1);
  }

  /// {@return the failures of the tests of a class, by test name}
  Map<String, Optional<Throwable>> run(String text) throws ReflectiveOperationException {
    Constructor<?> constructor = loader.loadClass(name(text)).getDeclaredConstructor();
    constructor.setAccessible(true);
    Map<String, Optional<Throwable>> outcomes = new TreeMap<>();
    for (Method method : constructor.getDeclaringClass().getDeclaredMethods()) {
      if (method.isAnnotationPresent(Test.class)) {
        method.setAccessible(true);
        outcomes.put(method.getName(), outcome(method, constructor.newInstance()));
      }
    }
    int written = text.split("  @Test\n", -1).length - 1;
    assertEquals(written, outcomes.size(), () -> String.format(Locale.ROOT, "tests of%n%s", text));
    return outcomes;
  }

  private static Optional<Throwable> outcome(Method method, Object instance)
      throws IllegalAccessException {
    try {
      method.invoke(instance);
      return Optional.empty();
    } catch (InvocationTargetException failed) {
      return Optional.of(failed.getTargetException());
    }
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }
}

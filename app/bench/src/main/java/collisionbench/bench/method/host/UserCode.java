package collisionbench.bench.method.host;

import collisionbench.methods.method.Method;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/// The classes of a user, from a jar or from a Java file.
///
/// @param name the name of the method that the static functions form
record UserCode(String name, List<Class<?>> classes) {

  /// {@return the classes of a jar or of a Java file, which is compiled first}
  static UserCode load(Path file) throws UserCodeException {
    String name = String.valueOf(file.getFileName());
    try {
      return name.endsWith(".jar") ? ofJar(file, name) : ofSource(file, name);
    } catch (IOException failure) {
      throw new UserCodeException(file + " could not be read: " + failure);
    }
  }

  private static UserCode ofJar(Path file, String name) throws IOException, UserCodeException {
    try (JarFile jar = new JarFile(file.toFile())) {
      List<String> names =
          jar.stream()
              .map(JarEntry::getName)
              .filter(entry -> entry.endsWith(".class") && !entry.contains("-info"))
              .map(entry -> className(Path.of(entry)))
              .toList();
      return new UserCode(stem(name), classes(file.toUri(), names));
    }
  }

  private static UserCode ofSource(Path file, String name) throws IOException, UserCodeException {
    Path folder = Compilation.compile(file);
    try (Stream<Path> found = Files.walk(folder)) {
      List<String> names =
          found
              .filter(path -> path.toString().endsWith(".class"))
              .map(path -> className(folder.relativize(path)))
              .toList();
      return new UserCode(stem(name), classes(folder.toUri(), names));
    }
  }

  private static String stem(String name) {
    return name.substring(0, name.lastIndexOf('.')).replace(' ', '-');
  }

  private static String className(Path file) {
    String path = file.toString().replace('\\', '/');
    return path.substring(0, path.length() - ".class".length()).replace('/', '.');
  }

  private static List<Class<?>> classes(URI where, List<String> names) throws UserCodeException {
    List<Class<?>> classes = new ArrayList<>();
    // Stays open while the program runs.
    ClassLoader loader = new UserClassLoader(url(where));
    for (String name : names) {
      try {
        classes.add(loader.loadClass(name));
      } catch (ClassNotFoundException | LinkageError missing) {
        System.err.println(name + " was left out: " + missing);
      }
    }
    return classes;
  }

  private static URL url(URI where) {
    try {
      return where.toURL();
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /// {@return the implementations of `Method`, and one method formed by all static functions that
  /// take two shapes and return a boolean or a double}
  List<Method> methods() throws UserCodeException {
    List<Method> methods = new ArrayList<>();
    for (Class<?> type : classes) {
      if (Method.class.isAssignableFrom(type) && !Modifier.isAbstract(type.getModifiers())) {
        methods.add(instance(type));
      }
    }
    StaticMethods.of(name, classes).ifPresent(methods::add);
    if (methods.isEmpty()) {
      throw new UserCodeException(
          name
              + " has no public static method of two shapes, such as"
              + " boolean touch(Sphere a, Box b), and no public implementation of Method");
    }
    return methods;
  }

  private static Method instance(Class<?> type) throws UserCodeException {
    try {
      Constructor<?> constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      return (Method) constructor.newInstance();
    } catch (ReflectiveOperationException failure) {
      throw new UserCodeException(
          type.getName()
              + " implements Method, but its constructor without arguments failed: "
              + failure);
    }
  }
}

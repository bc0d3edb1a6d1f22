import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Rewrites classes of libraries that were compiled for Java 5 or older, which Java cannot keep in
/// a cache once it has verified them: `java Modernize.java FOLDER`, a folder of jars. They do the
/// same as before.
final class Modernize {

  /// Java 8, whose classes have the frames that a verifier of today wants.
  private static final int VERSION = ClassFile.JAVA_8_VERSION;

  public static void main(String[] arguments) throws IOException {
    for (Path jar : files(Path.of(arguments[0]), ".jar")) {
      try (FileSystem inside = FileSystems.newFileSystem(jar)) {
        for (Path file : files(inside.getPath("/"), ".class")) {
          byte[] bytes = Files.readAllBytes(file);
          if (version(bytes) < ClassFile.JAVA_6_VERSION) {
            Files.write(file, modern(bytes, inside));
          }
        }
      }
    }
  }

  private static List<Path> files(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).toList();
    }
  }

  /// {@return the major version of a class file, which is its eighth byte}
  private static int version(byte[] bytes) {
    return bytes[7];
  }

  private static byte[] modern(byte[] bytes, FileSystem jar) {
    ClassHierarchyResolver resolver =
        ClassHierarchyResolver.ofResourceParsing(named -> {
              String path = named.descriptorString().replaceAll("^L|;$", "");
              Path file = jar.getPath("/" + path + ".class");
              try {
                return Files.exists(file) ? Files.newInputStream(file) : null;
              } catch (IOException unreadable) {
                return null;
              }
            })
            .orElse(ClassHierarchyResolver.defaultResolver());
    ClassFile context = ClassFile.of(ClassHierarchyResolverOption.of(resolver));
    ClassModel old = context.parse(bytes);
    return context.transformClass(
        old,
        ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL)
            .andThen((builder, element) ->
                builder.with(
                    element instanceof ClassFileVersion
                        ? ClassFileVersion.of(VERSION, 0)
                        : element)));
  }
}

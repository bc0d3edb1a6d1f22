package collisionbench.app.export;

import collisionbench.app.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// A test class under construction, about shapes of one space.
final class JavaFile {

  private final Space space;
  private final Set<String> imports = new TreeSet<>();
  private final Set<String> assertions = new TreeSet<>();
  private final List<String> members = new ArrayList<>();

  JavaFile(Space space) {
    this.space = space;
    imports.add("org.junit.jupiter.api.Test");
  }

  boolean isFlat() {
    return space == Space.TWO;
  }

  /// {@return the name of a type that both spaces have, as it is in this one}
  String type(String name) {
    return name + (isFlat() ? "2" : "3");
  }

  /// {@return the same, imported from the package of its question}
  String type(String question, String name) {
    imports.add(inGeometry(question + "." + type(name)));
    return type(name);
  }

  /// {@return the type of vectors}
  String vector() {
    imports.add(inGeometry(type("Vec")));
    return type("Vec");
  }

  /// {@return a vector, of which a flat one takes x and y}
  String vector(Vec3 of) {
    return isFlat()
        ? JavaCode.make(vector(), of.x(), of.y())
        : JavaCode.make(vector(), of.x(), of.y(), of.z());
  }

  /// Notes what a shape needs.
  void use(JavaShape shape) {
    vector();
    imports.add(inGeometry(shape.type()));
    shape.imports().forEach(name -> imports.add(name.contains(".") ? name : inGeometry(name)));
  }

  /// {@return an assertion of JUnit}
  String asserting(String name) {
    assertions.add(name);
    return name;
  }

  void add(String member) {
    members.add(member);
  }

  /// Adds a test.
  void test(String name, String... statements) {
    add("  @Test\n  void " + name + "() {\n" + String.join("", statements) + "  }\n");
  }

  private String inGeometry(String name) {
    return "collisionbench.geometry." + (isFlat() ? "plane." : "space.") + name;
  }

  /// {@return the whole text}
  ///
  /// @param comment a sentence on the class
  String text(String comment, String name) {
    return lines("import static org.junit.jupiter.api.Assertions.", assertions)
        + "\n"
        + lines("import ", imports)
        + "\n/// "
        + comment
        + "\nclass "
        + name
        + " {\n\n"
        + String.join("\n", members)
        + "}\n";
  }

  private static String lines(String begin, Set<String> names) {
    return names.stream().map(name -> begin + name + ";\n").collect(Collectors.joining());
  }
}

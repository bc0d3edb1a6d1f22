package collisionbench.geometry;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.CodeAttribute;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is left of a kernel without these fits into one piece of compiled code, and makes no
/// objects (decision 005). None of them may become so short that the virtual machine copies it to
/// where it is asked.
final class PieceTest {

  /// Bytes of bytecode of a method up to which HotSpot copies it where it is asked often.
  private static final int FREQ_INLINE_SIZE = 325;

  /// Of methods of one name the longest is meant: the others hand on to it.
  @ParameterizedTest
  @CsvSource({
    "plane.separation.ArcDepth, between",
    "plane.separation.ArcDepth, outOf",
    "plane.separation.ArcGap, nearest",
    "plane.separation.Gap, between",
    "plane.separation.Proof, error",
    "space.core.SegmentToBox, parameterNearest",
    "space.overlap.BoxTriangle, test",
    "space.separation.BoxAxes, widest",
    "space.separation.BoxBox, searched",
    "space.separation.BoxFeatures, nearest",
    "space.separation.Separation3, other",
    "space.separation.SimplexAxes, widest",
    "space.separation.SimplexNearest, pair",
    "space.separation.Simplices, between",
    "space.separation.TriangleInBox, nearest",
    "space.separation.TriangleInBox, widest",
  })
  void isTooLongToBeCopied(String type, String method) throws Exception {
    List<Integer> lengths =
        methods(Class.forName(PieceTest.class.getPackageName() + "." + type)).stream()
            .filter(found -> found.methodName().equalsString(method))
            .map(found -> found.findAttribute(Attributes.code()).orElseThrow())
            .map(CodeAttribute::codeLength)
            .toList();
    assertFalse(lengths.isEmpty(), () -> type + " has no " + method);
    assertTrue(
        lengths.stream().anyMatch(length -> length > FREQ_INLINE_SIZE),
        () -> type + "." + method + ": " + lengths);
  }

  private static List<MethodModel> methods(Class<?> type) throws IOException {
    try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
      return ClassFile.of().parse(in.readAllBytes()).methods();
    }
  }
}

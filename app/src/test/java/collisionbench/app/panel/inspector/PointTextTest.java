package collisionbench.app.panel.inspector;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.bench.text.ReasonException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PointTextTest {

  private static final List<double[]> POINTS =
      List.of(new double[] {0, 0.1, -2}, new double[] {1e-9, 1.0 / 3, 4e20});

  private static void assertRead(List<double[]> expected, String text) throws Exception {
    List<double[]> read = PointText.read(text, 3);
    assertEquals(expected.size(), read.size());
    for (int i = 0; i < expected.size(); i++) {
      assertArrayEquals(expected.get(i), read.get(i));
    }
  }

  @Test
  void whatIsCopiedIsPastedTheSame() throws Exception {
    assertEquals(2, PointText.of(POINTS).lines().count());
    assertRead(POINTS, PointText.of(POINTS));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1\t2\t3\r\n4\t5\t6\r\n",
        "1 2 3; 4 5 6",
        "[[1,2,3],[4,5,6]]",
        "{1., 2.0e0, +3}, (4, 5, 6)",
        "1,2,3\n4,5,6"
      })
  void anyListOfNumbersIsRead(String text) throws Exception {
    assertRead(List.of(new double[] {1, 2, 3}, new double[] {4, 5, 6}), text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 2 3 4|The clipboard has 4 numbers; a list of points needs 3 for each point.",
        "''|The clipboard has 0 numbers; a list of points needs 3 for each point.",
        "1 2 x|Line 1 of the clipboard has \u201cx\u201d where a number is expected."
      })
  void anythingElseIsRefusedWithTheReason(String text, String sentence) {
    ReasonException refused = assertThrows(ReasonException.class, () -> PointText.read(text, 3));
    assertEquals(sentence, refused.phrase().text());
  }
}

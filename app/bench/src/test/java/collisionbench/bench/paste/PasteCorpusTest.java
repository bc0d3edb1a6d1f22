package collisionbench.bench.paste;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.paste.Token.Kind;
import collisionbench.bench.scene.Space;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// `pastes.txt` has a text of each form, and `reports.txt` texts as in public bug reports.
class PasteCorpusTest {

  static List<Paste> pastes() throws IOException {
    return Stream.concat(Paste.in("pastes.txt").stream(), Paste.in("reports.txt").stream())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("pastes")
  void whatIsCertainIsWhatIsMeant(Paste paste) {
    Optional<Reading> reading = paste.read();
    if (reading.filter(Reading::isSure).isPresent()) {
      assertTrue(paste.isMeant(reading), () -> paste.text() + "\n" + reading.get().bodies());
    }
  }

  /// Forms that are guessed at first stay so.
  @Test
  void mostAreGuessed() throws IOException {
    assertEquals(List.of(), missing("pastes.txt", 155, 190, 52));
    assertEquals(List.of(), missing("reports.txt", 50, 54, 21));
  }

  /// {@return what a file has too few of}
  private static List<String> missing(String file, int guessed, int oneKeyAway, int certain)
      throws IOException {
    List<Paste> pastes = Paste.in(file);
    long right = pastes.stream().filter(paste -> paste.isMeant(paste.read())).count();
    long near = pastes.stream().filter(p -> p.isMeant(p.read()) || p.isOneKeyAway()).count();
    long sure =
        pastes.stream().filter(paste -> paste.read().filter(Reading::isSure).isPresent()).count();
    List<String> missing = new ArrayList<>();
    if (right < guessed || near < oneKeyAway || sure < certain) {
      missing.add(
          file + ": " + right + " guessed, " + near + " one key away, " + sure + " certain");
    }
    return missing;
  }

  /// {@return the numbers of a text that are no labels, as in `{0: 1}`}
  private static List<Token> numbers(String text) {
    List<Token> tokens = Scanner.scan(text, DecimalCommas.areIn(text), stop());
    List<Token> numbers = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      boolean isLabel = i + 1 < tokens.size() && tokens.get(i + 1).is(Kind.ASSIGN);
      boolean isWritten = token.is(Kind.NUMBER) && !Character.isLetter(text.charAt(token.at()));
      if (isWritten && !isLabel) {
        numbers.add(token);
      }
    }
    return numbers;
  }

  private static Stop stop() {
    return new Stop(() -> false);
  }

  private static String told(String text, Paste paste) {
    return new Paste("", paste.space(), text, List.of())
        .read()
        .map(reading ->
            reading.bodies()
                + reading.rows().stream()
                    .filter(row -> row.bodies().isEmpty())
                    .map(Row::values)
                    .toList()
                    .toString())
        .orElse("");
  }

  private static boolean isFlatHull(Paste paste) {
    return paste.read().stream()
        .filter(reading -> reading.space() == Space.TWO)
        .flatMap(reading -> reading.rows().stream())
        .anyMatch(row -> row.form().filter(form -> form == Form.HULL).isPresent());
  }

  /// Another number is another body, or is left out as such. Faces and normals of OBJ are neither,
  /// and points inside a convex hull are no corners.
  @ParameterizedTest
  @MethodSource("pastes")
  void everyNumberIsInABodyOrLeftOut(Paste paste) {
    String before = told(paste.text(), paste);
    if (paste.form().contains("OBJ") || isFlatHull(paste)) {
      return;
    }
    for (Token number : numbers(paste.text())) {
      String changed =
          paste.text().substring(0, number.at())
              + (Double.isFinite(number.value()) ? number.value() + 0.25 : 1)
              + paste.text().substring(number.end());
      assertNotEquals(before, told(changed, paste), changed);
    }
  }

  @ParameterizedTest
  @MethodSource("pastes")
  void blanksAndLinesAroundATextChangeNothing(Paste paste) {
    String around = "\n  \n" + paste.text() + " \n\n";
    if (paste.text().startsWith("> ") || paste.text().startsWith("- ")) {
      return;
    }
    assertEquals(told(paste.text(), paste), told(around, paste));
  }
}

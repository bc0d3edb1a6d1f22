package collisionbench.app.window.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class MnemonicTest {

  @Test
  void wordsBeginWithTheirLetterAsLongAsItIsFree() {
    assertEquals('b', Mnemonic.choose("Bounding boxes 2", "show-bounds", Set.of()));
    assertEquals('s', Mnemonic.choose("Bounding boxes 2", "show-bounds", Set.of('b')));
    assertEquals('o', Mnemonic.choose("Bounding boxes 2", "show-bounds", Set.of('b', 's')));
    assertEquals('s', Mnemonic.choose("包围盒", "show-bounds", Set.of()));
    assertEquals('b', Mnemonic.choose("包围盒", "show-bounds", Set.of('s')));
  }

  @Test
  void aNameWhoseLettersAreTakenHasNone() {
    char none = Mnemonic.choose("Cut", "cut", Set.of('c', 'u', 't'));
    assertEquals("Cut", Mnemonic.marked("Cut", none));
    assertEquals(' ', Mnemonic.letter("Cut"));
  }

  @Test
  void digitsFollowWhereAllLettersAreTaken() {
    Set<Character> taken = new HashSet<>();
    for (char letter = 'a'; letter <= 'z'; letter++) {
      taken.add(letter);
    }
    char digit = Mnemonic.choose("名称", "names", taken);
    assertEquals('0', digit);
    String marked = Mnemonic.marked("名称", digit);
    assertEquals("名称(_0)", marked);
    assertTrue(Mnemonic.is(KeyCode.DIGIT0, marked));
    assertFalse(Mnemonic.is(KeyCode.DIGIT1, marked));
    assertEquals("名称", Mnemonic.without(marked));
  }

  /// JavaFX reads `__` as an underscore before the mark only.
  @Test
  void underscoresOfANameAreKept() {
    assertEquals("_my_method_b.py", Mnemonic.marked("my_method_b.py", 'm'));
    assertEquals("my__method___b.py", Mnemonic.marked("my_method_b.py", 'b'));
    assertEquals("my__method__b.py", Mnemonic.marked("my_method_b.py", ' '));
    assertEquals('b', Mnemonic.letter(Mnemonic.marked("my_method_b.py", 'b')));
  }
}

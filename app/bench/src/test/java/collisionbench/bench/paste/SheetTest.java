package collisionbench.bench.paste;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Axes;
import collisionbench.bench.scene.Space;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SheetTest {

  private static final Options SOLID = Options.in(Space.THREE);

  private static final String TEXT =
      """
      velocity = (6, 0, 0)
      a = [[0, 0, 0], [1, 0, 0]]
      b = [[2, 0, 0], [2, 3, 4]]
      """;

  private static Sheet sheet(String text) {
    return Sheet.of(PastedText.read(text, SOLID, () -> false).orElseThrow());
  }

  private static List<String> types(Sheet sheet) {
    return sheet.reading().bodies().stream().map(body -> body.type().word()).toList();
  }

  @Test
  void theFirstRowThatIsOnIsSelected() {
    Sheet sheet = sheet(TEXT);
    assertEquals(3, sheet.reading().rows().size());
    assertFalse(sheet.reading().rows().getFirst().isOn());
    assertEquals(1, sheet.selected());
    assertEquals("a", sheet.row().name());
  }

  @Test
  void theSelectionStaysInTheList() {
    assertEquals(2, sheet(TEXT).select(7).selected());
    assertEquals(0, sheet(TEXT).select(-1).selected());
  }

  @Test
  void theNextFormThatMakesAShapeIsTaken() {
    Sheet sheet = sheet(TEXT).select(2);
    assertEquals(List.of("segment", "segment"), types(sheet));
    Sheet boxes = sheet.turn(1, false);
    assertEquals(List.of("segment", "box"), types(boxes));
    assertEquals(sheet.row().picked(), boxes.turn(-1, false).row().picked());
    Sheet all = sheet;
    for (Form _ : sheet.row().forms()) {
      all = all.turn(1, false);
      assertTrue(all.row().refusal().isEmpty());
    }
  }

  @Test
  void alikeRowsTakeTheFormTogether() {
    assertEquals(List.of("box", "box"), types(sheet(TEXT).turn(1, true)));
    assertEquals(List.of("box", "box"), types(sheet(TEXT).pick(1, true)));
  }

  @Test
  void aFormThatIsNotThereChangesNothing() {
    Sheet sheet = sheet(TEXT);
    assertSame(sheet, sheet.pick(8, false));
  }

  @Test
  void aRowIsSwitchedOffAndOn() {
    Sheet off = sheet(TEXT).toggled();
    assertEquals(List.of("segment"), types(off));
    assertEquals(List.of("segment", "segment"), types(off.toggled()));
    assertEquals(3, types(sheet(TEXT).select(0).toggled()).size());
  }

  @Test
  void theTextIsReadAgain() {
    Sheet one = sheet(TEXT).with(SOLID.with(Cut.NOTHING), () -> false);
    assertEquals(1, one.reading().rows().stream().filter(Row::isOn).count());
  }

  @Test
  void switchesReadTheTextAsTheySay() {
    Options options = SOLID.with(Options.Switch.Z_UP, true).with(Options.Switch.LEFT_HANDED, true);
    assertEquals(new Axes(true, true, false), options.axes());
    assertEquals(
        Set.of(Options.Switch.DECIMAL_COMMA),
        sheet("(1,00, 2,00)").reading().options().switches(),
        "as the text has it");
    Options points = SOLID.with(Options.Switch.DECIMAL_COMMA, false);
    Sheet read = sheet("(1,00, 2,00)").with(points, () -> false);
    assertEquals(Set.of(), read.reading().options().switches());
  }
}

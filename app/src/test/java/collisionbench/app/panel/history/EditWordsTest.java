package collisionbench.app.panel.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class EditWordsTest {

  private static final Body BALL = new Body3("ball", new Sphere(Vec3.ZERO, 1));

  private static final List<Edit> ALL =
      Stream.<Stream<? extends Edit>>of(
              Stream.of(
                  new Edit.Move("ball", Vec3.X),
                  new Edit.Remove(Set.of("ball")),
                  new Edit.Rename("ball", "bat"),
                  new Edit.Reorder("ball", 0),
                  new Edit.Hide(Set.of("ball"), true),
                  new Edit.Hide(Set.of("ball"), false),
                  new Edit.Name("ball"),
                  new Edit.Note("ball"),
                  new Edit.Expect(Optional.of(new Expectation(List.of()))),
                  new Edit.Expect(Optional.empty())),
              Stream.of(ChangeKind.values()).map(what -> new Edit.Change(what, List.of(BALL))),
              Stream.of(Edit.Add.From.values()).map(from -> new Edit.Add(from, List.of(BALL))))
          .<Edit>flatMap(edits -> edits)
          .toList();

  @AfterEach
  void speakEnglish() {
    Texts.use(Language.ENGLISH);
  }

  @Test
  void anEditIsCalledByWhatItDoesToWhat() {
    assertEquals("move ball", EditWords.of(new Edit.Move("ball", Vec3.X)));
    assertEquals("Move ball", EditWords.title(new Edit.Move("ball", Vec3.X)));
    assertEquals("rename ball to bat", EditWords.of(new Edit.Rename("ball", "bat")));
    assertEquals("delete 2 bodies", EditWords.of(new Edit.Remove(Set.of("a", "b"))));
    assertEquals("add ball", EditWords.of(new Edit.Add(BALL)));
  }

  @Test
  void aChangeIsCalledByWhatOfTheBodyItChanges() {
    assertEquals("Set radius of ball to 1", title(ChangeKind.RADIUS));
    assertEquals("Set center of ball to (0, 0, 0)", title(ChangeKind.CENTER));
    assertEquals("Set velocity of ball to (0, 0, 0)", title(ChangeKind.VELOCITY));
    assertEquals("Rotate ball", title(ChangeKind.ORIENTATION));
    assertEquals("Move end of ball", title(ChangeKind.END));
    assertEquals("Add a vertex to ball", title(ChangeKind.MORE_CORNERS));
    Texts.use(Languages.AVAILABLE.of(Locale.CHINESE));
    assertEquals("\u8bbe\u7f6e ball \u7684\u534a\u5f84\uff1a1", title(ChangeKind.RADIUS));
  }

  @Test
  void aValueIsReadAsInTheFields() {
    Body sector = new Body2("fan", new Sector(new Vec2(1, 1e-17), 2, Vec2.Y, Math.PI / 4));
    assertEquals("set center of fan to (1, 0)", words(ChangeKind.CENTER, sector));
    assertEquals("set direction of fan to 90\u00b0", words(ChangeKind.DIRECTION, sector));
    assertEquals("set opening of fan to 45\u00b0", words(ChangeKind.OPENING, sector));
    assertEquals(
        "set radius of 2 bodies",
        EditWords.of(new Edit.Change(ChangeKind.RADIUS, List.of(BALL, sector))));
  }

  private static String words(ChangeKind what, Body body) {
    return EditWords.of(new Edit.Change(what, List.of(body)));
  }

  @Test
  void aDuplicateIsCalledByItsOriginal() {
    Edit edit =
        new Edit.Add(Edit.Add.From.DUPLICATE, List.of(BALL.named("ball 2")), Set.of("ball"));
    assertEquals("duplicate ball", EditWords.of(edit));
  }

  private static String title(ChangeKind what) {
    return EditWords.title(new Edit.Change(what, List.of(BALL)));
  }

  @Test
  void everyKindOfEditHasAName() {
    for (Language language : Languages.AVAILABLE.all()) {
      Texts.use(language);
      Set<String> words = new HashSet<>();
      ALL.forEach(
          edit -> assertTrue(words.add(EditWords.of(edit)), edit + " is called as another"));
    }
  }

  @Test
  void aLongNameIsCut() {
    String words = EditWords.of(new Edit.Remove(Set.of("x".repeat(1000))));
    assertEquals("delete " + "x".repeat(31) + "\u2026", words);
    assertEquals("delete a b", EditWords.of(new Edit.Remove(Set.of("a\n b"))));
    assertEquals("Delete {0} it's", EditWords.title(new Edit.Remove(Set.of("{0} it's"))));
  }
}

package collisionbench.app.window.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.text.Language;
import collisionbench.app.text.Languages;
import collisionbench.app.text.Texts;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// The letters that names in menus mark.
class MenuLettersTest {

  private static final Pattern MARK = Pattern.compile("_[A-Za-z0-9]");

  /// Named after the side that they show next.
  private static final Set<Action> NAMED_LATER =
      Set.of(Action.VIEW_FRONT, Action.VIEW_RIGHT, Action.VIEW_TOP);

  @AfterEach
  void speakEnglish() {
    Texts.use(Language.ENGLISH);
  }

  @Test
  void everyEntryOfAMenuMarksALetterAndOnlyThose() {
    for (Language language : Languages.SPOKEN.all()) {
      Texts.use(language);
      for (Action entry : Action.values()) {
        boolean marks = entry.place().isMenu() && !NAMED_LATER.contains(entry);
        String title = entry.title();
        assertEquals(marks ? 1 : 0, MARK.matcher(title).results().count(), title);
        assertFalse(entry.label().contains("_"), entry.label());
        assertFalse(entry.label().contains("()"), entry.label());
      }
    }
  }

  @Test
  void noTwoEntriesOfAMenuMarkTheSameLetter() {
    for (Language language : Languages.SPOKEN.all()) {
      Texts.use(language);
      for (Action.Place place : Action.Place.values()) {
        List<String> letters =
            Action.in(place).stream()
                .flatMap(entry -> MARK.matcher(entry.title().toLowerCase(Locale.ROOT)).results())
                .map(mark -> mark.group())
                .toList();
        assertEquals(letters.size(), new HashSet<>(letters).size(), place + ": " + letters);
      }
    }
  }

  /// JavaFX shows underscores after the mark as they are.
  @Test
  void theMarkStandsBeforeANameThatMayHaveUnderscores() {
    for (Language language : Languages.SPOKEN.all()) {
      Texts.use(language);
      for (String key : List.of("action.undo-edit", "action.redo-edit")) {
        String title = Texts.get(key, "a_b");
        assertTrue(title.indexOf('_') < title.indexOf("a_b"), title);
        assertTrue(Texts.unmarked(title).contains("a_b"), title);
      }
    }
  }
}

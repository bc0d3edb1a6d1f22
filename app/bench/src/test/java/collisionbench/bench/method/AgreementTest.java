package collisionbench.bench.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.Damage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AgreementTest {

  @TempDir Path home;
  private Path folder;
  private Path script;
  private Path binary;

  @BeforeEach
  void files() throws IOException {
    folder = Files.createDirectory(home.toRealPath().resolve("folder"));
    script = Files.writeString(folder.resolve("mine.py"), "print(1)\n");
    binary = Files.write(folder.resolve("tool"), new byte[] {0x7f, 'E', 'L', 'F', 0, 1});
  }

  private Agreement of(String... words) throws IOException {
    return Agreement.of(new ProgramCommand("typed", folder), List.of(words));
  }

  private Agreement now() throws IOException {
    return of(binary.toString(), "mine.py", "--fast", "none.txt");
  }

  @Test
  void namesTheRealPathOfEachFileAndTheHashOfBinaries() throws IOException {
    List<Agreement.NamedFile> files = now().files();
    assertEquals(List.of(binary, script), files.stream().map(Agreement.NamedFile::path).toList());
    assertTrue(files.getFirst().sha256().isPresent());
    assertEquals(Optional.empty(), files.getLast().sha256());
  }

  @Test
  void staysTheSameWhileAScriptIsEdited() throws IOException {
    Agreement before = now();
    Files.writeString(script, "print(2)\n");
    assertEquals(before, now());
  }

  @Test
  void changesWithABinary() throws IOException {
    Agreement before = now();
    Files.write(binary, new byte[] {0x7f, 'E', 'L', 'F', 0, 2});
    assertNotEquals(before, now());
    Files.write(binary, new byte[] {0x7f, 'E', 'L', 'F', 0, 1});
    assertEquals(before, now());
  }

  @Test
  void changesIfAScriptBecomesABinaryOrTheReverse() throws IOException {
    Agreement before = now();
    Files.write(script, new byte[] {'M', 'Z', 0});
    assertNotEquals(before, now());
    Files.writeString(script, "print(1)\n");
    Files.writeString(binary, "#!/bin/sh\n");
    assertNotEquals(before, now());
  }

  @Test
  void changesIfAWordNamesAFileThatAppearsOrDisappears() throws IOException {
    Agreement before = now();
    Path appeared = Files.writeString(folder.resolve("none.txt"), "");
    assertNotEquals(before, now());
    Files.delete(appeared);
    assertEquals(before, now());
    Files.delete(script);
    assertNotEquals(before, now());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void followsSymbolicLinksOfFilesAndFolders() throws IOException {
    Path other = Files.writeString(home.resolve("other.py"), "print(1)\n");
    Agreement before = now();
    Files.delete(script);
    Files.createSymbolicLink(script, other);
    assertNotEquals(before, now());
    Path link = home.resolve("link");
    Files.createSymbolicLink(link, folder);
    ProgramCommand linked = new ProgramCommand("python3 -m mine", link);
    Agreement first = Agreement.of(linked, List.of("python3", "-m", "mine"));
    Files.delete(link);
    Files.createSymbolicLink(link, Files.createDirectory(home.resolve("elsewhere")));
    assertNotEquals(first, Agreement.of(linked, List.of("python3", "-m", "mine")));
  }

  /// As when the PATH changes, even if the program there is the same.
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void changesIfTheProgramIsFoundElsewhere() throws IOException {
    Path elsewhere = Files.createDirectory(home.resolve("bin")).resolve("tool");
    Files.copy(binary, elsewhere);
    assertNotEquals(of(binary.toString(), "mine.py"), of(elsewhere.toString(), "mine.py"));
    Files.delete(elsewhere);
    Files.createSymbolicLink(elsewhere, binary);
    assertNotEquals(of(binary.toString(), "mine.py"), of(elsewhere.toString(), "mine.py"));
  }

  @Test
  void folderAsAWordCountsByItsPath() throws IOException {
    Path inside = Files.createDirectory(folder.resolve("package"));
    Agreement before = of("package");
    assertEquals(inside, before.files().getFirst().path());
    Files.write(inside.resolve("library.so"), new byte[] {0});
    assertEquals(before, of("package"));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void pipeAsAWordIsNotRead() throws Exception {
    Damage.pipe(folder.resolve("pipe"));
    assertEquals(Optional.empty(), of("pipe").files().getFirst().sha256());
  }

  @Test
  void fileThatIsGoneWhileItIsReadIsNoAgreement() {
    ProgramCommand gone = new ProgramCommand("typed", home.resolve("gone"));
    assertThrows(IOException.class, () -> Agreement.of(gone, List.of("a")));
  }

  @Test
  void isKeptAndForgottenInItsFile() throws IOException {
    AgreementsFile file = new AgreementsFile(home.resolve("config"));
    assertEquals(List.of(), file.read());
    Agreement odd =
        new Agreement(
            new ProgramCommand("it's \"odd\" \\ \n", folder),
            folder,
            List.of("it's \"odd\"", "\\ \n", ""),
            now().files());
    file.keep(odd);
    file.keep(now());
    assertEquals(List.of(odd, now()), file.read());
    Agreement before = now();
    Files.write(binary, new byte[] {0, 3});
    file.keep(now());
    assertEquals(List.of(odd, now()), file.read(), "instead of " + before);
    file.forget(odd.command());
    assertEquals(List.of(now()), file.read());
  }

  @Test
  void damagedFilePermitsNothingNewAndIsReplaced() throws IOException {
    AgreementsFile file = new AgreementsFile(home);
    file.keep(now());
    Path text = home.resolve("agreements.json");
    String whole = Files.readString(text);
    for (byte[] damaged : Damage.of(whole, 20261128, 300)) {
      Files.write(text, damaged);
      assertTrue(file.read().size() <= 1);
    }
    Files.writeString(text, whole + " ".repeat(2 << 20));
    assertEquals(List.of(), file.read(), "too large");
    Files.writeString(text, "{");
    file.keep(now());
    assertEquals(List.of(now()), file.read());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"programs\": [{\"command\": \"typed\", \"folder\": \"FOLDER\"}]}",
        "{\"agreements\": [{\"command\": \"typed\", \"folder\": \"FOLDER\"}]}",
        "{\"format\": \"collision-bench-agreements\", \"version\": 2, \"agreements\": []}"
      })
  void settingsAndOtherFormatsPermitNothing(String text) throws IOException {
    Files.writeString(
        home.resolve("agreements.json"),
        text.replace("FOLDER", folder.toString().replace('\\', '/')));
    assertEquals(List.of(), new AgreementsFile(home).read());
  }

  @Test
  void fileThatCannotBeWrittenIsAFailure() throws IOException {
    Files.createDirectory(home.resolve("agreements.json"));
    AgreementsFile file = new AgreementsFile(home);
    Agreement agreement = now();
    assertThrows(IOException.class, () -> file.keep(agreement));
    assertEquals(List.of(), file.read());
  }
}

package collisionbench.bench.method;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.method.Agreement.NamedFile;
import collisionbench.bench.storage.AtomicFile;
import collisionbench.bench.storage.Contents;
import collisionbench.bench.storage.ExclusiveChange;
import collisionbench.bench.storage.FileName;
import collisionbench.bench.text.Phrase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The file of agreements. It is not part of the settings, so that settings that somebody sends or
/// copies permit nothing. A file that cannot be read permits nothing either.
public final class AgreementsFile {

  private static final String NAME = "agreements.json";
  private static final String FORMAT = "collision-bench-agreements";
  private static final int VERSION = 1;
  private static final int LARGEST = 1 << 20;
  private static final Phrase ARRAY = Phrase.of("expected.array");

  private final Path file;

  /// @param folder the folder of the file; created with the first agreement
  public AgreementsFile(Path folder) {
    file = folder.resolve(NAME);
  }

  /// {@return the agreements in the file; empty if it cannot be read}
  public List<Agreement> read() {
    try {
      JsonObject json = JsonReader.read(Contents.text(file, LARGEST)).object();
      json.requireFormat(FORMAT, VERSION);
      return json.get("agreements").list(ARRAY, item -> agreement(item.object()));
    } catch (IOException | JsonException _) {
      return List.of();
    }
  }

  /// Keeps an agreement, instead of an older one to the same command.
  public void keep(Agreement agreement) throws IOException {
    change(agreement.command(), Stream.of(agreement));
  }

  public void forget(ProgramCommand command) throws IOException {
    if (read().stream().anyMatch(kept -> kept.command().equals(command))) {
      change(command, Stream.empty());
    }
  }

  private void change(ProgramCommand command, Stream<Agreement> instead) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    ExclusiveChange.of(
        file,
        () -> {
          Stream<Agreement> others =
              read().stream().filter(kept -> !kept.command().equals(command));
          AtomicFile.replace(file, text(Stream.concat(others, instead).toList()));
        });
  }

  private static Agreement agreement(JsonObject json) throws JsonException {
    return new Agreement(
        new ProgramCommand(json.get("command").text(), path(json, "folder")),
        path(json, "realFolder"),
        json.get("words").list(ARRAY, Json::text),
        json.get("files").list(ARRAY, item -> file(item.object())));
  }

  private static NamedFile file(JsonObject json) throws JsonException {
    return new NamedFile(
        json.get("word").text(), path(json, "path"), json.find("sha256", Json::text));
  }

  private static Path path(JsonObject json, String name) throws JsonException {
    return FileName.path(json.get(name).text()).orElse(Path.of(""));
  }

  private static String text(List<Agreement> agreements) {
    StringBuilder text = new StringBuilder();
    JsonWriter json = JsonWriter.indented(text).object();
    json.member("format", FORMAT).member("version", VERSION).name("agreements").array();
    agreements.forEach(agreement -> write(agreement, json.object()));
    json.end().end().endLine();
    return text.toString();
  }

  private static void write(Agreement agreement, JsonWriter json) {
    json.member("command", agreement.command().text());
    json.member("folder", agreement.command().folder()).member("realFolder", agreement.folder());
    json.member("words", agreement.words()).member("files", agreement.files()).end();
  }
}

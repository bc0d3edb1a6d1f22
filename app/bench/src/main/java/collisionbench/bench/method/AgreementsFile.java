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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The file of agreements. It is not part of the settings, so that settings that somebody sends or
/// copies permit nothing. A file that cannot be read permits nothing either.
public final class AgreementsFile {

  private static final String NAME = "agreements.json";
  private static final String FORMAT = "collision-bench-agreements";
  private static final int VERSION = 1;
  private static final int LARGEST = 1 << 20;

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
      return all(json, "agreements", AgreementsFile::agreement);
    } catch (IOException | JsonException _) {
      return List.of();
    }
  }

  /// Keeps an agreement, instead of an older one to the same command.
  public void keep(Agreement agreement) throws IOException {
    change(agreement.command(), Stream.of(agreement));
  }

  /// Forgets the agreement to a command.
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

  private interface Reader<T> {

    T of(JsonObject json) throws JsonException;
  }

  private static <T> List<T> all(JsonObject json, String name, Reader<T> reader)
      throws JsonException {
    List<T> all = new ArrayList<>();
    for (Json item : json.get(name).items(Phrase.of("expected.array"))) {
      all.add(reader.of(item.object()));
    }
    return all;
  }

  private static Agreement agreement(JsonObject json) throws JsonException {
    List<String> words = new ArrayList<>();
    for (Json word : json.get("words").items(Phrase.of("expected.array"))) {
      words.add(word.text());
    }
    return new Agreement(
        new ProgramCommand(json.get("command").text(), path(json, "folder")),
        path(json, "realFolder"),
        words,
        all(json, "files", AgreementsFile::file));
  }

  private static NamedFile file(JsonObject json) throws JsonException {
    return new NamedFile(
        json.get("word").text(),
        path(json, "path"),
        json.has("sha256") ? Optional.of(json.get("sha256").text()) : Optional.empty());
  }

  private static Path path(JsonObject json, String name) throws JsonException {
    return FileName.path(json.get(name).text()).orElse(Path.of(""));
  }

  private static String text(List<Agreement> agreements) {
    StringBuilder text = new StringBuilder();
    JsonWriter json = JsonWriter.to(text).object();
    json.line(2).name("format").value(FORMAT);
    json.line(2).name("version").literal(VERSION);
    json.line(2).name("agreements").array();
    agreements.forEach(agreement -> write(agreement, json.line(4).object()));
    json.line(2).end().line(0).end();
    return text.append('\n').toString();
  }

  private static void write(Agreement agreement, JsonWriter json) {
    json.line(6).name("command").value(agreement.command().text());
    json.line(6).name("folder").value(agreement.command().folder().toString());
    json.line(6).name("realFolder").value(agreement.folder().toString());
    json.line(6).name("words").array();
    agreement.words().forEach(json::value);
    json.end().line(6).name("files").array();
    agreement.files().forEach(file -> write(file, json.line(8).object()));
    json.line(6).end().line(4).end();
  }

  private static void write(NamedFile file, JsonWriter json) {
    json.name("word").value(file.word()).name("path").value(file.path().toString());
    file.content().ifPresent(content -> json.name("sha256").value(content));
    json.end();
  }
}

package collisionbench.bench.method;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.scenefile.FolderFile;
import collisionbench.bench.text.Phrase;
import java.util.List;

/// The methods that a folder offers in its file `collision-bench-methods.json`:
///
/// ```json
/// {"format": "collision-bench-methods", "version": 1, "programs": ["mine.py", "mono Mine.exe"]}
/// ```
///
/// @param commands the commands as a user would type them; they run in the folder
public record MethodsFile(List<String> commands) {

  /// The largest file that is read, in bytes.
  public static final int LARGEST = 1 << 16;

  private static final String FORMAT = "collision-bench-methods";
  private static final int VERSION = 1;
  private static final int MOST = 20;

  public MethodsFile {
    commands = List.copyOf(commands);
  }

  /// {@return the methods in the text of the file}
  public static MethodsFile of(String text) throws ProgramException {
    try {
      JsonObject members = JsonReader.read(text).object();
      members.requireFormat(FORMAT, VERSION);
      members.requireOnly("format", "version", "programs");
      List<String> commands =
          members.get("programs").list(Phrase.of("expected.commands"), Json::text);
      if (commands.isEmpty() || commands.size() > MOST) {
        throw members.get("programs").unexpected(Phrase.of("expected.commands"));
      }
      return new MethodsFile(commands);
    } catch (JsonException unfit) {
      throw new ProgramException(FolderFile.METHODS_NAME, "program.no-offer", unfit.phrase());
    }
  }
}

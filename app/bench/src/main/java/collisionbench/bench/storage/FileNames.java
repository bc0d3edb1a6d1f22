package collisionbench.bench.storage;

import java.util.HashMap;
import java.util.Map;

/// File names that are different also where case does not matter.
public final class FileNames {

  /// The owners of the names, by what is compared.
  private final Map<String, String> owners = new HashMap<>();

  /// {@return the name of the file of something, see [FileName#of(String, String)]; with a hash if
  /// it would differ only in case from that of something before}
  public String of(String name, String ending) {
    String file = FileName.of(name, ending);
    String owner = owners.putIfAbsent(FileName.folded(file), name);
    return owner == null || owner.equals(name) ? file : FileName.hashed(name, ending);
  }
}

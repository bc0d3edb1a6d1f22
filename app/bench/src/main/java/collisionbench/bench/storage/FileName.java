package collisionbench.bench.storage;

import collisionbench.bench.text.PlainText;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.Normalizer;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;

/// Makes names that every file system takes.
///
/// Laws of [#of(String, String)]:
/// - the result is one name in a folder: it has no separator, and is neither `.` nor `..`;
/// - different names give different results with the same ending;
/// - it has at most 255 bytes in UTF-8;
/// - Windows takes it: it is no device, and does not end in a dot or a blank;
/// - a name of letters, digits, dots, hyphens, underscores and blanks is kept, except for devices
///   and for names that are too long.
///
/// Results may differ only in case; [FileNames] keeps those apart.
public final class FileName {

  /// The longest suggested name, in characters of up to four bytes.
  private static final int LONGEST = 50;

  /// The longest name without its ending, in bytes: with `.golden.json` it has 255.
  private static final int MOST_BYTES = 243;

  private static final String UNSAFE = "<>:\"/\\|?*~";

  /// Devices of Windows, in every folder and with every extension.
  private static final Pattern DEVICE =
      Pattern.compile("(?i)(con|prn|aux|nul|conin\\$|conout\\$|com[\\d¹²³]|lpt[\\d¹²³]) *(\\..*)?");

  private FileName() {}

  /// {@return a text as a path; empty if no file can have that name}
  public static Optional<Path> path(String text) {
    try {
      return Optional.of(Path.of(text));
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }

  /// {@return the name of a file without its extension, whichever it is; a name that is only an
  /// extension is kept}
  public static String stem(Path file) {
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }

  /// {@return a suggestion for the name of a file, without extension: letters and digits with
  /// hyphens between. Different things may have the same}
  public static String of(String something) {
    String words =
        PlainText.beginning(something, LONGEST)
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^\\p{L}\\p{N}]+", "-")
            .replaceAll("^-|-$", "");
    return words.isEmpty() || DEVICE.matcher(words).matches()
        ? ("scene-" + words).replaceAll("-$", "")
        : words;
  }

  /// {@return the name of the file of something. A character that a file system may refuse becomes
  /// its code point in hexadecimal between tildes, and the end of a name that is too long a hash}
  ///
  /// @param ending the extension, if any, with its dot
  public static String of(String name, String ending) {
    String portable = escaped(name, ending, FileName::isSafe);
    return (path(portable).isPresent()
            ? portable
            : escaped(name, ending, c -> c < 0x7f && isSafe(c)))
        + ending;
  }

  /// {@return another name for the same, which ends in a hash}
  static String hashed(String name, String ending) {
    return cut(of(name, ""), name) + ending;
  }

  /// {@return a key that is equal for names of one file where case does not matter}
  public static String folded(String fileName) {
    return Normalizer.normalize(fileName, Normalizer.Form.NFC)
        .toUpperCase(Locale.ROOT)
        .toLowerCase(Locale.ROOT);
  }

  private static String escaped(String name, String ending, IntPredicate safe) {
    int last = name.length() - 1;
    boolean bareEnd = ending.isEmpty() && (name.endsWith(".") || name.endsWith(" "));
    boolean device = DEVICE.matcher(name + ending).matches();
    StringBuilder file = new StringBuilder();
    for (int i = 0; i < name.length(); i += Character.charCount(name.codePointAt(i))) {
      int c = name.codePointAt(i);
      boolean kept = safe.test(c) && !(device && i == 0) && !(bareEnd && i == last);
      file.append(kept ? Character.toString(c) : "~" + Integer.toHexString(c) + "~");
    }
    String whole = name.isEmpty() ? "~~" : file.toString();
    return bytes(whole) > MOST_BYTES ? cut(whole, name) : whole;
  }

  private static boolean isSafe(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED ->
          false;
      default -> UNSAFE.indexOf(c) < 0;
    };
  }

  /// {@return the beginning of a file name and a hash of the name. It has an odd number of tildes,
  /// unlike names that are not cut}
  private static String cut(String file, String name) {
    String hash = hash(name);
    int end =
        file.offsetByCodePoints(0, file.codePointCount(0, Math.min(file.length(), MOST_BYTES)));
    while (bytes(file.substring(0, end)) + hash.length() + 1 > MOST_BYTES) {
      end = file.offsetByCodePoints(end, -1);
    }
    String kept = file.substring(0, end);
    boolean within = kept.chars().filter(c -> c == '~').count() % 2 == 1;
    return (within ? kept.substring(0, kept.lastIndexOf('~')) : kept) + "~" + hash;
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  /// {@return 32 digits; from UTF-16, since lone surrogates have no UTF-8}
  private static String hash(String name) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(name.getBytes(StandardCharsets.UTF_16BE));
      return HexFormat.of().formatHex(hash, 0, 16);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}

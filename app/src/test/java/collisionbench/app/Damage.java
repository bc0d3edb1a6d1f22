package collisionbench.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Texts of JSON as disks, editors and strangers leave them.
public final class Damage {

  private static final Pattern VALUE =
      Pattern.compile("(?<=: )(\"[^\"]*\"|-?[0-9.e+]+|true|false|\\[[^\\[\\]]*\\])");
  private static final Pattern NAME = Pattern.compile("\"[a-zA-Z]+\"(?=\\s*:)");

  private final Random random;
  private final String good;

  private Damage(long seed, String good) {
    random = new Random(seed);
    this.good = good;
  }

  /// {@return damaged files, made from the text of a good one}
  public static List<byte[]> of(String good, long seed, int count) {
    Damage damage = new Damage(seed, good);
    List<byte[]> files = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      files.add(damage.kind(i));
    }
    return files;
  }

  private byte[] kind(int i) {
    return switch (i % 12) {
      case 0 -> utf8(good.substring(0, random.nextInt(good.length())));
      case 1 -> utf8(replaced(VALUE, nested("[", "]")));
      case 2 -> utf8(replaced(VALUE, nested("{\"a\":", "}")));
      case 3 -> utf8(replaced(VALUE, (random.nextBoolean() ? "-" : "") + many("9")));
      case 4 -> utf8(replaced(VALUE, "0." + many("3") + "e" + many("1")));
      case 5 -> utf8(replaced(NAME, "\"" + many("x") + "\""));
      case 6 -> utf8(replaced(VALUE, "\"" + many("\u4e8c") + "\""));
      case 7 ->
          utf8(replaced(VALUE, pick("null", "true", "{}", "[]", "[[]]", "1e999", "\"\\u0000\"")));
      case 8 -> utf8((random.nextBoolean() ? "\ufeff" : "\u0000") + inserted("\u0000\u202e"));
      case 9 ->
          good.getBytes(random.nextBoolean() ? StandardCharsets.UTF_16 : StandardCharsets.UTF_16LE);
      case 10 -> flipped();
      default ->
          utf8(inserted(pick("{", "}", "[", "]", ",", ":", "\"", "\\", "\ud83d\ude00", "/*")));
    };
  }

  private String many(String unit) {
    return unit.repeat(1 << random.nextInt(4, 18));
  }

  private String nested(String open, String close) {
    int depth = 1 << random.nextInt(3, 14);
    return open.repeat(depth) + "1" + close.repeat(random.nextBoolean() ? depth : depth / 2);
  }

  private String pick(String... texts) {
    return texts[random.nextInt(texts.length)];
  }

  private String inserted(String text) {
    int at = random.nextInt(good.length());
    return good.substring(0, at) + text + good.substring(at);
  }

  private String replaced(Pattern what, String by) {
    List<MatchResult> found = what.matcher(good).results().toList();
    MatchResult one = found.get(random.nextInt(found.size()));
    return good.substring(0, one.start()) + by + good.substring(one.end());
  }

  private byte[] flipped() {
    byte[] bytes = utf8(good);
    for (int i = random.nextInt(1, 20); i > 0; i--) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return bytes;
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /// {@return a new named pipe, which nobody writes into}
  public static Path pipe(Path file) throws IOException, InterruptedException {
    Process made = new ProcessBuilder("mkfifo", file.toString()).inheritIO().start();
    if (made.waitFor() != 0) {
      throw new IOException("no pipe could be made: " + file);
    }
    return file;
  }
}

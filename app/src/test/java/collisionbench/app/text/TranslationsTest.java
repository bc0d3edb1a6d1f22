package collisionbench.app.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Texts;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Chinese is a translation of English, and opposites have the right words in both.
class TranslationsTest {

  private static final Language CHINESE = Languages.AVAILABLE.of(Locale.CHINESE);

  /// Names, units and formulas, which are the same in both languages.
  private static final Set<String> THE_SAME =
      Set.of(
          "compare.double",
          "compare.float",
          "compare.float-stored",
          "compare.microseconds",
          "compare.nanoseconds",
          "compare.neither",
          "ghost.end",
          "ghost.start",
          "map.plane-xy",
          "map.plane-xz",
          "map.plane-yz",
          "mouse.cancel",
          "mouse.fine",
          "mouse.ground",
          "mouse.key.alt",
          "mouse.key.shift",
          "mouse.key.shortcut",
          "mouse.like-blender",
          "mouse.like-godot",
          "mouse.like-unity",
          "mouse.snap",
          "outliner.count",
          "scene-file.uncertain",
          "scene.count",
          "time.now",
          "time.speed",
          "verbatim",
          "window.name",
          "window.title",
          "window.title-dirty");

  /// In each line two opposites in English and in Chinese, then pairs of keys: the first text
  /// contains the first word and not the second, the second text the reverse.
  private static final List<Row> OPPOSITES =
      """
      Hide, Show, 隐藏, 显示: outliner.hide/outliner.show edit.hide/edit.show
      Undo, Redo, 撤销, 重做: action.undo/action.redo action.undo-edit/action.redo-edit
      Undone, Redone, 撤销, 重做: action.undo-done/action.redo-done
      Cut, Copy, 剪切, 复制: action.cut/action.copy
      Add, Remove, 添加, 删除: corner.add/corner.remove point.add/point.remove \
        edit.change.more-corners/edit.change.fewer-corners \
        edit.change.more-points/edit.change.fewer-points
      Add, Delete, 添加, 删除: edit.add/edit.remove
      All, None, 全选, 取消: action.select-all/action.select-none
      Expect, Clear, 以当前, 清除: expect.record/expect.forget
      Expect, Clear, 设定, 清除: edit.expect/edit.expect-nothing
      Next, Previous, 下一, 上一: action.select-next/action.select-previous \
        action.next-contact/action.previous-contact action.next-pane/action.previous-pane \
        action.next-disagreement/action.previous-disagreement \
        action.lesson-next/action.lesson-back number.bit-up/number.bit-down
      Next, Back, 下一步, 上一步: lesson.next/lesson.back
      Up, Down, 上, 下: action.reorder-up/action.reorder-down action.turn-up/action.turn-down \
        action.pan-up/action.pan-down
      Left, Right, 左, 右: action.turn-left/action.turn-right action.pan-left/action.pan-right \
        from.left/from.right side.left/side.right mouse.button.primary/mouse.button.secondary \
        body.left-half/body.right-half
      Front, Back, 前, 后: from.front/from.back side.front/side.back
      Top, Bottom, 顶, 底: from.top/from.bottom side.top/side.bottom
      In, Out, 放大, 缩小: action.zoom-in/action.zoom-out
      Back, Forward, 后退, 前进: action.step-back/action.step-forward
      Start, End, 开始, 结束: action.to-start/action.to-end
      Start, End, 起点, 终点: field.start/field.end edit.change.start/edit.change.end \
        step.distance-to-start/step.distance-to-end branch.before-start/branch.beyond-end \
        branch.start/branch.end
      Before, Beyond, 之前, 之后: branch.before-start/branch.beyond-end
      t = 0, t = 1, t = 0, t = 1: ghost.start/ghost.end branch.too-early/branch.too-late
      Local, Global, 局部, 全局: axes.local/axes.global
      Slower, Faster, 减速, 加速: action.slower/action.faster
      Dark, Light, 深色, 浅色: theme.dark/theme.light
      Perspective, Orthographic, 透视, 正交: lens.perspective/lens.orthographic
      Save, Open, 保存, 打开: action.save/action.open dialog.save/dialog.open
      Saved, Opened, 保存, 打开: failure.save/failure.open
      Saved, Read, 保存, 读取: scene-file.unsaved/scene-file.unread
      Read, Write, 读取, 写入: snapshot.unread/snapshot.unwritten
      2D, 3D, 二维, 三维: action.new-plane/action.new-space scenes.plane/scenes.space \
        gallery.plane/gallery.space
      Save, Don't save, 保存, 不保存: ask.save/ask.discard
      OK, Cancel, 确定, 取消: ask.ok/ask.cancel
      Restore, Discard, 恢复, 丢弃: restore.restore/restore.discard
      Reload, Keep, 重新加载, 保留: changed.reload/changed.keep
      Touches, Not touch, 接触, 分离: status.touching/status.apart answer.yes/answer.no
      Yes, No, 是, 否: compare.yes/compare.no answer.yes/answer.no
      Yes, No, 判为接触, 判为不接触: map.yes/map.no map.wrong-yes/map.wrong-no \
        map.rounded-yes/map.rounded-no
      Touch, Not touch, 判为相交, 判为不相交: coloring.yes/coloring.no
      Yes, No, 接触, 不接触: map.said-yes/map.said-no
      Was yes, Was no, 原为“是”, 原为“否”: compare.was-yes/compare.was-no
      Separate, No overlap, 分离, 不重叠: fault.wrong-yes/fault.wrong-no
      Touches, No, 与, 无: outliner.touches/outliner.clear
      Touching, Apart, 接触, 分开: gap.touching/gap.apart
      Touching, Apart, 相交, 不相交: steps.touching/steps.apart branch.touching/branch.apart \
        overlay.dispute-yes/overlay.dispute-no
      Depth, Distance, 深度, 距离: gap.depth/gap.distance action.show-depth/action.show-distance \
        step.least-depth/step.least-distance
      As expected, Not as expected, 符合预期, 不符合预期: expect.holds/expect.broken \
        expect.holds-start/expect.broken-pairs-start
      Do not, Should not, 应当接触, 不应接触: expect.missing/expect.unexpected
      Touch, Overlap, 应当接触, 应当分离: expect.missing-by/expect.unexpected-by
      Do not, Should not, 应当相遇, 不应相遇: expect.sweep-missing/expect.sweep-unexpected
      On {0}, On {1}, {0} 上, {1} 上: expect.field-point-a/expect.field-point-b \
        expect.field-sweep-point-a/expect.field-sweep-point-b
      First, Last, 首, 末: answer.enter/answer.exit answer.from/answer.to overlay.first/overlay.last \
        expect.field-sweep-enter/expect.field-sweep-exit
      Taken, Not taken, 成立, 不成立: steps.taken/steps.not-taken
      Below, Above, 小于, 大于: branch.below-0/branch.above-1
      Before, After, 早于, 晚于: branch.too-early/branch.too-late
      Inside, Outside, 内, 外: branch.inside/branch.outside
      Within, Outside, 内, 外: branch.in-opening/branch.beside
      One, Both, 同侧, 两侧: branch.one-side/branch.both-sides
      Apart, Overlap, 分离, 重叠: branch.extents-apart/branch.extents-overlap
      Parallel, Not parallel, 平行, 不平行: branch.parallel/branch.not-parallel
      Moving, Rest, 运动, 静止: branch.moving/branch.standing
      Separates, Not separate, 分离轴, 不是分离轴: branch.separates/branch.does-not-separate
      No, Two, 无, 两: branch.no-root/branch.roots
      Contact, No contact, 接触, 不接触: step.sweep-contact/step.sweep-never
      A, B, A, B: step.feature-a/step.feature-b branch.base-a/branch.base-b
      A, B, a, b: field.corner-a/field.corner-b edit.change.corner-a/edit.change.corner-b
      B, C, b, c: field.corner-b/field.corner-c edit.change.corner-b/edit.change.corner-c
      Ends of B, Ends of A, B 的两端, A 的两端: step.straddling-a/step.straddling-b
      T, U, t, u: answer.t/answer.u step.parameter-t/step.parameter-u \
        expect.field-crossing-t/expect.field-crossing-u
      U, V, u, v: answer.u-weight/answer.v-weight step.parameter-u/step.parameter-v \
        expect.field-crossing-u/expect.field-crossing-v
      T, S, t, s: step.parameter-t/step.parameter-s
      """
          .lines()
          .map(Row::of)
          .toList();

  /// Words in keys that are opposites.
  private static final List<String> SIGNS =
      List.of(
          """
          up/down left/right next/previous next/back show/hide add/remove more/fewer
          start/end front/back top/bottom in/out back/forward slower/faster dark/light
          undo/redo save/open first/last enter/exit from/to inside/outside yes/no
          touching/apart holds/broken missing/unexpected a/b b/c u/v t/u s/t unread/unsaved
          unread/unwritten all/none plane/space primary/secondary perspective/orthographic
          record/forget depth/distance early/late
          """
              .split("\\s+"));

  /// @param words two opposites in English and two in Chinese
  /// @param keys pairs of keys
  private record Row(List<String> words, List<List<String>> keys) {

    static Row of(String line) {
      String[] parts = line.split(": ", 2);
      return new Row(
          List.of(parts[0].split(", ")),
          Stream.of(parts[1].split(" +")).map(pair -> List.of(pair.split("/"))).toList());
    }

    /// The errors in the texts of these keys.
    Stream<String> faults() {
      return keys.stream()
          .flatMap(pair ->
              Stream.of(
                      fault(Language.ENGLISH, pair.get(0), 0, 1),
                      fault(Language.ENGLISH, pair.get(1), 1, 0),
                      fault(CHINESE, pair.get(0), 2, 3),
                      fault(CHINESE, pair.get(1), 3, 2))
                  .flatMap(Optional::stream));
    }

    private Optional<String> fault(Language language, String key, int own, int other) {
      String text =
          Texts.unmarked(Objects.requireNonNull(Texts.all(language).get(key), key))
              .replace("''", "'");
      String word = words.get(own);
      String opposite = words.get(other);
      String rest = has(opposite, word) ? text : pattern(word).matcher(text).replaceAll("");
      return has(text, word) && !has(rest, opposite)
          ? Optional.empty()
          : Optional.of(key + " is \"" + text + "\", expected \"" + word + "\"");
    }

    private static boolean has(String text, String word) {
      return pattern(word).matcher(text).find();
    }

    /// Latin words are whole words.
    private static Pattern pattern(String word) {
      return Pattern.compile(
          "(?<![a-zA-Z])" + Pattern.quote(word) + "(?![a-zA-Z])", Pattern.CASE_INSENSITIVE);
    }
  }

  @Test
  void chineseDiffersFromEnglish() {
    Map<String, String> english = Texts.all(Language.ENGLISH);
    Map<String, String> chinese = Texts.all(CHINESE);
    Set<String> same = new TreeSet<>(english.keySet());
    same.removeIf(key -> !Objects.equals(english.get(key), chinese.get(key)));
    assertEquals(new TreeSet<>(THE_SAME), same);
  }

  @Test
  void textsOfOppositesNameTheRightWord() {
    assertEquals(List.of(), OPPOSITES.stream().flatMap(Row::faults).toList());
  }

  @Test
  void allOppositesAreInTheTable() {
    Set<String> keys = Texts.all(Language.ENGLISH).keySet();
    Set<Set<String>> table = new HashSet<>();
    OPPOSITES.forEach(row -> row.keys().forEach(pair -> table.add(Set.copyOf(pair))));
    Set<Set<String>> missing = new HashSet<>();
    for (String sign : SIGNS) {
      String[] words = sign.split("/", 2);
      Pattern word = Pattern.compile("(?<![a-z])" + words[0] + "(?![a-z])");
      for (String key : keys) {
        String opposite = word.matcher(key).replaceFirst(words[1]);
        if (!opposite.equals(key) && keys.contains(opposite)) {
          missing.add(Set.of(key, opposite));
        }
      }
    }
    assertTrue(missing.size() > 60, "the signs find " + missing.size());
    missing.removeAll(table);
    assertEquals(Set.of(), missing);
  }
}

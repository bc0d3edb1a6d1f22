package collisionbench.bench.command;

import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.scenefile.BuiltInScenes.Group;
import collisionbench.bench.text.KebabCase;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.builtin.Methods;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Prints the built-in scenes and the methods.
@Command(name = "list", description = "Lists the built-in scenes and the methods.")
final class ListCommand extends BenchCommand {

  private static final int NAMES = 32;
  private static final int NOTES = 78;

  @Option(
      names = {"--method", "--methods"},
      split = ",",
      paramLabel = "METHOD",
      description = "List only these methods, such as those of a program.")
  private List<String> methods = List.of();

  @Mixin private SharedOptions.Programs programs = new SharedOptions.Programs();

  @Override
  public Integer call() throws CommandException {
    PrintWriter out = out();
    if (!methods.isEmpty()) {
      try (NamedMethods named = programs.methods(err())) {
        print(out, "Methods:", rows(named.all(methods, Methods.EXACT)));
      }
      out.flush();
      return Status.DONE;
    }
    List<BuiltInScenes.Entry> scenes = BuiltInScenes.all();
    print(out, "3D scenes:", scenes(scenes, Space.THREE));
    print(out, "2D scenes:", scenes(scenes, Space.TWO));
    print(out, "Errors in the articles:", rows(scenes, entry -> entry.group() == Group.FAULT));
    print(out, "What libraries answer:", rows(scenes, entry -> entry.group() == Group.LIBRARY));
    print(out, "Methods:", rows(Methods.catalogue().methods()));
    out.flush();
    return Status.DONE;
  }

  private static List<Row> scenes(List<BuiltInScenes.Entry> scenes, Space space) {
    return rows(scenes, entry -> entry.scene().space() == space && entry.isExample());
  }

  private static List<Row> rows(
      List<BuiltInScenes.Entry> scenes, Predicate<BuiltInScenes.Entry> which) {
    return scenes.stream()
        .filter(which)
        .map(entry -> new Row(entry.key(), entry.scene().note()))
        .toList();
  }

  private static List<Row> rows(List<Method> methods) {
    return methods.stream()
        .map(method -> new Row(method.name(), method.source() + " " + answers(method)))
        .toList();
  }

  /// {@return the queries that a method answers, grouped by the pairs it answers them for; for a
  /// program, which may decline queries, only the pairs}
  private static String answers(Method method) {
    if (method.isRemote()) {
      return "Answers " + which(method.pairs()) + inFloats(method.precision()) + ".";
    }
    SequencedMap<List<Pair>, List<Query>> queries = new LinkedHashMap<>();
    for (Query query : Query.values()) {
      List<Pair> pairs =
          method.pairs().stream().filter(pair -> method.answers(pair).contains(query)).toList();
      if (!pairs.isEmpty()) {
        queries.computeIfAbsent(pairs, _ -> new ArrayList<>()).add(query);
      }
    }
    return queries.entrySet().stream()
            .map(entry -> words(entry.getValue()) + " for " + which(entry.getKey()))
            .collect(Collectors.joining("; ", "Answers ", ""))
        + inFloats(method.precision())
        + ".";
  }

  private static String which(List<Pair> pairs) {
    if (pairs.size() == 1) {
      return pairs.getFirst().name();
    }
    if (pairs.size() == Pair.all().size()) {
      return "all " + pairs.size() + " pairs";
    }
    return pairs.equals(Pair.all().stream().filter(Pair::hasSegment).toList())
        ? "the " + pairs.size() + " pairs with a segment"
        : pairs.size() + " pairs";
  }

  private static String words(List<Query> queries) {
    return queries.stream().map(KebabCase::of).collect(Collectors.joining(", "));
  }

  private static String inFloats(Precision precision) {
    return switch (precision) {
      case FLOAT, FLOAT_STORED -> "; computes in " + KebabCase.of(precision);
      case DOUBLE, EXACT -> "";
    };
  }

  private static void print(PrintWriter out, String title, List<Row> rows) {
    TextTable table =
        TextTable.forColumns(
            Help.defaultColorScheme(Help.Ansi.OFF),
            new Column(NAMES, 2, Column.Overflow.SPAN),
            new Column(NOTES, 2, Column.Overflow.WRAP));
    rows.forEach(row -> table.addRowValues(row.name(), row.note()));
    out.println(title);
    out.print(table);
    out.println();
  }

  private record Row(String name, String note) {}
}

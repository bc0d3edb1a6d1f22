package collisionbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.session.Look;
import collisionbench.app.settings.Theme;
import collisionbench.app.settings.View;
import collisionbench.bench.command.Run;
import collisionbench.bench.command.Window;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.scene.Scene;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Commands with a window and pictures that record their calls.
final class Drawing {

  private Drawing() {}

  /// {@return the result of a command, with pictures that are alike}
  static Run run(String... args) {
    return run(true, args);
  }

  /// Requires that a command says only one sentence, prints and draws nothing, and returns 2.
  static void assertRefused(String sentence, String... args) {
    assertEquals(new Run(2, "", "collision-bench: " + sentence + "\n", List.of()), run(args));
  }

  /// {@return the result of a command}
  static Run run(boolean alike, String... args) {
    List<String> drawn = new ArrayList<>();
    return run(
        (scene, verbose) ->
            drawn.add(
                scene.map(some -> "open " + some.name() + " " + some.file()).orElse("reopen")
                    + (verbose ? " verbose" : "")),
        new Recorded(drawn, alike),
        drawn,
        args);
  }

  /// {@return the result of a command with another window}
  static Run run(Window window, String... args) {
    List<String> drawn = new ArrayList<>();
    return run(window, new Recorded(drawn, true), drawn, args);
  }

  /// {@return the result of a command with other pictures}
  static Run run(Pictures pictures, String... args) {
    return run((_, _) -> {}, pictures, List.of(), args);
  }

  private static Run run(Window window, Pictures pictures, List<String> drawn, String... args) {
    return Run.of(Main.commands(window, pictures), drawn, args);
  }

  private record Recorded(List<String> drawn, boolean alike) implements Pictures {

    @Override
    public void requireDisplay() {}

    @Override
    public void render(Evaluation evaluation, Look look, Path file) {
      String beside = look.view().equals(View.BODIES) ? "" : besides(look.view());
      String at = evaluation.time() == 0 ? "" : " at " + evaluation.time();
      drawn.add(
          "render "
              + evaluation.scene().name()
              + at
              + " "
              + look.size().width()
              + "x"
              + look.size().height()
              + " "
              + look.theme()
              + beside
              + look.method().map(method -> " by " + method.name()).orElse("")
              + " "
              + file);
    }

    private static String besides(View view) {
      Set<View.Layer> overBodies = new TreeSet<>(view.layers());
      overBodies.removeAll(View.BODIES.layers());
      return " " + view.lens() + " " + overBodies;
    }

    @Override
    public void map(AnswerMap map, Scene scene, Theme theme, int side, Path file) {
      drawn.add(
          "map %s of %s x %s %s %s %s"
              .formatted(
                  map.color(), map.places().columns(), map.places().rows(), theme, side, file));
    }

    @Override
    public Likeness compare(Path actual, Path golden, double tolerance, Optional<Path> difference) {
      drawn.add("compare " + actual + " " + golden);
      if (!alike) {
        difference.ifPresent(file -> drawn.add("difference " + file));
      }
      return new Likeness(alike, alike ? "the same" : "17 pixels differ");
    }
  }
}

package collisionbench.bench.command;

import collisionbench.bench.fuzz.Finding;
import collisionbench.bench.map.MapFigures;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.score.Score;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Draws the pictures and maps of a score, until interrupted.
record ScorePictures(
    Score score, PagePictures pictures, Progress progress, Interruption interruption) {

  /// Draws the simplest mistakes.
  ///
  /// @return the names of the pictures that were drawn
  Set<String> scenes() throws CommandException {
    Set<String> files = new HashSet<>();
    List<Finding> examples = score.examples().toList();
    for (int i = 0; i < examples.size() && pictures.hasDisplay() && goesOn(i, examples); i++) {
      Finding one = examples.get(i);
      String file = Score.pictureFile(one);
      if (pictures.draw(one.scene(), Score.sceneFile(one), file)) {
        files.add(file);
      }
    }
    return files;
  }

  /// Makes the map of the simplest of the heaviest mistakes of each method.
  ///
  /// @return their figures by the scene file
  Map<String, MapFigures> maps() throws CommandException {
    Map<String, MapFigures> maps = new HashMap<>();
    List<Finding> heaviest = score.heaviest().toList();
    for (int i = 0; i < heaviest.size() && goesOn(i, heaviest); i++) {
      Finding one = heaviest.get(i);
      Scene scene = one.scene();
      List<String> pair = scene.bodies().stream().map(Body::id).toList();
      maps.put(
          Score.sceneFile(one),
          pictures.map(scene, pair, one.trial().method(), Score.mapFile(one)));
    }
    return maps;
  }

  private boolean goesOn(int done, List<Finding> all) {
    progress.at(done, all.size());
    return !interruption.requested();
  }
}

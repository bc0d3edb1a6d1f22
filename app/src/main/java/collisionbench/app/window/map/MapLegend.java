package collisionbench.app.window.map;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.viewport.map.MapPictures;
import collisionbench.app.viewport.render.Palette;
import collisionbench.bench.map.Agreement;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.MapWords;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.Map;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The colors of a map with the share of places that have each.
final class MapLegend extends VBox {

  private static final int SWATCH = 16;

  private final ObservableValue<Palette> palette;

  /// What the rows were made of.
  private List<Object> shown = List.of();

  MapLegend(ObservableValue<Palette> palette) {
    this.palette = palette;
    Nodes.named(this, "map-legend", "map-legend");
  }

  void show(AnswerMap map) {
    Map<Agreement, Integer> legend = map.legend();
    List<Object> next = List.of(legend, map.asked(), map.places().count(), palette.getValue());
    if (next.equals(shown)) {
      return;
    }
    shown = next;
    getChildren()
        .setAll(
            legend.entrySet().stream()
                .map(share -> row(share.getKey(), share.getValue(), map))
                .toList());
  }

  /// How many places "none seen" is about stands below the legend.
  private HBox row(Agreement agreement, int places, AnswerMap map) {
    String kind = "map-" + KebabCase.of(agreement);
    ImageView swatch = new ImageView(MapPictures.swatch(agreement, palette.getValue(), SWATCH));
    Label words = Nodes.fill(Nodes.wrapped());
    words.setText(Texts.get("map." + KebabCase.of(agreement)));
    Label share = Nodes.named(Nodes.label("map-share"), kind + "-share");
    String part = MapWords.share(places, map).text();
    share.setText(places == 0 ? Texts.get("map.none") : part);
    share.setTooltip(new Tooltip(part));
    share.setMinWidth(USE_PREF_SIZE);
    return Nodes.row("map-row", swatch, words, share);
  }
}

package collisionbench.app.viewport.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Hue;
import collisionbench.app.viewport.render.SeenLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LabelPlacesTest {

  private static final Bounds AREA = new BoundingBox(0, 0, 400, 300);

  private static LabelPlaces empty() {
    return new LabelPlaces(AREA, List.of(), List.of(), List.of());
  }

  private static Mark.Label at(double x, double y) {
    return new Mark.Label("label", new Point2D(x, y), 130);
  }

  @Test
  void aLabelIsPlacedAtItsPoint() {
    PlacedLabel placed = empty().place(at(100, 100), 60, 20).orElseThrow();
    assertEquals(new BoundingBox(70, 90, 60, 20), placed.plate());
    assertEquals(Optional.empty(), placed.leader());
  }

  @Test
  void aSecondLabelIsPlacedBesideIt() {
    LabelPlaces places = empty();
    Bounds first = places.place(at(100, 100), 60, 20).orElseThrow().plate();
    PlacedLabel second = places.place(at(100, 100), 60, 20).orElseThrow();
    assertFalse(first.intersects(second.plate()));
    assertTrue(second.leader().isPresent());
  }

  @Test
  void allSpotsAreTriedBeforeALeaderIsDrawn() {
    Point2D anchor = new Point2D(100, 100);
    Mark.Spot above = new Mark.Spot(new Point2D(100, 80), anchor);
    Mark.Spot below = new Mark.Spot(new Point2D(100, 120), anchor);
    Mark.Label label = new Mark.Label("A", "", List.of(above, below), 130);
    Bounds point = new BoundingBox(95, 95, 10, 10);
    LabelPlaces places = new LabelPlaces(AREA, List.of(point), List.of(), List.of());
    assertEquals(above, places.place(label, 60, 16).orElseThrow().spot());
    PlacedLabel second = places.place(label, 60, 16).orElseThrow();
    assertEquals(below, second.spot());
    assertEquals(Optional.empty(), second.leader());
    PlacedLabel third = places.place(label, 60, 16).orElseThrow();
    assertTrue(third.leader().isPresent());
    assertEquals(anchor, third.spot().anchor());
  }

  @Test
  void aLabelOnItsPointHasNoLeader() {
    Point2D anchor = new Point2D(100, 100);
    Mark.Spot above = new Mark.Spot(new Point2D(100, 80), anchor);
    Mark.Label label = new Mark.Label("A", "", List.of(above), 130);
    LabelPlaces places = empty();
    places.place(label, 60, 16);
    PlacedLabel second = places.place(label, 60, 16).orElseThrow();
    assertTrue(second.plate().contains(anchor), second.plate().toString());
    assertEquals(Optional.empty(), second.leader());
  }

  @Test
  void aLabelWithoutRoomNearbyIsOmitted() {
    LabelPlaces places = empty();
    places.place(at(100, 100), 60, 20);
    assertEquals(
        Optional.empty(), places.place(new Mark.Label("", new Point2D(100, 100), 0), 60, 20));
  }

  @Test
  void labelsDoNotCoverPoints() {
    Bounds spot = new BoundingBox(95, 95, 10, 10);
    LabelPlaces places = new LabelPlaces(AREA, List.of(spot), List.of(), List.of());
    Bounds plate = places.place(at(100, 100), 60, 20).orElseThrow().plate();
    assertFalse(plate.intersects(spot));
  }

  @Test
  void labelsAvoidSegmentsIfThereIsRoom() {
    Bounds stick = new BoundingBox(0, 95, 400, 10);
    LabelPlaces places = new LabelPlaces(AREA, List.of(), List.of(stick), List.of());
    assertFalse(places.place(at(100, 100), 60, 20).orElseThrow().plate().intersects(stick));
    LabelPlaces full = new LabelPlaces(AREA, List.of(), List.of(AREA), List.of());
    assertEquals(
        new BoundingBox(70, 90, 60, 20), full.place(at(100, 100), 60, 20).orElseThrow().plate());
  }

  @Test
  void onlyTheReadoutAvoidsLines() {
    Bounds line = new BoundingBox(95, 0, 10, 300);
    Mark.Label held = new Mark.Label("+1 X", new Point2D(100, 100), 130, Hue.HELD);
    Bounds plate =
        new LabelPlaces(AREA, List.of(), List.of(), List.of(line)).placeHeld(held, 60, 20).plate();
    assertFalse(plate.intersects(line), plate.toString());
    assertEquals(
        new BoundingBox(70, 90, 60, 20),
        new LabelPlaces(AREA, List.of(), List.of(), List.of(line))
            .place(at(100, 100), 60, 20)
            .orElseThrow()
            .plate());
    Bounds everywhere =
        new LabelPlaces(AREA, List.of(), List.of(), List.of(AREA)).placeHeld(held, 60, 20).plate();
    assertEquals(new BoundingBox(70, 90, 60, 20), everywhere, "better on a line than elsewhere");
  }

  @Test
  void theReadoutAvoidsLinesAndSegments() {
    Bounds line = new BoundingBox(95, 0, 10, 300);
    Bounds dragged = new BoundingBox(110, 95, 290, 10);
    Mark.Label held = new Mark.Label("1, 2", new Point2D(140, 100), 130, Hue.HELD);
    Bounds plate =
        new LabelPlaces(AREA, List.of(), List.of(dragged), List.of(line))
            .placeHeld(held, 60, 20)
            .plate();
    assertFalse(plate.intersects(dragged), plate.toString());
    assertFalse(plate.intersects(line), plate.toString());
    Bounds crowded =
        new LabelPlaces(AREA, List.of(), List.of(AREA), List.of(line))
            .placeHeld(held, 60, 20)
            .plate();
    assertFalse(crowded.intersects(line), "better on a segment than on a line with a number");
  }

  @Test
  void theReadoutIsShownWithoutRoomToo() {
    LabelPlaces places = new LabelPlaces(AREA, List.of(AREA), List.of(), List.of());
    Mark.Label held = new Mark.Label("+1 X", new Point2D(390, 290), 130, Hue.HELD);
    assertEquals(Optional.empty(), places.place(held, 60, 20));
    PlacedLabel placed = places.placeHeld(held, 60, 20);
    assertEquals(new BoundingBox(340, 280, 60, 20), placed.plate());
    assertEquals(Optional.empty(), placed.leader());
  }

  @Test
  void aLabelStaysWhereItWasIfThatPlaceIsFree() {
    LabelPlaces places = empty();
    places.place(at(100, 100), 60, 20);
    PlacedLabel pushed = places.place(at(100, 100), 60, 20).orElseThrow();
    LabelPlaces next = empty();
    next.keep(List.of(pushed));
    assertEquals(pushed.offset(), next.place(at(130, 90), 60, 20).orElseThrow().offset());
    LabelPlaces taken = new LabelPlaces(AREA, List.of(pushed.plate()), List.of(), List.of());
    taken.keep(List.of(pushed));
    assertEquals(
        Optional.empty(), taken.place(at(100, 100), 60, 20).orElseThrow().leader(), "the best");
  }

  @Test
  void labelsOutsideThePictureAreOmitted() {
    assertEquals(Optional.empty(), empty().place(at(900, 100), 60, 20));
    assertEquals(Optional.empty(), empty().place(at(100, 100), 500, 20));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void labelsNeitherOverlapNorLeaveThePictureNorDoLeadersCross(long seed) {
    Random random = new Random(seed);
    LabelPlaces places = empty();
    List<Bounds> plates = new ArrayList<>();
    List<SeenLine> leaders = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      places
          .place(at(random.nextDouble(400), random.nextDouble(300)), 20 + random.nextInt(80), 20)
          .ifPresent(placed -> {
            plates.add(placed.plate());
            leaders.addAll(placed.leader().stream().toList());
          });
    }
    assertTrue(plates.size() > 20, plates.size() + " labels");
    for (Bounds plate : plates) {
      assertTrue(AREA.contains(plate), plate.toString());
      assertEquals(1, plates.stream().filter(plate::intersects).count(), plate.toString());
    }
    for (SeenLine leader : leaders) {
      assertTrue(leaders.stream().noneMatch(leader::crosses), leader.toString());
    }
  }
}

package collisionbench.app.viewport.space;

import collisionbench.geometry.space.Vec3;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import javafx.scene.image.Image;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.TriangleMesh;

/// Striped materials; bodies look as if cut into slices.
///
/// A texture covers a body once. There are textures with 2, 3, 4, 6, 8, 12 ... stripes; the one
/// chosen has stripes of nearly constant width in pixels.
final class Stripes {

  /// The sizes in pixels below which there are no stripes, and from which they are full.
  private static final double PLAIN = 20;

  private static final double FULL = 60;
  private static final int STEPS = 4;

  /// If less than this share of the direction is in a flat shape's plane, stripes run across a side
  /// instead.
  private static final double LEAST_SHARE = 0.3;

  private static final double PIXELS_APART = 18;
  private static final int FEWEST = 2;
  private static final int MOST = 512;

  /// The fraction of a body covered by stripes.
  private static final double COVERED = 0.375;

  private static final int TEXELS_APART = 16;

  private final Color color;
  private final Color stripe;
  private final Function<Image, PhongMaterial> material;
  private final Map<Kind, PhongMaterial> made = new HashMap<>();

  /// @param strength in steps, from 0
  private record Kind(int count, int strength) {}

  /// Stripes on a color.
  Stripes(Color color, Color stripe, Function<Image, PhongMaterial> material) {
    this.color = color;
    this.stripe = stripe;
    this.material = material;
  }

  /// {@return the material for a size in pixels}
  PhongMaterial on(double pixels) {
    Kind kind = new Kind(count(pixels), strength(pixels));
    return made.computeIfAbsent(kind, wanted -> material.apply(texture(wanted)));
  }

  /// {@return the strength of stripes in steps; 0 for small bodies, where they would be noise}
  private static int strength(double pixels) {
    return (int) Math.round(STEPS * Math.clamp((pixels - PLAIN) / (FULL - PLAIN), 0, 1));
  }

  /// {@return the number of stripes for a size in pixels}
  static int count(double pixels) {
    double wanted = pixels > 0 ? Math.clamp(pixels / PIXELS_APART, FEWEST, MOST) : FEWEST;
    int power = Integer.highestOneBit((int) wanted);
    if (wanted < 1.25 * power) {
      return power;
    }
    return wanted < 1.75 * power ? power + power / 2 : 2 * power;
  }

  private Image texture(Kind kind) {
    int count = kind.count;
    Color shown = color.interpolate(stripe, (double) kind.strength / STEPS);
    int height = Integer.highestOneBit(2 * TEXELS_APART * count - 1);
    WritableImage image = new WritableImage(1, height);
    PixelWriter pixels = image.getPixelWriter();
    for (int y = 0; y < height; y++) {
      pixels.setColor(0, y, (double) y * count / height % 1 < COVERED ? shown : color);
    }
    return image;
  }

  /// {@return the direction of stripes on a flat shape: in its plane, closest to that of other
  /// bodies}
  ///
  /// @param normal of any length
  /// @param side a direction in the plane
  static Vec3 inPlane(Vec3 normal, Vec3 side, StripePattern pattern) {
    Vec3 level = StripePattern.DIRECTION.cross(normal).cross(normal).negated();
    double share = level.length() / normal.dot(normal);
    Vec3 direction = share > LEAST_SHARE ? level.times(1 / level.length()) : unit(side);
    return pattern.across() ? unit(normal.cross(direction)) : direction;
  }

  private static Vec3 unit(Vec3 vector) {
    return vector.length() > 0 ? vector.times(1 / vector.length()) : Vec3.X;
  }

  /// Lays textures on a mesh about its origin, once over `extent` in a unit direction. Each of its
  /// points has a place in the texture.
  static void lay(TriangleMesh mesh, Vec3 direction, double extent) {
    float[] points = mesh.getPoints().toArray(null);
    float[] texture = new float[points.length / 3 * 2];
    for (int i = 0; i < points.length / 3; i++) {
      Vec3 point = new Vec3(points[3 * i], points[3 * i + 1], points[3 * i + 2]);
      texture[2 * i + 1] = extent > 0 ? (float) (0.5 + point.dot(direction) / extent) : 0;
    }
    mesh.getTexCoords().setAll(texture);
  }
}

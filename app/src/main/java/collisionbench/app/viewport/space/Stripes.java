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

/// Striped materials, for bodies in space that look as if they were cut into slices.
///
/// A texture holds a number of stripes and runs once over a body. Of textures with 2, 3, 4, 6, 8,
/// 12 ... stripes the one is taken whose stripes are next to a fixed width in pixels, so that they
/// look the same on bodies of every size and at any zoom.
final class Stripes {

  /// A body of so many pixels has no stripes, and one of so many has them in full.
  private static final double PLAIN = 20;

  private static final double FULL = 60;
  private static final int STEPS = 4;

  /// What is flat and faces the direction of stripes has them across a side: less than this share
  /// of the direction is in its plane.
  private static final double LEAST_SHARE = 0.3;

  private static final double PIXELS_APART = 18;
  private static final int FEWEST = 2;
  private static final int MOST = 512;

  /// The share of a body that stripes cover.
  private static final double COVERED = 0.375;

  private static final int TEXELS_APART = 16;

  private final Color color;
  private final Color stripe;
  private final Function<Image, PhongMaterial> material;
  private final Map<Kind, PhongMaterial> made = new HashMap<>();

  /// @param strength in steps, from none
  private record Kind(int count, int strength) {}

  /// Stripes over a colour.
  ///
  /// @param material the material with a texture
  Stripes(Color color, Color stripe, Function<Image, PhongMaterial> material) {
    this.color = color;
    this.stripe = stripe;
    this.material = material;
  }

  /// {@return the material for a body that is a number of pixels large}
  PhongMaterial on(double pixels) {
    Kind kind = new Kind(count(pixels), strength(pixels));
    return made.computeIfAbsent(kind, wanted -> material.apply(texture(wanted)));
  }

  /// {@return how strong stripes are, in steps: on a body so small that they would be noise, not at
  /// all}
  private static int strength(double pixels) {
    return (int) Math.round(STEPS * Math.clamp((pixels - PLAIN) / (FULL - PLAIN), 0, 1));
  }

  /// {@return how many stripes a body has that is a number of pixels large}
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

  /// {@return the direction of stripes on what is flat: in its plane, as near to that of other
  /// bodies as can be}
  ///
  /// @param normal of the plane, of any length
  /// @param side a direction in it
  static Vec3 inPlane(Vec3 normal, Vec3 side, StripePattern pattern) {
    Vec3 level = StripePattern.DIRECTION.cross(normal).cross(normal).negated();
    double share = level.length() / normal.dot(normal);
    Vec3 direction = share > LEAST_SHARE ? level.times(1 / level.length()) : unit(side);
    return pattern.across() ? unit(normal.cross(direction)) : direction;
  }

  private static Vec3 unit(Vec3 vector) {
    return vector.length() > 0 ? vector.times(1 / vector.length()) : Vec3.X;
  }

  /// Lays textures on a mesh about its origin, once over `extent` in a unit direction.
  static void lay(TriangleMesh mesh, Vec3 direction, double extent) {
    float[] points = mesh.getPoints().toArray(null);
    float[] texture = new float[points.length / 3 * 2];
    for (int i = 0; i < points.length / 3; i++) {
      Vec3 point = new Vec3(points[3 * i], points[3 * i + 1], points[3 * i + 2]);
      texture[2 * i + 1] = extent > 0 ? (float) (0.5 + point.dot(direction) / extent) : 0;
    }
    mesh.getTexCoords().setAll(texture);
    // Each corner of a face is a point and the texture's place at it.
    int[] faces = mesh.getFaces().toArray(null);
    for (int i = 0; i < faces.length; i += 2) {
      faces[i + 1] = faces[i];
    }
    mesh.getFaces().setAll(faces);
  }
}

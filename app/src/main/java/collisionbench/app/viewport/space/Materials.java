package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Palette;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;

/// The materials of a palette, shared by all bodies.
///
/// @param body bodies without contact
/// @param contacts bodies in contact, by stripe pattern; striped, so that contact is visible
///   without color
/// @param disputed bodies without contact by a method that exact arithmetic contradicts
/// @param disputedContacts bodies in contact by such a method, by stripe pattern
/// @param disputedLine segments without contact by such a method, not shaded
/// @param disputedContactLine segments in contact by such a method, not shaded
/// @param dispute the outline of disputed bodies, not shaded
/// @param line segments without contact, not shaded
/// @param contactLine segments in contact, striped, not shaded
/// @param contactDot points in contact, not shaded
/// @param edge edges of bodies without contact, not shaded
/// @param contactEdge edges of bodies in contact, not shaded
/// @param outline the outline of bodies, not shaded
/// @param selection the outline of selected bodies, not shaded
record Materials(
    PhongMaterial body,
    List<Stripes> contacts,
    Stripes disputed,
    List<Stripes> disputedContacts,
    Stripes disputedLine,
    Stripes disputedContactLine,
    PhongMaterial dispute,
    PhongMaterial line,
    Stripes contactLine,
    PhongMaterial contactDot,
    PhongMaterial edge,
    PhongMaterial contactEdge,
    PhongMaterial outline,
    PhongMaterial selection) {

  /// The strength of quiet stripes; shading stays more visible.
  private static final double QUIET = 0.5;

  /// The greatest darkening of a pattern.
  private static final double SHADE = 0.28;

  /// The opacity of see-through bodies.
  private static final double CLEAR = 0.35;

  /// The brightness of see-through bodies, since JavaFX adds a translucent color in full strength.
  private static final double DIM = 0.6;

  /// Their brightness where they touch nothing and the sky is bright; more of it turns white.
  private static final double DIM_BY_DAY = 0.3;

  /// @param strong whether stripes have full strength
  static Materials of(Palette palette, boolean strong) {
    return of(palette, strong, 1);
  }

  /// {@return the materials of see-through bodies}
  static Materials seeThrough(Palette palette, boolean strong) {
    return of(palette, strong, CLEAR);
  }

  private static Materials of(Palette palette, boolean strong, double opacity) {
    return new Materials(
        matte(palette.body().deriveColor(0, 1, bodyBrightness(palette, opacity), opacity)),
        IntStream.range(0, StripePattern.COUNT)
            .mapToObj(pattern -> contact(pattern, palette, strong ? 1 : QUIET, opacity))
            .toList(),
        new Stripes(palette.body(), palette.dispute(), texture -> matte(texture, opacity)),
        IntStream.range(0, StripePattern.COUNT)
            .mapToObj(pattern ->
                new Stripes(
                    shade(pattern, palette), palette.dispute(), texture -> matte(texture, opacity)))
            .toList(),
        new Stripes(palette.line(), palette.dispute(), Materials::unshaded),
        new Stripes(palette.contact(), palette.dispute(), Materials::unshaded),
        unshaded(palette.dispute()),
        unshaded(palette.line()),
        new Stripes(palette.contact(), palette.contactStripe(), Materials::unshaded),
        unshaded(palette.contact()),
        unshaded(palette.edge()),
        unshaded(palette.contact().interpolate(palette.outline(), 0.5)),
        unshaded(palette.outline()),
        unshaded(palette.selection()));
  }

  private static double bodyBrightness(Palette palette, double opacity) {
    boolean day = palette.skyTop().getBrightness() > palette.body().getBrightness();
    return day && opacity < 1 ? DIM_BY_DAY : brightness(opacity);
  }

  private static double brightness(double opacity) {
    return opacity < 1 ? DIM : 1;
  }

  private static Stripes contact(int pattern, Palette palette, double strength, double opacity) {
    Color shade = shade(pattern, palette);
    Color stripe = palette.contactStripe().deriveColor(0, 1, 1 - darker(pattern), 1);
    return new Stripes(
        shade, shade.interpolate(stripe, strength), texture -> matte(texture, opacity));
  }

  private static Color shade(int pattern, Palette palette) {
    return palette.contact().deriveColor(0, 1, 1 - darker(pattern), 1);
  }

  private static double darker(int pattern) {
    return SHADE * pattern / (StripePattern.COUNT - 1) * (pattern % 2 == 0 ? 0.5 : 1);
  }

  /// {@return the stripes of bodies in contact with a pattern}
  Stripes contact(StripePattern pattern, boolean isDisputed) {
    return (isDisputed ? disputedContacts : contacts).get(pattern.number());
  }

  private static PhongMaterial matte(Image texture, double opacity) {
    PhongMaterial material = matte(Color.gray(brightness(opacity), opacity));
    material.setDiffuseMap(texture);
    return material;
  }

  private static PhongMaterial matte(Color color) {
    PhongMaterial material = new PhongMaterial(color);
    material.setSpecularColor(Color.gray(0.12));
    material.setSpecularPower(24);
    return material;
  }

  private static PhongMaterial unshaded(Color color) {
    WritableImage pixel = new WritableImage(1, 1);
    pixel.getPixelWriter().setColor(0, 0, color);
    return unshaded(pixel);
  }

  private static PhongMaterial unshaded(Image texture) {
    PhongMaterial material = new PhongMaterial(Color.BLACK);
    material.setSelfIlluminationMap(texture);
    return material;
  }
}

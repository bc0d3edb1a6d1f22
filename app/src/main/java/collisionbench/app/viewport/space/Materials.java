package collisionbench.app.viewport.space;

import collisionbench.app.session.Hue;
import collisionbench.app.viewport.render.Palette;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;

/// The materials of a palette, shared by all bodies. Lines, edges and outlines are not shaded.
final class Materials {

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

  /// The width of the line around a selected body in pixels.
  private static final double SELECTED = 3;

  /// That around the other body of a pair.
  private static final double TINTED = 2;

  private final PhongMaterial body;
  private final Stripes disputed;
  private final List<Stripes> contacts;
  private final List<Stripes> disputedContacts;
  private final PhongMaterial line;
  private final Stripes disputedLine;
  private final Stripes contactLine;
  private final Stripes disputedContactLine;
  private final PhongMaterial contactDot;
  private final PhongMaterial edge;
  private final PhongMaterial contactEdge;
  private final PhongMaterial outline;
  private final PhongMaterial dispute;
  private final Map<Hue, PhongMaterial> halos = new EnumMap<>(Hue.class);

  /// The look of a body, apart from its shape.
  ///
  /// @param disputed whether exact arithmetic contradicts the method that colors the picture
  /// @param tint that of a body of the pair
  record Look(
      boolean touching,
      boolean disputed,
      boolean selected,
      Hue tint,
      StripePattern pattern,
      boolean seeThrough) {

    static final Look PLAIN = new Look(false, false, false, Hue.NONE, new StripePattern(0), false);

    /// {@return the width of the colored line around the outline, in pixels}
    double halo() {
      return selected ? SELECTED : tint == Hue.NONE ? 0 : TINTED;
    }
  }

  /// @param strong whether stripes have full strength
  /// @param seeThrough whether bodies are translucent
  Materials(Palette palette, boolean strong, boolean seeThrough) {
    double opacity = seeThrough ? CLEAR : 1;
    body = matte(palette.body().deriveColor(0, 1, bodyBrightness(palette, opacity), opacity));
    disputed = hatched(palette.body(), palette, opacity);
    contacts = StripePattern.all(pattern -> contact(pattern, palette, strong ? 1 : QUIET, opacity));
    disputedContacts =
        StripePattern.all(pattern -> hatched(shade(pattern, palette), palette, opacity));
    line = unshaded(palette.line());
    disputedLine = new Stripes(palette.line(), palette.dispute(), Materials::unshaded);
    contactLine = new Stripes(palette.contact(), palette.contactStripe(), Materials::unshaded);
    disputedContactLine = new Stripes(palette.contact(), palette.dispute(), Materials::unshaded);
    contactDot = unshaded(palette.contact());
    edge = unshaded(palette.edge());
    contactEdge = unshaded(palette.contact().interpolate(palette.outline(), 0.5));
    outline = unshaded(palette.outline());
    dispute = unshaded(palette.dispute());
    for (Hue tint : List.of(Hue.NONE, Hue.FIRST, Hue.SECOND)) {
      halos.put(tint, unshaded(palette.outline(tint)));
    }
  }

  /// {@return the material of a surface; striped in contact, so that contact is visible without
  /// color}
  ///
  /// @param pixels its size
  PhongMaterial surface(Look look, double pixels) {
    if (look.touching) {
      return (look.disputed ? disputedContacts : contacts).get(look.pattern.number()).on(pixels);
    }
    return look.disputed ? disputed.on(pixels) : body;
  }

  /// {@return the material of a body that is a line}
  ///
  /// @param pixels its length
  PhongMaterial line(Look look, double pixels) {
    if (look.touching) {
      return (look.disputed ? disputedContactLine : contactLine).on(pixels);
    }
    return look.disputed ? disputedLine.on(pixels) : line;
  }

  /// {@return the material of the ends of lines, and of points}
  PhongMaterial dot(Look look) {
    return look.touching ? contactDot : line;
  }

  /// {@return the material of edges between visible faces}
  PhongMaterial edge(Look look) {
    return look.touching ? contactEdge : edge;
  }

  PhongMaterial outline(Look look) {
    return look.disputed ? dispute : outline;
  }

  /// {@return the material of the line around the outline}
  PhongMaterial halo(Look look) {
    return Objects.requireNonNull(halos.get(look.tint));
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

  private static Stripes hatched(Color color, Palette palette, double opacity) {
    return new Stripes(color, palette.dispute(), texture -> matte(texture, opacity));
  }

  private static Color shade(int pattern, Palette palette) {
    return palette.contact().deriveColor(0, 1, 1 - darker(pattern), 1);
  }

  private static double darker(int pattern) {
    return SHADE * pattern / (StripePattern.COUNT - 1) * (pattern % 2 == 0 ? 0.5 : 1);
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

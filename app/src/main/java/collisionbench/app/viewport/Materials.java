package collisionbench.app.viewport;

import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;

/// The materials of a palette, one of each, shared by all bodies.
///
/// @param body a body that touches nothing
/// @param contact a body that touches another, striped so that its colour is not all that tells
/// @param line a segment that touches nothing, not shaded
/// @param contactLine a segment that touches another, not shaded, striped
/// @param contactDot a point that touches another, not shaded
/// @param edge the edges of a body that touches nothing, not shaded
/// @param contactEdge the edges of a body that touches another, not shaded
/// @param outline the outline of a selected body, not shaded
record Materials(
    PhongMaterial body,
    Stripes contact,
    PhongMaterial line,
    Stripes contactLine,
    PhongMaterial contactDot,
    PhongMaterial edge,
    PhongMaterial contactEdge,
    PhongMaterial outline) {

  static Materials of(Palette palette) {
    return new Materials(
        matte(palette.body()),
        new Stripes(palette.contact(), palette.contactStripe(), Materials::matte),
        unshaded(palette.line()),
        new Stripes(palette.contact(), palette.contactStripe(), Materials::unshaded),
        unshaded(palette.contact()),
        unshaded(palette.edge()),
        unshaded(palette.contact().interpolate(palette.edge(), 0.6)),
        unshaded(palette.selection()));
  }

  private static PhongMaterial matte(Image texture) {
    PhongMaterial material = matte(Color.WHITE);
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

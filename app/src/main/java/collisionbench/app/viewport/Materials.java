package collisionbench.app.viewport;

import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;

/// The materials of a palette, one of each, shared by all bodies.
///
/// @param body a body that touches nothing
/// @param contact a body that touches another
/// @param line a segment that touches nothing, not shaded
/// @param contactLine a segment that touches another, not shaded
/// @param edge the edges of a body that touches nothing, not shaded
/// @param contactEdge the edges of a body that touches another, not shaded
/// @param outline the outline of a selected body, not shaded
record Materials(
    PhongMaterial body,
    PhongMaterial contact,
    PhongMaterial line,
    PhongMaterial contactLine,
    PhongMaterial edge,
    PhongMaterial contactEdge,
    PhongMaterial outline) {

  static Materials of(Palette palette) {
    return new Materials(
        matte(palette.body()),
        matte(palette.contact()),
        unshaded(palette.line()),
        unshaded(palette.contact()),
        unshaded(palette.edge()),
        unshaded(palette.contact().interpolate(palette.edge(), 0.6)),
        unshaded(palette.selection()));
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
    PhongMaterial material = new PhongMaterial(Color.BLACK);
    material.setSelfIlluminationMap(pixel);
    return material;
  }
}

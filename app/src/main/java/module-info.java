/// The window, its pictures, and the commands that draw.
@org.jspecify.annotations.NullMarked
module collisionbench.app {
  requires static org.jspecify;
  requires collisionbench.bench;
  requires javafx.controls;
  requires java.desktop;
  requires org.fxyz3d.core;
  requires atlantafx.base;
  requires org.kordamp.ikonli.core;
  requires org.kordamp.ikonli.javafx;
  requires org.kordamp.ikonli.feather;

  opens collisionbench.app.cli to
      info.picocli;
  opens collisionbench.app.settings to
      collisionbench.bench;

  provides collisionbench.bench.text.TextSource with
      collisionbench.app.text.WindowTexts;
}

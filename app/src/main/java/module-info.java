/// The bench: its window and its commands.
@org.jspecify.annotations.NullMarked
module collisionbench.app {
  requires static org.jspecify;
  requires collisionbench.methods;
  requires javafx.controls;
  requires java.compiler;
  requires java.desktop;
  requires org.fxyz3d.core;
  requires atlantafx.base;
  requires org.kordamp.ikonli.core;
  requires org.kordamp.ikonli.javafx;
  requires org.kordamp.ikonli.feather;
  requires com.fasterxml.jackson.core;
  requires info.picocli;

  opens collisionbench.app.cli to
      info.picocli;
}

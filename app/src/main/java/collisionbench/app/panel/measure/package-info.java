/// The plate over the picture that shows what is measured.
package collisionbench.app.panel.measure;

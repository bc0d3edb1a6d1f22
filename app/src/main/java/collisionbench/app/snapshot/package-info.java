/// Renders images without a window, and compares them.
///
/// [Snapshot] draws an evaluated scene into a [Bitmap], [Png] reads and writes its file, and
/// [ImageComparison] decides whether it is the expected image; [DifferencePicture] shows how it
/// differs. The command line and our tests use the same comparison.
///
/// JavaFX starts when it is first needed, and needs a display. It then keeps the program alive
/// until [Toolkit#stop].
package collisionbench.app.snapshot;

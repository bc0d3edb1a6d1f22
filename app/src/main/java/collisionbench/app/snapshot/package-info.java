/// Pictures of the viewport without a window, and how far two pictures differ.
///
/// [collisionbench.app.snapshot.Snapshot] draws an evaluated scene into a
/// [collisionbench.app.snapshot.Bitmap]; [collisionbench.app.snapshot.Png] is its file, and
/// [collisionbench.app.snapshot.Comparison] says whether it is the picture that was expected. The
/// command line and our own tests use the same comparison.
///
/// JavaFX is started where it is needed, which takes a display. It stays, and keeps the program
/// alive until `Platform.exit` or `System.exit`.
package collisionbench.app.snapshot;

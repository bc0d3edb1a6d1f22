/// What the mouse and the keys do on the picture.
///
/// [collisionbench.app.viewport.gesture.Gestures] hears them, `GestureStart` decides what a press
/// begins, `Gesture` is what is being done while the button is held. They know the picture only as
/// a [collisionbench.app.viewport.gesture.Surface].
package collisionbench.app.viewport.gesture;

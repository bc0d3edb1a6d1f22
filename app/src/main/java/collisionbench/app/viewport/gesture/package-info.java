/// Mouse and keys in the view.
///
/// [collisionbench.app.viewport.gesture.Gestures] receives the events, `GestureStart` decides what
/// a press begins, and a `Gesture` lasts while the button is held. They know the view only as a
/// [collisionbench.app.viewport.gesture.InputSurface].
package collisionbench.app.viewport.gesture;

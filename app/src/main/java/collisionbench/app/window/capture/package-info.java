/// Pictures of the view.
package collisionbench.app.window.capture;

/// Pictures and films of the view.
package collisionbench.app.window.capture;

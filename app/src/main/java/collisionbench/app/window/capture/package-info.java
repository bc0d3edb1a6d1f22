/// Images and recordings of the view.
package collisionbench.app.window.capture;

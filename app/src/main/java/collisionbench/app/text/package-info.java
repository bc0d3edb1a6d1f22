/// Every word on the screen, from one resource bundle, and how numbers are written.
package collisionbench.app.text;

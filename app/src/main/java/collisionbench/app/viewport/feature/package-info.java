/// Finds the corner, end, center, edge or face of a body at a pixel.
package collisionbench.app.viewport.feature;

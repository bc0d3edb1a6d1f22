/// Formulas as they are set on the screen.
package collisionbench.app.panel.formula;

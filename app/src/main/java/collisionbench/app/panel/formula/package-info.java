/// Typesets formulas.
package collisionbench.app.panel.formula;

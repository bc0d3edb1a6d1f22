/// Formulas in the small part of LaTeX in which methods tell their steps.
///
/// [collisionbench.app.formula.Formula#of] reads one into a tree, and
/// [collisionbench.app.formula.PlainFormula] writes the tree in one line of Unicode.
/// `panel.formula` sets it.
package collisionbench.app.formula;

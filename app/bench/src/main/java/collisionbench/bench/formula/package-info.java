/// Formulas in a small part of LaTeX, as steps and lessons use them.
///
/// [FormulaParser] parses one into a tree, and [PlainFormula] prints the tree as one line of
/// Unicode. The window's module typesets it.
package collisionbench.bench.formula;

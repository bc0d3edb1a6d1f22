/// How methods come to their answers about a pair, step by step.
///
/// [collisionbench.app.comparison.Explained] is what one of them says, whatever it does;
/// [collisionbench.app.panel.steps.StepsView] shows it, and has a step drawn in the picture.
package collisionbench.app.panel.steps;

/// The Steps tab: how a method arrives at its answer about a pair.
///
/// [collisionbench.bench.comparison.Explained] holds what a method reports, even if it throws.
/// [StepsView] shows it, and has a step drawn in the view.
package collisionbench.app.panel.steps;

/// The Methods tab: each method's answer for a pair, its error and its time, and the pairs on which
/// methods disagree.
package collisionbench.app.panel.comparison;

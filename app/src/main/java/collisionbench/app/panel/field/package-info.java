/// Fields in which something is typed, and what forms are made of.
///
/// An `TextEntry` is any typed text; a `NumberField` is one number of the scene, a `Parameter`,
/// read as arithmetic by an `Expression`. A `Form` stacks rows of fields in sections.
package collisionbench.app.panel.field;

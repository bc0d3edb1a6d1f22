/// Input fields, and the parts of forms.
///
/// A `TextEntry` is any text field. A `NumberField` edits one number of the scene, a `Parameter`,
/// and parses arithmetic with `Expression`. A `Form` stacks rows of fields in sections.
package collisionbench.app.panel.widget;

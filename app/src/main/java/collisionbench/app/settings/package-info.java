/// The window's settings, as immutable records with their form in the file, and that file: JSON in
/// the system's folder for user settings.
///
/// [Setting] is the table: a new setting is a line there, or in [View] if it is about how scenes
/// are shown. [Settings] holds the values, and [SettingsFile] reads and changes them. An unreadable
/// file is put aside and never blocks the window. Unknown fields and words are ignored, since a
/// later version may have written them.
package collisionbench.app.settings;

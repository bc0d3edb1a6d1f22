/// The window's settings, as immutable records, and their file: JSON in the system's folder for
/// user settings.
///
/// [Settings] holds the values, [SettingsFile] reads and changes them, and `SettingsJson` is their
/// form in the file: a new setting is a component of the record and a line there to read it, in
/// [Settings] also one to write it. An unreadable file is put aside and never blocks the window; an
/// unexpected value is reported and replaced by its default. Unknown fields and words are ignored,
/// since a later version may have written them.
package collisionbench.app.settings;

/// What the window remembers from one time to the next, as immutable records, each with its form in
/// the file; and that file: JSON in the folder that the system has for settings of a user.
///
/// [collisionbench.app.settings.Setting] is the table of them: another setting is a line there, or
/// in [collisionbench.app.settings.View] if it is about how scenes are shown.
/// [collisionbench.app.settings.Settings] are the values, and
/// [collisionbench.app.settings.SettingsFile] reads and changes them. A file that cannot be read is
/// put aside and never in the way; fields and words that are not known are passed over, since a
/// later version may have written them.
package collisionbench.app.settings;

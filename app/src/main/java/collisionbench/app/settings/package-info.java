/// What the window remembers from one time to the next: one JSON file in the folder that the system
/// has for settings of a user.
///
/// [collisionbench.app.settings.Setting] is the table of them: another setting is a line there.
/// [collisionbench.app.settings.Settings] are the values, and
/// [collisionbench.app.settings.SettingsFile] reads and changes them. A file that cannot be read is
/// put aside and never in the way; fields and words that are not known are passed over, since a
/// later version may have written them.
package collisionbench.app.settings;

/// Reads pasted text: finds every number of it, asks what the numbers are, and makes bodies. No
/// user interface.
///
/// 1. [Scanner] finds numbers, words and marks. [TupleReader] groups the numbers into tuples.
/// 2. [Parts] joins tuples to parts, each of which may be a body.
/// 3. [Form] is the table of what a part may be; [Guess] picks one for each [Row], and judges
///    whether that is certain.
/// 4. A [Reading] has the rows. If it is certain, it is taken at once; else a sheet asks.
///
/// [Wkt], [Obj] and [Table] read texts that have a grammar. Every number is in a row or in a
/// comment.
package collisionbench.bench.paste;

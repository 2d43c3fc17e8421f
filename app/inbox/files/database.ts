/** Where the browser keeps the bytes of files that are chosen or under way. */
export const DATABASE = "prosa.files";

/** Drops all of them, of everybody: whoever signs out leaves none behind. */
export function dropAllFiles(): void {
	try {
		indexedDB.deleteDatabase(DATABASE);
	} catch {
		// A browser that keeps nothing.
	}
}

/** Looks for secrets that a test planted. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** As it is, in base64 wherever it begins, and percent by percent. */
export const disguisesOf = (marker: string): string[] => [
	marker,
	...["", "x", "xx"].map((before) => btoa(`${before}${marker}`).slice(4, -6)),
	encodeURIComponent(marker),
	Array.from(marker, (letter) => `%${letter.charCodeAt(0).toString(16)}`).join(""),
];

/** Those of the markers that are in the text, in whatever disguise. */
export const findMarkers = (markers: readonly string[], text: string): string[] =>
	patternOf(markers).test(text)
		? markers.filter((marker) => disguisesOf(marker).some((disguise) => text.includes(disguise)))
		: [];

const patterns = new Map<string, RegExp>();

/** All of them at once: dozens of markers in six disguises each would read every page and file hundreds of times. */
function patternOf(markers: readonly string[]): RegExp {
	const key = markers.join("\n");
	const literal = (text: string): string => text.replaceAll(/[^\w%]/gu, String.raw`\$&`);
	// Without any, nothing may be found; an empty pattern finds everything.
	const pattern =
		patterns.get(key) ?? new RegExp(markers.flatMap(disguisesOf).map(literal).join("|") || "(?!)");
	patterns.set(key, pattern);
	return pattern;
}

function* filesIn(folder: string): Generator<string> {
	for (const name of readdirSync(folder)) {
		const file = path.join(folder, name);
		if (statSync(file).isDirectory()) yield* filesIn(file);
		else yield file;
	}
}

/**
 * Base and objects, queues and log of a server, as they lie on the disk, hold none of the markers.
 * @param folder the server's
 * @param isData false for a file, by its path in the folder, in which a marker may stand, as a setting does
 */
export function expectCleanState(
	folder: string,
	markers: readonly string[],
	isData: (file: string) => boolean = () => true,
): void {
	const files = [...filesIn(folder)].filter(
		(file) => !file.includes(`${path.sep}app${path.sep}`) && isData(path.relative(folder, file)),
	);
	if (files.length <= 3) throw new Error(`${folder} is no server's folder`);
	for (const file of files) {
		const found = findMarkers(markers, readIfThere(file));
		if (found.length > 0) throw new Error(`${file}: ${found.join(", ")}`);
	}
}

/** A base that was closed meanwhile takes the files of its journal with it. */
function readIfThere(file: string): string {
	try {
		return readFileSync(file, "latin1");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
		throw error;
	}
}

/** Looks for secrets that a test planted. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect } from "playwright/test";

/** As it is, in base64 wherever it begins, and percent by percent. */
export const disguisesOf = (marker: string): string[] => [
	marker,
	...["", "x", "xx"].map((before) => btoa(`${before}${marker}`).slice(4, -6)),
	encodeURIComponent(marker),
	Array.from(marker, (letter) => `%${letter.charCodeAt(0).toString(16)}`).join(""),
];

/** Those of the markers that are in the text, in whatever disguise. */
export const findMarkers = (markers: readonly string[], text: string): string[] =>
	markers.filter((marker) => disguisesOf(marker).some((disguise) => text.includes(disguise)));

function* filesIn(folder: string): Generator<string> {
	for (const name of readdirSync(folder)) {
		const file = path.join(folder, name);
		if (statSync(file).isDirectory()) yield* filesIn(file);
		else yield file;
	}
}

/**
 * Base and objects, queues and log of a server, as they lie on the disk, hold none of the markers.
 * @param state the server's folder in the scratch of this run
 * @param isData false for a file in which a marker may stand, as a setting does
 */
export function expectCleanState(
	state: string,
	markers: readonly string[],
	isData: (file: string) => boolean = () => true,
): void {
	const folder = path.join(process.env["PROSA_E2E_SCRATCH"] ?? "", state);
	const files = [...filesIn(folder)].filter(
		(file) => !file.includes(`${path.sep}app${path.sep}`) && isData(path.basename(file)),
	);
	expect(files.length).toBeGreaterThan(3);
	for (const file of files)
		expect(findMarkers(markers, readFileSync(file, "latin1")), file).toEqual([]);
}

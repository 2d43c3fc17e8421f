/**
 * Where tests keep their data. Each write of a database waits for the disk, and a processor with it: what is thrown away at the
 * end is kept in memory, where a machine has room. No test asks what outlives a power failure; SIGKILL leaves memory as it is.
 * The long form writes more than memory is for.
 */
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import path from "node:path";

const GB = 1024 ** 3;
const MEMORY = "/dev/shm";
/** More than a whole run leaves. */
const NEEDED = 2 * GB;
/** Beside the linter's compiler, two browsers and the runtimes. */
const NEEDED_FREE = 8 * GB;

/**
 * The folder in which scratch belongs: in memory where there is room for it, else the system's own.
 * @param {{ place?: string, free?: number, isLong?: boolean }} machine a folder in memory, and the bytes of memory that are free
 */
export function placeForScratch({
	place = MEMORY,
	free = freemem(),
	isLong = process.env.PROSA_LONG === "1",
} = {}) {
	if (isLong) return tmpdir();
	try {
		const { bavail, bsize } = statfsSync(place);
		return free >= NEEDED_FREE && bavail * bsize >= NEEDED ? place : tmpdir();
	} catch {
		return tmpdir();
	}
}

/** Gives this process, and those it starts, a folder for what is temporary, sources that Node compiled among it. @returns {() => void} removes it */
export function openScratch() {
	const folder = mkdtempSync(path.join(placeForScratch(), "prosa-run-"));
	process.env.TMPDIR = folder;
	// Some sixty processes of Node load the same sources, one after the other: each but the first finds them compiled.
	process.env.NODE_COMPILE_CACHE = path.join(folder, "compiled");
	return () => rmSync(folder, { recursive: true, force: true });
}

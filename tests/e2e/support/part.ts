/**
 * The parts of a browser run: each of Playwright's workers has a product, emulators and data of its own, so that nothing
 * of one can be seen by another. Whichever is free takes the next file. Playwright names the worker before any file loads.
 */
import path from "node:path";

/** Emulators stand 400 to 3,200 ports above their product (tests/support/servers.ts), none of them a multiple of this. */
const PORT_DISTANCE = 190;

export interface Part {
	/** Of its bare product; it names all other servers. */
	port: number;
	/** Folder of its data. */
	scratch: string;
}

/** @param at counts from 0 */
export const partOf = (at: number): Part => ({
	port: Number(process.env["PROSA_E2E_PORT"]) + at * PORT_DISTANCE,
	scratch: path.join(process.env["PROSA_E2E_SCRATCH"] ?? "", String(at)),
});

/** The one this process tests. */
export const ownPart = (): Part => partOf(Number(process.env["TEST_PARALLEL_INDEX"] ?? 0));

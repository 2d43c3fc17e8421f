import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readRegions } from "#scripts/backup/regions.mjs";

type Rows = (string | null)[][];

/** A backup with these tables: columns, then rows. */
function backUp(tables: Record<string, Rows>): string {
	const folder = mkdtempSync(path.join(tmpdir(), "prosa-regions-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	mkdirSync(path.join(folder, "tables"));
	for (const [table, [columns, ...rows]] of Object.entries(tables)) {
		const lines = [JSON.stringify({ table, columns }), ...rows.map((row) => JSON.stringify(row))];
		writeFileSync(path.join(folder, "tables", `${table}.ndjson`), lines.join("\n"));
	}
	return folder;
}

const INSTALLATION: Rows = [
	["id", "region"],
	["1", "sam"],
];
const CHANNELS: Rows = [
	["id", "workspace_id"],
	["number", "tokyo"],
	["site", "old"],
];

test("R49 objects are restored in the region of their workspace, else of the installation", async () => {
	const tables = {
		installation: INSTALLATION,
		workspaces: [
			["id", "region"],
			["tokyo", "apac"],
			["old", null],
		],
		channels: CHANNELS,
	};
	const regionOf = await readRegions(backUp(tables), Object.keys(tables));
	expect(regionOf({ kind: "hub", id: "tokyo" })).toBe("apac");
	expect(regionOf({ kind: "knowledge", id: "tokyo" })).toBe("apac");
	expect(regionOf({ kind: "channel", id: "number" })).toBe("apac");
	expect(regionOf({ kind: "channel", id: "site" })).toBe("sam");
	expect(regionOf({ kind: "hub", id: "old" })).toBe("sam");
});

test("a backup of before knows the installation's region, or none", async () => {
	const tables = { workspaces: [["id"], ["tokyo"]], channels: CHANNELS };
	const before = { installation: INSTALLATION, ...tables };
	const regionOf = await readRegions(backUp(before), Object.keys(before));
	expect(regionOf({ kind: "channel", id: "number" })).toBe("sam");
	const nowhere = await readRegions(backUp(tables), Object.keys(tables));
	expect(nowhere({ kind: "hub", id: "tokyo" })).toBeNull();
});

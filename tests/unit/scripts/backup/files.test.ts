import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backUpFiles, backUpLibraries, findAltered, restoreFiles } from "#scripts/backup/files.mjs";
import { openWriter } from "#scripts/backup/folder.mjs";

const OWNER = { workspaceId: "loja", channelId: "numero" };
const DUMP = "objects/channel/numero.ndjson";
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** A backup in which a channel's dump stands that names these files. */
function begin(messages: (string | null)[], leaving: string[] = []) {
	const folder = mkdtempSync(path.join(tmpdir(), "prosa-files-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	mkdirSync(path.join(folder, "objects/channel"), { recursive: true });
	const rows = [
		{ table: "messages", columns: ["id", "file"] },
		...messages.map((file, at) => [`m${at}`, file]),
		{ table: "parked", columns: ["id", "body"] },
		["p", "b".repeat(64)],
		{ table: "leaving_files", columns: ["hash", "at"] },
		...leaving.map((hash) => [hash, 1]),
	];
	writeFileSync(path.join(folder, DUMP), rows.map((row) => JSON.stringify(row)).join("\n"));
	return folder;
}

/** An installation that keeps these texts as files, and takes others. */
function installation(texts: string[], partBytes = 4) {
	const kept = new Map(texts.map((text) => [hashOf(text), text]));
	const parts = new Map<string, Map<number, string>>();
	const asked: string[] = [];
	const call = async (_method: string, route: string) => {
		asked.push(route);
		const [, , , , hash = "", step] = route.split("/");
		const mine = parts.get(hash) ?? new Map<number, string>();
		if (step === "begin") return { isKept: kept.has(hash), parts: [...mine.keys()], partBytes };
		const text = [...mine].toSorted(([a], [b]) => a - b).map(([, piece]) => piece);
		kept.set(hash, text.join(""));
		return null;
	};
	call.save = async (route: string, write: (body: ReadableStream) => Promise<void>) => {
		asked.push(route);
		const text = kept.get(route.split("/").at(-1) ?? "");
		if (text === undefined) return false;
		await write(new Blob([text]).stream());
		return true;
	};
	call.put = async (route: string, bytes: Buffer) => {
		asked.push(route);
		const [, , , , hash = "", , at = ""] = route.split("/");
		const mine = parts.get(hash) ?? new Map<number, string>();
		parts.set(hash, mine.set(Number.parseInt(at, 10), bytes.toString()));
		return null;
	};
	return { call, kept, asked };
}

async function backUp(folder: string, call: ReturnType<typeof installation>["call"]) {
	const writer = openWriter(folder);
	await backUpFiles(call, { writer, folder }, { owner: OWNER, dump: DUMP });
	const [list] = Object.entries(writer.files() as Record<string, object>)
		.filter(([name]) => name.startsWith("files/"))
		.map(([name, known]) => ({ path: name, owner: OWNER, ...known }) as const);
	return list as { path: string; owner: typeof OWNER; rows: number; gone: number };
}

test("R49 a backup has each file that a channel's messages and drafts name, once, and says what is gone", async () => {
	const [photo, note, draft] = ["a photo", "a note", "a draft"];
	const folder = begin(
		[hashOf(photo), null, hashOf(note), hashOf(photo), "d".repeat(64)],
		[hashOf(draft)],
	);
	const { call, asked } = installation([photo, note, draft]);
	const list = await backUp(folder, call);
	expect(list).toMatchObject({ path: "files/loja/numero.ndjson", rows: 3, gone: 1 });
	expect(asked).toHaveLength(4);
	const place = path.join(folder, "files/loja/numero", hashOf(photo));
	expect(readFileSync(place, "utf8")).toBe(photo);
	expect(await findAltered(folder, list)).toBeNull();
	writeFileSync(place, "another photo");
	expect(await findAltered(folder, list)).toBe(`files/loja/numero/${hashOf(photo)}`);
});

test("R49 what a cut backup has already is not fetched again; a file that came damaged is no file", async () => {
	const [photo, note] = ["a photo", "a note"];
	const folder = begin([hashOf(photo), hashOf(note)]);
	const { call, kept, asked } = installation([photo]);
	kept.set(hashOf(note), "half a n");
	await expect(backUp(folder, call)).rejects.toThrow("outro conteúdo");
	kept.set(hashOf(note), note);
	asked.length = 0;
	expect(await backUp(folder, call)).toMatchObject({ rows: 2, gone: 0 });
	expect(asked).toEqual([`backup/files/loja/numero/${hashOf(note)}`]);
});

test("R49 a restoration sends the parts that are missing, and no file that is there", async () => {
	const [photo, note] = ["a longer photo", "a note"];
	const folder = begin([hashOf(photo), hashOf(note)]);
	const list = await backUp(folder, installation([photo, note]).call);
	const target = installation([note]);
	await target.call.put(`restore/files/loja/numero/${hashOf(photo)}/parts/1`, Buffer.from("nger"));
	target.asked.length = 0;
	await restoreFiles(target.call, { folder, backup: "one" }, list);
	expect([...target.kept.values()].toSorted()).toEqual([photo, note]);
	const put = target.asked.filter((route) => route.includes("/parts/"));
	expect(put.map((route) => route.split("/").at(-1))).toEqual(
		[0, 2, 3].map((part) => `${part}?backup=one&bytes=${photo.length}`),
	);
});

test("a channel without files leaves none", async () => {
	const folder = begin([null]);
	expect(await backUp(folder, installation([]).call)).toBeUndefined();
});

test("R49 a backup has the files of every workspace's library, which go back as those of channels do", async () => {
	const [prices, map] = ["a price list", "a map"];
	const folder = begin([]);
	mkdirSync(path.join(folder, "tables"));
	const rows = [
		{ table: "library_files", columns: ["id", "workspace_id", "hash", "name"] },
		["f1", "loja", hashOf(prices), "Tabela"],
		["f2", "praia", hashOf(map), "Mapa"],
		["f3", "loja", "d".repeat(64), "Sumiu"],
	];
	const dump = path.join(folder, "tables/library_files.ndjson");
	writeFileSync(dump, rows.map((row) => JSON.stringify(row)).join("\n"));
	const writer = openWriter(folder);
	await backUpLibraries(installation([prices, map]).call, { writer, folder });
	const lists = Object.entries(writer.files() as Record<string, { rows: number; gone: number }>);
	expect(lists.map(([name, { rows: count, gone }]) => [name, count, gone])).toEqual([
		["files/loja/library.ndjson", 1, 1],
		["files/praia/library.ndjson", 1, 0],
	]);
	const other = installation([]);
	const owner = { workspaceId: "loja", channelId: "library" };
	const list = { path: "files/loja/library.ndjson", owner };
	await restoreFiles(other.call, { folder, backup: "b" }, list);
	expect(other.kept.get(hashOf(prices))).toBe(prices);
});

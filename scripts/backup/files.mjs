/**
 * The bytes of messages' and libraries' files in a backup: `files/<workspace>/<channel>/<hash>`, and beside them a list that the manifest counts
 * and hashes. What is named by a channel's dump is fetched; what is there by its hash already is not fetched again.
 */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from "node:fs";
import { open, stat } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const HASH = /^[0-9a-f]{64}$/;
/** Where a channel's dump names files: its messages, and what its drafts may still bring. */
const COLUMNS = { messages: "file", leaving_files: "hash" };
/** Each call is mostly waiting. */
const AT_ONCE = 6;

const folderOf = ({ workspaceId, channelId }) => `files/${workspaceId}/${channelId}`;
const listOf = (owner) => `${folderOf(owner)}.ndjson`;
const routeOf = ({ workspaceId, channelId }, hash) =>
	`files/${encodeURIComponent(workspaceId)}/${encodeURIComponent(channelId)}/${hash}`;

const linesOf = (folder, name) =>
	createInterface({ input: createReadStream(path.join(folder, name)) });

/** Hashes of the files that a channel's dump names. */
async function listNamed(folder, dump) {
	const named = new Set();
	let at = -1;
	for await (const line of linesOf(folder, dump)) {
		if (line.startsWith("{")) {
			const { table, columns = [] } = JSON.parse(line);
			at = columns.indexOf(COLUMNS[table]);
		} else if (at >= 0) {
			const hash = JSON.parse(line)[at];
			if (HASH.test(hash)) named.add(hash);
		}
	}
	return [...named].toSorted((one, other) => (one < other ? -1 : 1));
}

/** Hashes of the library's files, by workspace, as the dump of their table names them. */
async function listLibraries(folder) {
	const dump = "tables/library_files.ndjson";
	const libraries = new Map();
	if (!existsSync(path.join(folder, dump))) return libraries;
	let columns = [];
	for await (const line of linesOf(folder, dump)) {
		if (line.startsWith("{")) columns = JSON.parse(line).columns ?? [];
		else {
			const row = JSON.parse(line);
			const [workspaceId, hash] = ["workspace_id", "hash"].map(
				(name) => row[columns.indexOf(name)],
			);
			if (!HASH.test(hash)) continue;
			libraries.set(workspaceId, [...(libraries.get(workspaceId) ?? []), hash]);
		}
	}
	return libraries;
}

/** Works on all of them, some at once; the first failure ends it. */
async function onEach(items, work) {
	const queue = items.values();
	const worker = async () => {
		for (const item of queue) await work(item);
	};
	await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** SHA-256 and size of a file on disk. */
async function measureFile(place) {
	const hash = createHash("sha256");
	for await (const chunk of createReadStream(place)) hash.update(chunk);
	return { hash: hash.digest("hex"), bytes: (await stat(place)).size };
}

/** Fetches one file. False: it is not kept any more. Throws when what came has another hash. */
async function fetchFile(call, folder, owner, hash) {
	const place = path.join(folder, folderOf(owner), hash);
	if (existsSync(place)) return true;
	const part = `${place}.part`;
	mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 });
	const isThere = await call.save(`backup/${routeOf(owner, hash)}`, (body) =>
		pipeline(Readable.fromWeb(body), createWriteStream(part, { mode: 0o600 })),
	);
	if (!isThere) return false;
	if ((await measureFile(part)).hash !== hash)
		throw new Error(`${folderOf(owner)}/${hash} chegou com outro conteúdo.`);
	// Whole files alone have their name.
	renameSync(part, place);
	return true;
}

/**
 * Fetches the files of one channel whose dump is on the disk. What was removed since the dump is counted, not an error.
 * @param call client of the installation (operator.mjs)
 * @param {{ writer: ReturnType<typeof import("./folder.mjs").openWriter>, folder: string }} backup
 * @param {{ owner: { workspaceId: string, channelId: string }, dump: string }} channel `dump`: path in the folder
 */
export async function backUpFiles(call, backup, { owner, dump }) {
	if (backup.writer.isDone(listOf(owner))) return;
	await fetchNamed(call, backup, owner, await listNamed(backup.folder, dump));
}

/** The same of all workspaces' libraries, whose table is on the disk. Where a channel's id stands, they have a word. */
export async function backUpLibraries(call, backup) {
	for (const [workspaceId, named] of await listLibraries(backup.folder)) {
		const owner = { workspaceId, channelId: "library" };
		if (!backup.writer.isDone(listOf(owner))) await fetchNamed(call, backup, owner, named);
	}
}

async function fetchNamed(call, { writer, folder }, owner, named) {
	if (named.length === 0) return;
	const list = listOf(owner);
	const sizes = new Map();
	await onEach(named, async (hash) => {
		if (!(await fetchFile(call, folder, owner, hash))) return;
		sizes.set(hash, (await stat(path.join(folder, folderOf(owner), hash))).size);
	});
	const there = named.filter((hash) => sizes.has(hash));
	const text = there.map((hash) => `${JSON.stringify([hash, sizes.get(hash)])}\n`).join("");
	await writer.write(list, async () => ({ text, next: null }));
	await writer.finish(list, { kind: "files", owner, gone: named.length - there.length });
}

/** Hash and size of each file of a list. */
async function readList(folder, { path: list }) {
	const files = [];
	for await (const line of linesOf(folder, list)) files.push(JSON.parse(line));
	return files;
}

/** The first file of a list that is not what its name says; null: all are. */
export async function findAltered(folder, list) {
	for (const [hash, bytes] of await readList(folder, list)) {
		const name = `${folderOf(list.owner)}/${hash}`;
		const place = path.join(folder, name);
		if (!existsSync(place)) return name;
		const found = await measureFile(place);
		if (found.hash !== hash || found.bytes !== bytes) return name;
	}
	return null;
}

/** Puts the files of a list back; those that are there already are not sent. */
export async function restoreFiles(call, { folder, backup }, list) {
	await onEach(await readList(folder, list), async ([hash, bytes]) => {
		const route = `restore/${routeOf(list.owner, hash)}`;
		const { isKept, parts, partBytes } = await call("POST", `${route}/begin`, { backup, bytes });
		if (isKept) return;
		const file = await open(path.join(folder, folderOf(list.owner), hash));
		try {
			for (let part = 0; part * partBytes < bytes; part++) {
				if (parts.includes(part)) continue;
				const piece = Buffer.alloc(Math.min(partBytes, bytes - part * partBytes));
				await file.read(piece, 0, piece.length, part * partBytes);
				const query = new URLSearchParams({ backup, bytes: String(bytes) });
				await call.put(`${route}/parts/${part}?${query}`, piece);
			}
		} finally {
			await file.close();
		}
		await call("POST", `${route}/end`, { backup, bytes });
	});
}

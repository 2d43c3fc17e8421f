/** A backup on disk: one file of lines for each table and object, and a manifest that counts and hashes them. */
import { createHash } from "node:crypto";
import {
	appendFileSync,
	createReadStream,
	existsSync,
	mkdirSync,
	readFileSync,
	statSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { writeWhole } from "../local/settings.mjs";
import { findAltered } from "./files.mjs";

/** The number of the form in which backups are written. */
export const FORM = 1;
const MANIFEST = "manifest.json";
const SEAL = "manifest.seal";
const PROGRESS = "progress.json";

const sha256 = (text) => createHash("sha256").update(text).digest("hex");

/**
 * A backup being written. What was noted is on the disk whole; a cut loses at most the page under way.
 * @param {string} folder
 */
export function openWriter(folder) {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const file = path.join(folder, PROGRESS);
	const progress = existsSync(file)
		? JSON.parse(readFileSync(file, "utf8"))
		: { id: crypto.randomUUID(), startedAt: Date.now(), done: {}, current: null };
	const save = () => writeWhole(file, JSON.stringify(progress));
	if (!existsSync(file)) save();
	return {
		id: progress.id,
		startedAt: progress.startedAt,
		isContinued: Object.keys(progress.done).length > 0 || progress.current !== null,
		isDone: (name) => name in progress.done,
		files: () => progress.done,

		/**
		 * Writes one file page by page from where a cut left it.
		 * @param {string} name path inside the folder
		 * @param {(next: string | number | null) => Promise<{ text: string, next: string | number | null } | "again">} read the page behind `next` (null
		 *   for the first); the last page's `next` is null; "again" begins the file anew
		 */
		async write(name, read) {
			const place = path.join(folder, name);
			mkdirSync(path.dirname(place), { recursive: true });
			if (progress.current?.name !== name) progress.current = { name, bytes: 0, next: null };
			const { current } = progress;
			// Cut before its first page, or after its last one: what the last page said is not known any more.
			if (current.next === null) current.bytes = 0;
			if (!existsSync(place)) writeFileSync(place, "", { mode: 0o600 });
			truncateSync(place, current.bytes);
			do {
				const page = await read(current.next);
				if (page === "again") {
					Object.assign(current, { bytes: 0, next: null });
					truncateSync(place, 0);
					continue;
				}
				appendFileSync(place, page.text);
				current.bytes += Buffer.byteLength(page.text);
				current.next = page.next;
				save();
			} while (current.next !== null);
		},

		/** Notes that a file is whole, with what is known of it. */
		async finish(name, known) {
			progress.done[name] = { ...known, ...(await measure(path.join(folder, name))) };
			progress.current = null;
			save();
		},

		/** Ends the backup. @param {(hash: string) => Promise<string>} seal */
		async end(facts, seal) {
			const files = Object.entries(progress.done).map(([name, known]) => ({
				path: name,
				...known,
			}));
			const manifest = {
				form: FORM,
				id: progress.id,
				...facts,
				startedAt: progress.startedAt,
				endedAt: Date.now(),
				files,
			};
			const text = `${JSON.stringify(manifest, null, "\t")}\n`;
			writeWhole(path.join(folder, SEAL), await seal(sha256(text)));
			writeWhole(path.join(folder, MANIFEST), text);
			return manifest;
		},
	};
}

export const isWhole = (folder) => existsSync(path.join(folder, MANIFEST));

/** Rows, size and hash of a file. */
async function measure(place) {
	const hash = createHash("sha256");
	let rows = 0;
	for await (const chunk of createReadStream(place)) hash.update(chunk);
	for await (const line of createInterface({ input: createReadStream(place) }))
		if (line.startsWith("[")) rows++;
	return { rows, bytes: statSync(place).size, sha256: hash.digest("hex") };
}

/**
 * Reads a backup's manifest and compares every file with it.
 * @returns {Promise<{ manifest: object, hash: string, seal: string } | { problem: string }>}
 */
export async function openWhole(folder) {
	const place = path.join(folder, MANIFEST);
	if (!existsSync(place))
		return { problem: `Não há um backup completo em ${folder}: falta ${MANIFEST}.` };
	const text = readFileSync(place, "utf8");
	const manifest = JSON.parse(text);
	if (manifest.form !== FORM) return { problem: `O backup tem outra forma (${manifest.form}).` };
	for (const { path: name, bytes, rows, sha256: expected } of manifest.files) {
		const file = path.join(folder, name);
		if (!existsSync(file)) return { problem: `Falta o arquivo ${name}.` };
		const found = await measure(file);
		if (found.sha256 !== expected || found.bytes !== bytes || found.rows !== rows)
			return {
				problem: `O arquivo ${name} não é o que o manifesto descreve: foi alterado ou cortado.`,
			};
	}
	for (const list of manifest.files.filter(({ kind }) => kind === "files")) {
		const altered = await findAltered(folder, list);
		if (altered !== null)
			return { problem: `O arquivo ${altered} falta ou não é o que a lista descreve.` };
	}
	const sealFile = path.join(folder, SEAL);
	const seal = existsSync(sealFile) ? readFileSync(sealFile, "utf8").trim() : "";
	return { manifest, hash: sha256(text), seal };
}

const PART_CHARACTERS = 1_000_000;

/** The lines of a file in parts of bounded size, each with the header its rows need; the same parts at each reading. */
export async function* readParts(folder, name) {
	let header = null;
	let lines = [];
	let size = 0;
	for await (const line of createInterface({ input: createReadStream(path.join(folder, name)) })) {
		if (line.startsWith("{")) header = line;
		if (size >= PART_CHARACTERS) {
			yield lines.join("\n");
			lines = header === null || header === line ? [] : [header];
			size = 0;
		}
		lines.push(line);
		size += line.length;
	}
	if (lines.length > 0) yield lines.join("\n");
}

/**
 * `npm run backup -- [folder] [--remote [--name N] [--env E]]`: everything of an installation into a folder. Repeating it with the same folder
 * goes on where it was cut. The master key is not in it, and everything sealed stays sealed.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { backUpFiles, backUpLibraries } from "./backup/files.mjs";
import { isWhole, openWriter } from "./backup/folder.mjs";
import { asOperator } from "./backup/operator.mjs";
import { FLAGS, withPlace } from "./backup/place.mjs";
import { ROOT } from "./local/paths.mjs";
import { runOnOwnNode } from "./setup.mjs";

/** A busy object whose contacts are merged all the time is begun anew at most this often. */
const MAX_BEGINNINGS = 5;

await runOnOwnNode(import.meta.url, async (args) => {
	const { values, positionals } = parseArgs({ args, options: FLAGS, allowPositionals: true });
	const today = new Date().toISOString().slice(0, 10);
	const folder = path.resolve(ROOT, positionals[0] ?? path.join("backups", today));
	if (isWhole(folder)) return refuse(`Já há um backup completo em ${folder}. Escolha outra pasta.`);
	try {
		return await withPlace(values, (place) =>
			asOperator(place, "backup", (call) => backUp(call, folder)),
		);
	} catch (error) {
		return refuse(
			`${error.message}\nO backup parou aqui; o mesmo comando continua de onde estava.`,
		);
	}
});

async function backUp(call, folder) {
	const writer = openWriter(folder);
	console.log(writer.isContinued ? `Continuando em ${folder}` : `Backup em ${folder}`);
	const { tables, at: _, ...here } = await call("GET", "backup");
	// What refers to others first: whom it refers to is read later and is there.
	for (const table of tables.toReversed()) {
		const name = `tables/${table}.ndjson`;
		if (writer.isDone(name)) continue;
		await writer.write(name, (next) => call("GET", `backup/tables/${table}?after=${next ?? 0}`));
		await writer.finish(name, { kind: "table", table });
	}
	if (!writer.isDone("preferences.ndjson")) {
		await writer.write("preferences.ndjson", (next) =>
			call("GET", `backup/preferences?after=${encodeURIComponent(next ?? "")}`),
		);
		await writer.finish("preferences.ndjson", { kind: "preferences" });
	}
	await backUpLibraries(call, { writer, folder });
	for (const kind of ["hub", "knowledge", "channel"])
		await backUpObjects(call, { writer, folder }, kind);
	const manifest = await writer.end(
		{ ...here, tables, totals: totalsOf(writer.files()) },
		async (hash) => (await call("POST", "backup/seal", { sha256: hash })).seal,
	);
	report(manifest, folder);
	return 0;
}

async function backUpObjects(call, { writer, folder }, kind) {
	for (let after = ""; after !== null;) {
		const { objects, next } = await call(
			"GET",
			`backup/objects/${kind}?after=${encodeURIComponent(after)}`,
		);
		for (const { workspaceId, ...object } of objects) {
			await backUpObject(call, writer, object);
			// After the dump: whatever it names was there.
			if (kind !== "channel") continue;
			const owner = { workspaceId, channelId: object.id };
			await backUpFiles(call, { writer, folder }, { owner, dump: nameOf(object) });
		}
		after = next;
	}
}

function nameOf({ kind, id }) {
	return `objects/${kind}/${encodeURIComponent(id)}.ndjson`;
}

async function backUpObject(call, writer, { kind, id, type }) {
	const name = nameOf({ kind, id });
	if (writer.isDone(name)) return;
	const query = new URLSearchParams(type === null ? {} : { type });
	const route = `backup/objects/${kind}/${encodeURIComponent(id)}`;
	let end = null;
	let beginnings = 1;
	await writer.write(name, async (next) => {
		const page = await call(
			"GET",
			`${route}?${new URLSearchParams(next === null ? query : { ...Object.fromEntries(query), from: next })}`,
		);
		if (page.kind === "again") {
			beginnings += 1;
			if (beginnings > MAX_BEGINNINGS) throw new Error(`${name} muda sem parar; tente mais tarde.`);
			return "again";
		}
		if (page.kind === "end") end = page.end;
		return { text: page.text, next: page.kind === "end" ? null : page.next };
	});
	await writer.finish(name, { kind: "object", object: { kind, id, type }, end });
	await call("DELETE", `${route}?${query}`);
}

/** Sums over all objects, and the workspaces and people of D1. */
function totalsOf(files) {
	const all = Object.values(files);
	const inObjects = (table) => all.reduce((sum, { end }) => sum + (end?.counts[table] ?? 0), 0);
	const inTable = (table) => files[`tables/${table}.ndjson`]?.rows ?? 0;
	return {
		workspaces: inTable("workspaces"),
		users: inTable("users"),
		channels: inTable("channels"),
		contacts: inObjects("contacts"),
		messages: inObjects("messages"),
		files: all.reduce((sum, { kind, rows }) => sum + (kind === "files" ? rows : 0), 0),
	};
}

function report({ startedAt, endedAt, totals, files, id }, folder) {
	const at = (moment) => new Date(moment).toISOString();
	const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
	console.log(`Backup ${id} completo: ${folder}`);
	console.log(`De ${at(startedAt)} a ${at(endedAt)}: cada canal é de um instante entre os dois.`);
	console.log(
		Object.entries(totals)
			.map(([name, count]) => `${name} ${count}`)
			.join(" · "),
	);
	console.log(`${files.length} arquivos, ${bytes} bytes, cada um com sha256 em manifest.json.`);
	const gone = files.reduce((sum, file) => sum + (file.gone ?? 0), 0);
	if (gone > 0)
		console.log(`${gone} arquivos de mensagens já não estavam guardados e não estão no backup.`);
	console.log(
		"Guarde a MASTER_KEY desta instalação em outro lugar: sem ela o backup não pode ser restaurado.",
	);
}

function refuse(sentence) {
	console.error(sentence);
	return 1;
}

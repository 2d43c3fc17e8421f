/**
 * `npm run restore -- <folder> [--remote [--name N] [--env E]] [--moved]`: a backup into an installation where nobody lives. Repeating it goes
 * on where it was cut. `--moved`: the installation has another address now, and gateways are told. `--without-files`: messages
 * come back without their files.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { restoreFiles } from "./backup/files.mjs";
import { openWhole, readParts } from "./backup/folder.mjs";
import { asOperator, Refused } from "./backup/operator.mjs";
import { FLAGS, withPlace } from "./backup/place.mjs";
import { readRegions } from "./backup/regions.mjs";
import { ROOT } from "./local/paths.mjs";
import { runOnOwnNode } from "./setup.mjs";

const WORDS = {
	other_key:
		"A MASTER_KEY desta instalação não é a do backup: nada do que está selado nele poderia ser aberto. Ponha a mesma chave e repita.",
	other_schema:
		"O backup é de outra versão do Prosa. Instale a versão que o fez, restaure, e só então atualize.",
	not_empty: "Esta instalação não está vazia. Um backup só é restaurado onde ainda não há ninguém.",
	files_not_kept:
		"O backup tem arquivos de mensagens, e esta instalação não guarda arquivos. Ligue o R2 (npm run deploy diz como) e repita, ou restaure sem eles: --without-files",
	not_sealed: "O manifesto não é o que foi selado no fim do backup: foi alterado ou cortado.",
	incomplete: "As linhas não são as que foram contadas no backup.",
	out_of_order: "Outra restauração está em curso, ou esta já terminou.",
	unreadable: "Uma parte do backup não pode ser lida.",
};

await runOnOwnNode(import.meta.url, async (args) => {
	const options = {
		...FLAGS,
		moved: { type: "boolean", default: false },
		"without-files": { type: "boolean", default: false },
	};
	const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
	const [given] = positionals;
	if (given === undefined) return refuse("Diga a pasta do backup: npm run restore -- <pasta>");
	const folder = path.resolve(ROOT, given);
	const opened = await openWhole(folder);
	if ("problem" in opened) return refuse(`${opened.problem} Nada foi restaurado.`);
	try {
		return await withPlace(values, (place) =>
			asOperator(place, "restore", (call) =>
				restore(call, folder, opened, {
					isMoved: values.moved,
					isWithoutFiles: values["without-files"],
				}),
			),
		);
	} catch (error) {
		if (error instanceof Refused) return refuse(WORDS[error.code] ?? error.code);
		return refuse(`${error.message}\nA restauração parou aqui; o mesmo comando continua.`);
	}
});

async function restore(call, folder, { manifest, hash, seal }, { isMoved, isWithoutFiles }) {
	const { id: backup, migration, masterKeyId, files } = manifest;
	const lists = isWithoutFiles ? [] : files.filter(({ kind }) => kind === "files");
	const hasFiles = lists.length > 0;
	await call("POST", "restore", { backup, sha256: hash, seal, migration, masterKeyId, hasFiles });
	const objects = files.filter(({ kind }) => kind === "object");
	// Objects first: nobody can sign in before the tables are there, and no object works before its end.
	const regionOf = await readRegions(folder, manifest.tables);
	for (const file of objects) await putObject(call, folder, backup, file, regionOf(file.object));
	for (const table of manifest.tables)
		for await (const text of readParts(folder, `tables/${table}.ndjson`))
			await call("POST", "restore/tables", { backup, text });
	await putPreferences(call, folder, backup);
	for (const list of lists) await restoreFiles(call, { folder, backup }, list);
	for (let after = 0; after !== null;)
		after = (await call("POST", "restore/settle", { backup, after })).next;
	const settled = { unknown: 0, replies: 0 };
	for (const file of objects) {
		const { type } = file.object;
		const ended = await call("POST", `restore/${routeOf(file)}/end`, {
			backup,
			type,
			isMoved,
			end: file.end,
		});
		for (const name of Object.keys(settled)) settled[name] += ended[name] ?? 0;
	}
	const { counts } = await call("POST", "restore/end", { backup });
	report(manifest, counts, settled);
	return 0;
}

function routeOf({ object }) {
	return `objects/${object.kind}/${encodeURIComponent(object.id)}`;
}

async function putObject(call, folder, backup, file, region) {
	const { type } = file.object;
	const { steps } = file.end;
	const begun = { backup, type, steps, region };
	const { taken } = await call("POST", `restore/${routeOf(file)}/begin`, begun);
	let at = 0;
	for await (const text of readParts(folder, file.path)) {
		if (at >= taken)
			await call("POST", `restore/${routeOf(file)}/part`, { backup, type, at, text });
		at += 1;
	}
}

async function putPreferences(call, folder, backup) {
	for await (const text of readParts(folder, "preferences.ndjson")) {
		const rows = text.split("\n").map((line) => JSON.parse(line));
		for (let at = 0; at < rows.length; at += 500)
			await call("POST", "restore/preferences", { backup, rows: rows.slice(at, at + 500) });
	}
}

function report({ startedAt, endedAt, totals, files, id }, counts, settled) {
	const at = (moment) => new Date(moment).toISOString();
	console.log(`Backup ${id} restaurado: o que existia entre ${at(startedAt)} e ${at(endedAt)}.`);
	console.log(
		Object.entries(totals)
			.map(([name, count]) => `${name} ${count}`)
			.join(" · "),
	);
	console.log(
		`${files.length} arquivos, cada um conferido por sha256; cada canal conferido por contagem.`,
	);
	for (const { table, rows } of files.filter(({ kind }) => kind === "table"))
		if ((counts[table] ?? 0) < rows)
			console.log(
				`${table}: ${rows - counts[table]} linhas ficaram fora, porque seu dono foi apagado durante o backup.`,
			);
	console.log(
		`${settled.unknown} mensagens esperavam para sair: são procuradas no gateway e não saem de novo sem que alguém peça.`,
	);
	console.log(`${settled.replies} respostas de agentes estavam pendentes: ficam para uma pessoa.`);
	console.log("Todos entram de novo com e-mail e senha.");
}

function refuse(sentence) {
	console.error(sentence);
	return 1;
}

/** D1: databases, their queries, and the transfer of whole databases as SQL text. */
import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import {
	type Answer,
	type Asked,
	json,
	ok,
	paged,
	Refusal,
	type Route,
	textOf,
} from "./routing.ts";
import { type Database, newUuid, now } from "./state.ts";

const LOCATIONS = new Set(["wnam", "enam", "weur", "eeur", "apac", "oc"]);

const shown = ({ uuid, name, location }: Database) => ({
	uuid,
	name,
	version: "production",
	created_at: now(),
	...(location === null ? {} : { running_in_region: location.toUpperCase() }),
});

/** By id or, as wrangler asks too, by name. */
function databaseOf({ world, params }: Asked): Database {
	const wanted = params["database"];
	const found = world.databases.find((one) => one.uuid === wanted || one.name === wanted);
	if (!found) throw new Refusal(404, 7_404, `The database ${wanted} could not be found`);
	return found;
}

/** Several statements of one call are one transaction, as in D1. */
function execute({ data }: Database, sql: string, params: (string | number | null)[]) {
	try {
		if (params.length > 0 || /^\s*(?:select|with|pragma)\b/i.test(sql)) {
			const statement = data.prepare(sql);
			if (/^\s*(?:select|with|pragma)\b/i.test(sql)) return statement.all(...params);
			statement.run(...params);
			return [];
		}
		data.exec("BEGIN");
		try {
			data.exec(sql);
			data.exec("COMMIT");
		} catch (error) {
			data.exec("ROLLBACK");
			throw error;
		}
		return [];
	} catch (error) {
		throw new Refusal(400, 7_500, error instanceof Error ? error.message : String(error));
	}
}

const toResult = (results: unknown[]) => ({
	results,
	success: true,
	meta: { duration: 1, changes: 0, rows_read: results.length, rows_written: 0 },
});

function query(asked: Asked): Answer {
	const { sql, params } = json(asked) as { sql: string; params?: (string | number | null)[] };
	return ok([toResult(execute(databaseOf(asked), sql, params ?? []))]);
}

/**
 * Every table with its rows, then indexes and triggers. Tables of a full-text search stay empty: what stands in them stands
 * in others, too, and nobody may write those it is made of.
 */
export function dump({ data }: Database): string {
	const objects = data
		.prepare(
			"select name, type, sql from sqlite_master where sql is not null and name not like 'sqlite_%'",
		)
		.all() as { name: string; type: string; sql: string }[];
	const virtual = objects.filter(({ sql }) => isVirtual(sql));
	const isPartOf = (name: string) => virtual.some((one) => name.startsWith(`${one.name}_`));
	const tables = objects.filter((one) => one.type === "table" && !isPartOf(one.name));
	const lines = ["PRAGMA defer_foreign_keys=TRUE;"];
	for (const { name, sql } of tables) {
		lines.push(`${sql};`);
		if (isVirtual(sql)) continue;
		const columns = data.prepare("select name from pragma_table_info(?)").all(name) as {
			name: string;
		}[];
		const cells = columns.map((column) => `quote("${column.name}")`).join(" || ',' || ");
		const names = columns.map((column) => `"${column.name}"`).join(",");
		const rows = data.prepare(`select ${cells} as line from "${name}"`).all() as { line: string }[];
		for (const { line } of rows) lines.push(`INSERT INTO "${name}" (${names}) VALUES(${line});`);
	}
	lines.push(...objects.filter((one) => one.type !== "table").map((one) => `${one.sql};`));
	return `${lines.join("\n")}\n`;
}

const isVirtual = (sql: string) => /^\s*create\s+virtual\b/i.test(sql);

/** The platform exports no database with a full-text search in it. */
function exportSql(asked: Asked): Answer {
	const { uuid, name, data } = databaseOf(asked);
	const all = data.prepare("select sql from sqlite_master where sql is not null").all();
	if (all.some(({ sql }) => isVirtual(String(sql))))
		throw new Refusal(400, 7_500, "cannot export databases with Virtual Tables (fts5)");
	return ok({
		success: true,
		type: "export",
		status: "complete",
		messages: [],
		at_bookmark: newUuid(),
		result: {
			filename: `${name}.sql`,
			signed_url: `${asked.world.url}/__files/${uuid}/export`,
		},
	});
}

/** The steps of an import: announce the file, send it, have it worked, ask how far it is. */
function importSql(asked: Asked): Answer {
	const database = databaseOf(asked);
	const { action, filename } = json(asked) as { action: string; filename?: string };
	if (action === "init") {
		const name = newUuid();
		const upload_url = `${asked.world.url}/__files/${database.uuid}/${name}`;
		return ok({ filename: name, upload_url });
	}
	const sql = database.imports.get(textOf(filename));
	if (action === "ingest" && sql !== undefined) execute(database, sql, []);
	return ok({
		success: true,
		type: "import",
		status: "complete",
		messages: [],
		at_bookmark: newUuid(),
		result: { num_queries: 1, final_bookmark: newUuid(), meta: toResult([]).meta },
	});
}

export const databases: Route[] = [
	{
		call: "GET /d1/database",
		answer: (asked) => {
			const name = asked.query.get("name");
			const found = asked.world.databases.filter((one) => name === null || one.name === name);
			return paged(asked, found.map(shown));
		},
	},
	{
		call: "POST /d1/database",
		answer: (asked) => {
			const { name, primary_location_hint: hint } = json(asked);
			if (asked.world.databases.some((one) => one.name === name))
				throw new Refusal(400, 7_502, `Database with name '${textOf(name)}' already exists`);
			if (hint !== undefined && !LOCATIONS.has(textOf(hint)))
				throw new Refusal(400, 7_400, "The location hint is not known");
			const made: Database = {
				uuid: newUuid(),
				name: textOf(name),
				location: hint === undefined ? null : textOf(hint),
				data: new DatabaseSync(":memory:"),
				imports: new Map(),
			};
			asked.world.databases.push(made);
			return ok(shown(made));
		},
	},
	{ call: "GET /d1/database/:database", answer: (asked) => ok(shown(databaseOf(asked))) },
	{ call: "POST /d1/database/:database/query", answer: query },
	{ call: "POST /d1/database/:database/import", answer: importSql },
	{ call: "POST /d1/database/:database/export", answer: exportSql },
];

/** Addresses outside the API, signed on the platform: the file of an export and of an import. */
export const files: Route[] = [
	{
		call: "GET /__files/:database/export",
		answer: (asked) => ({ bytes: Buffer.from(dump(databaseOf(asked))), type: "application/sql" }),
	},
	{
		call: "PUT /__files/:database/:file",
		answer: (asked) => {
			databaseOf(asked).imports.set(asked.params["file"] ?? "", asked.bytes.toString("utf8"));
			const etag = createHash("md5").update(asked.bytes).digest("hex");
			return { bytes: Buffer.alloc(0), type: "text/plain", etag };
		},
	},
];

import { exports } from "cloudflare:workers";
import { bindings, ORIGIN } from "./sign-in.ts";

/** Sends a request to the Worker under test; a full address is taken as it is written. */
export function call(path: string, init: RequestInit = {}): Promise<Response> {
	const url = path.startsWith("http") ? path : `${ORIGIN}${path}`;
	return exports.default.fetch(new Request(url, { redirect: "manual", ...init }));
}

/** Every row of every table of D1, as text: equal before and after means nothing was written. */
export async function dumpDatabase(): Promise<string> {
	const { results: tables } = await bindings.DB.prepare(
		"select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\' and name not like 'sqlite%' order by name",
	).all<{ name: string }>();
	const rows = await bindings.DB.batch(
		tables.map(({ name }) => bindings.DB.prepare(`select * from "${name}"`)),
	);
	return JSON.stringify(rows.map(({ results }, at) => [tables[at]?.name, results]));
}

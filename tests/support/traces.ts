import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { instanceOf } from "./instance.ts";

/** Every stored text of the object and of D1 in which one of the words stands, by table. */
export async function findTraces(
	instance: ReturnType<typeof instanceOf>,
	words: readonly string[],
) {
	const has = (rows: readonly object[]) => {
		const text = JSON.stringify(rows);
		return words.some((word) => text.includes(word));
	};
	const inObject = await runInDurableObject(instance, (_, { storage }) =>
		storage.sql
			.exec<{ name: string }>(
				"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_search%' ESCAPE '\\' AND name NOT LIKE '\\_%' ESCAPE '\\'",
			)
			.toArray()
			.map(({ name }) => [name, storage.sql.exec(`SELECT * FROM "${name}"`).toArray()] as const)
			.filter(([, rows]) => has(rows))
			.map(([name]) => name),
	);
	const { results } = await env.DB.prepare(
		"select name from sqlite_master where type = 'table' and name not like '%\\_search%' escape '\\' and name not like '\\_%' escape '\\'",
	).all<{ name: string }>();
	const inD1: string[] = [];
	for (const { name } of results)
		if (has((await env.DB.prepare(`select * from "${name}"`).all<object>()).results))
			inD1.push(name);
	return { inObject: inObject.toSorted(), inD1: inD1.toSorted() };
}

import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { workspaceHub } from "#durable-objects/workspace/stub.ts";
import type { instanceOf } from "./instance.ts";

/** Every stored text of the object, of the workspace's hub and of D1 in which one of the words stands, by table. */
export async function findTraces(
	instance: ReturnType<typeof instanceOf>,
	words: readonly string[],
	workspaceId: string,
) {
	const has = (rows: readonly object[]) => {
		const text = JSON.stringify(rows);
		return words.some((word) => text.includes(word));
	};
	const listIn = ({ sql }: DurableObjectStorage) =>
		sql
			.exec<{ name: string }>(
				"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_search%' ESCAPE '\\' AND name NOT LIKE '\\_%' ESCAPE '\\'",
			)
			.toArray()
			.map(({ name }) => [name, sql.exec(`SELECT * FROM "${name}"`).toArray()] as const)
			.filter(([, rows]) => has(rows))
			.map(([name]) => name)
			.toSorted();
	const inObject = await runInDurableObject(instance, (_, { storage }) => listIn(storage));
	const inHub = await runInDurableObject(workspaceHub(env, workspaceId), (_, { storage }) =>
		listIn(storage),
	);
	const { results } = await env.DB.prepare(
		"select name from sqlite_master where type = 'table' and name not like '%\\_search%' escape '\\' and name not like '\\_%' escape '\\'",
	).all<{ name: string }>();
	const inD1: string[] = [];
	for (const { name } of results)
		if (has((await env.DB.prepare(`select * from "${name}"`).all<object>()).results))
			inD1.push(name);
	return { inObject, inHub, inD1: inD1.toSorted() };
}

/** Cloudflare's API as `wrangler d1 … --remote` uses it, over one database in memory. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";

const ID = "11111111-2222-4333-8444-555555555555";

export interface D1Api {
	url: string;
	database: DatabaseSync;
	close: () => Promise<void>;
}

/** Listens on a free port of 127.0.0.1. Several statements of one call are one transaction, as in D1. */
export async function serveD1Api(): Promise<D1Api> {
	const database = new DatabaseSync(":memory:");
	const server = createServer((request, response) => {
		let body = "";
		request.on("data", (bytes: Buffer) => (body += bytes.toString()));
		request.on("end", () => {
			const answer = (status: number, content: object) => {
				response.writeHead(status, { "content-type": "application/json" });
				response.end(JSON.stringify({ messages: [], errors: [], ...content }));
			};
			const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
			if (pathname.endsWith("/d1/database/prosa-db"))
				return answer(200, { success: true, result: { uuid: ID, name: "prosa-db" } });
			if (!pathname.endsWith(`/d1/database/${ID}/query`))
				return answer(404, { success: false, errors: [{ code: 7404, message: pathname }] });
			try {
				const { sql } = JSON.parse(body) as { sql: string };
				const result = [{ results: execute(database, sql), success: true, meta: { duration: 1 } }];
				answer(200, { success: true, result });
			} catch (error) {
				const message = error instanceof Error ? error.message : String(error);
				answer(400, { success: false, errors: [{ code: 7500, message }] });
			}
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		database,
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function execute(database: DatabaseSync, sql: string): object[] {
	if (/^\s*select\b/i.test(sql)) return database.prepare(sql).all();
	database.exec("BEGIN");
	try {
		database.exec(sql);
		database.exec("COMMIT");
	} catch (error) {
		database.exec("ROLLBACK");
		throw error;
	}
	return [];
}

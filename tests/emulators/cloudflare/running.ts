/** Workers that a test runs on this machine: their site and their database are then those of the running one. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { request } from "node:https";
import { DatabaseSync } from "node:sqlite";
import { Refusal } from "./routing.ts";
import type { World } from "./state.ts";

const WRITER_WAITS_MS = 10_000;

export interface Runs {
	/** Name of the database, which `file` holds from now on. */
	database: string;
	file: string;
	/** Address under which the Worker is reached, and where it listens with TLS. */
	host: string;
	port: number;
}

/** From now on `runs.host` is answered by the process at `runs.port`, and statements go to the file it works on. */
export function attach(world: World, runs: Runs): void {
	const database = world.databases.find(({ name }) => name === runs.database);
	if (!database) throw new Refusal(404, 7_404, runs.database);
	database.data.close();
	database.data = new DatabaseSync(runs.file, { timeout: WRITER_WAITS_MS });
	world.running.set(runs.host, runs.port);
}

/** The answer of the running Worker, under its own name, byte by byte. */
export function passOn(
	{ method, headers }: IncomingMessage,
	response: ServerResponse,
	to: { host: string; port: number; path: string; bytes: Buffer },
): void {
	const asked = request(
		{
			host: "127.0.0.1",
			port: to.port,
			path: to.path,
			method,
			servername: to.host,
			// The test made its certificate.
			rejectUnauthorized: false,
			headers: { ...headers, host: to.host },
		},
		(answer) => {
			response.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(response);
		},
	);
	asked.on("error", () => response.socket?.resetAndDestroy());
	asked.end(to.bytes);
}

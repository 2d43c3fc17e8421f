import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.join(import.meta.dirname, "../recordings/evolution-2.3.7");

interface RecordedWebhook {
	webhook: { headers: Record<string, string>; body: { event: string; instance: string } };
	meta: { receivedAt: string };
}
export interface RecordedCall {
	request: { method: string; path: string; body?: unknown };
	response: { status: number; body: unknown };
}

/** Names without ending of all recordings that begin so: `hook-`, `http-`. */
export function listRecordings(prefix: string): string[] {
	return readdirSync(FOLDER)
		.filter((name) => name.startsWith(prefix) && name.endsWith(".json"))
		.map((name) => name.slice(0, -".json".length))
		.toSorted();
}

const read = (name: string): unknown =>
	JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8"));

export const readWebhook = (name: string): RecordedWebhook => read(name) as RecordedWebhook;
export const readCall = (name: string): RecordedCall => read(name) as RecordedCall;

/** The long form: every call of a deploy fails once in every way, and the same command is typed again. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CloudflareEmulator } from "#tests/emulators/cloudflare/start.ts";
import { createMachine, shownIn, startPlatform } from "./scripts.ts";

const isLong = process.env["PROSA_LONG"] === "1";
let platform: CloudflareEmulator;
beforeAll(async () => {
	platform = await startPlatform();
});
afterAll(() => platform.stop());

const MODES = ["refuse", "cut", "timeout", "forbidden"] as const;
/** The calls of a first deploy, in order; a call that comes several times fails the first and the last time. */
const CALLS = [
	["GET /accounts", 0],
	["GET /storage/kv/namespaces", 0],
	["POST /d1/database", 0],
	["POST /storage/kv/namespaces", 0],
	["GET /r2/buckets/:bucket", 0],
	["POST /r2/buckets", 0],
	["POST /queues", 0],
	["POST /queues", 9],
	["POST /d1/database/:database/query", 0],
	["POST /d1/database/:database/query", 3],
	["POST /workers/scripts/:script/assets-upload-session", 0],
	["POST /workers/assets/upload", 0],
	["PUT /workers/scripts/:script", 0],
	["POST /workers/scripts/:script/subdomain", 0],
	["PUT /workers/scripts/:script/schedules", 0],
	["POST /queues/:queue/consumers", 0],
	["POST /queues/:queue/consumers", 7],
] as const;

/** What must be so whatever happened on the way. */
async function expectWhole(): Promise<void> {
	const { namespaces, databases, buckets, queues, scripts } = await platform.state();
	expect(namespaces.map(({ title }) => title)).toEqual(["prosa-kv"]);
	expect(buckets.map(({ name }) => name)).toEqual(["prosa-media"]);
	expect(scripts[0]?.serving?.bindings.some(({ name }) => name === "MEDIA")).toBe(true);
	expect(databases.map(({ name }) => name)).toEqual(["prosa-db"]);
	expect(queues).toHaveLength(10);
	for (const { name, consumers } of queues)
		expect(
			consumers.map(({ script }) => script),
			name,
		).toEqual(["prosa"]);
	expect(scripts.map(({ workersDev, crons }) => [workersDev, crons])).toEqual([
		[true, ["*/5 * * * *"]],
	]);
}

const textIn = (bindings: { name: string }[] | undefined, name: string) =>
	(bindings?.find((one) => one.name === name) as { text?: string } | undefined)?.text;

describe.skipIf(!isLong)("every fault", () => {
	test.for(CALLS.flatMap(([call, after]) => MODES.map((mode) => [mode, call, after] as const)))(
		"R52 %s at %s, after %i of them: the same command comes to its end",
		async ([mode, call, after]) => {
			// wrangler tries some calls three times by itself.
			await platform.reset({ faults: [{ call, mode, after, times: 4 }] });
			const machine = createMachine(platform.url);
			const first = await machine.deploy();
			await platform.set({ faults: [] });
			const second = await machine.deploy();
			machine.discard();
			expect(second.code, `${first.output}\n${second.output}`).toBe(0);
			await expectWhole();
			const keys = [first, second].flatMap(({ output }) => shownIn(output).key ?? []);
			const { scripts } = await platform.state();
			expect(keys).toEqual([textIn(scripts[0]?.serving?.bindings, "MASTER_KEY")]);
		},
	);
});

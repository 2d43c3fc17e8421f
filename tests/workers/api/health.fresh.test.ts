import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { bindDatabaseAnew, startFresh } from "#tests/support/fresh.ts";
import { migrate, ORIGIN } from "#tests/support/sign-in.ts";
import { LATEST_MIGRATION } from "#workers/data/migration-state.ts";
import worker from "../entry.ts";

startFresh();

const DB = bindDatabaseAnew();

async function get(path: string): Promise<Response> {
	const context = createExecutionContext();
	const request = new Request(`${ORIGIN}${path}`) as Parameters<typeof worker.fetch>[0];
	const answer = await worker.fetch(request, { ...env, DB }, context);
	await waitOnExecutionContext(context);
	return answer;
}

test("R36 before the migrations health says so and everything else waits", async () => {
	const health = await get("/api/health");
	expect(health.status).toBe(503);
	expect(await health.json()).toEqual({ ok: false, migration: null });
	const page = await get("/");
	expect(page.status).toBe(503);
	expect(page.headers.get("retry-after")).toBe("60");
	expect((await get("/api/auth/me")).status).toBe(503);
});

test("R36 health reports the latest applied migration", async () => {
	await migrate();
	const health = await get("/api/health");
	expect(health.status).toBe(200);
	// The parts are codes: what is missing is said, nothing is named.
	expect(await health.json()).toMatchObject({
		ok: true,
		migration: LATEST_MIGRATION,
		parts: { version: "good", backups: "off", payments: "off" },
		webhooks: "confirmed",
	});
	expect((await get("/")).status).toBe(200);
});

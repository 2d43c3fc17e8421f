import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { EmailJob } from "#app/contracts/jobs.ts";
import { KEEP_CONTACT_REQUESTS_MS, type TypedContact } from "#app/domain/site/contact-request.ts";
import { call, dumpDatabase } from "#tests/support/call.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { createServices } from "#workers/services/index.ts";

beforeAll(migrate);

const typed = (change: Partial<TypedContact> = {}): TypedContact => ({
	firstName: "Ana",
	lastName: "Lima",
	email: "Ana@Loja.test",
	company: "",
	phone: "+55 11 98765-4321",
	subject: "Planos",
	message: "Quanto custa?\nObrigada.",
	...change,
});
const meta = { ip: "203.0.113.7", locale: "pt" } as const;

/** Services whose queue and limiter answer as told; everything else is real. */
function rig(answers: { passes?: boolean; queueFails?: boolean; now?: () => number } = {}) {
	const jobs: EmailJob[] = [];
	const keys: string[] = [];
	const replaced = {
		...bindings,
		EMAILS: {
			send: async (job: EmailJob) => {
				if (answers.queueFails) throw new Error("the queue is down");
				jobs.push(job);
			},
		},
		CONTACT_LIMIT: {
			limit: async ({ key }: { key: string }) => {
				keys.push(key);
				return { success: answers.passes ?? true };
			},
		},
	} as unknown as Env;
	const options = { defer: () => undefined, ...(answers.now && { now: answers.now }) };
	return { ...createServices(replaced, options), jobs, keys };
}

const rows = async () =>
	(await env.DB.prepare("select * from contact_requests order by created_at, id").all()).results;

test("a request is kept as it was meant, and one mail about it is queued by its id", async () => {
	const { contact, jobs, keys } = rig();
	const before = new Set((await rows()).map(({ id }) => id));
	expect(await contact.send(typed(), meta)).toEqual({ ok: true });
	const [row, ...others] = (await rows()).filter(({ id }) => !before.has(id));
	expect(others).toEqual([]);
	expect(row).toMatchObject({
		first_name: "Ana",
		last_name: "Lima",
		email: "ana@loja.test",
		company: null,
		phone: "+55 11 98765-4321",
		message: "Quanto custa?\nObrigada.",
	});
	expect(jobs).toMatchObject([
		{ type: "contact_request", contactRequestId: row?.id, locale: "pt" },
	]);
	// The queue carries ids, never what somebody wrote.
	expect(JSON.stringify(jobs)).not.toContain("ana@");
	expect(keys).toEqual(["203.0.113.7"]);
});

test("L12 a wrong form is refused field by field and leaves no trace", async () => {
	const { contact, jobs, keys } = rig();
	const before = await rows();
	const refused = await contact.send(typed({ firstName: "\u3164", email: "x", message: "" }), meta);
	expect(refused).toEqual({
		ok: false,
		code: "invalid_request",
		faults: { firstName: "required", email: "invalid", message: "required" },
	});
	expect(await rows()).toEqual(before);
	expect([jobs, keys]).toEqual([[], []]);
});

test("too many requests of one address are refused and leave no trace", async () => {
	const { contact, jobs } = rig({ passes: false });
	const before = await rows();
	expect(await contact.send(typed(), meta)).toEqual({ ok: false, code: "rate_limited" });
	expect(await rows()).toEqual(before);
	expect(jobs).toEqual([]);
});

test("R47 without its limiter nobody's request is taken", async () => {
	const services = createServices({ ...bindings, CONTACT_LIMIT: undefined } as unknown as Env, {
		defer: () => undefined,
	});
	expect(await services.contact.send(typed(), meta)).toEqual({ ok: false, code: "rate_limited" });
});

test("when the queue is down the request is kept all the same", async () => {
	const { contact } = rig({ queueFails: true });
	const before = await rows();
	expect(await contact.send(typed({ subject: "Fila parada" }), meta)).toEqual({ ok: true });
	expect(await rows()).toHaveLength(before.length + 1);
});

test("a request is removed a year after it was made, not before", async () => {
	const made = Date.now() - 2 * KEEP_CONTACT_REQUESTS_MS;
	await rig({ now: () => made }).contact.send(typed({ subject: "Antigo" }), meta);
	const subjects = async () => (await rows()).map(({ subject }) => subject);
	await rig({ now: () => made + KEEP_CONTACT_REQUESTS_MS - 1 }).housekeeping.sweep();
	expect(await subjects()).toContain("Antigo");
	await rig({ now: () => made + KEEP_CONTACT_REQUESTS_MS + 1 }).housekeeping.sweep();
	expect(await subjects()).not.toContain("Antigo");
	expect(await subjects()).toContain("Planos");
});

test("G01 a request from another site's page is refused without a trace", async () => {
	const before = await dumpDatabase();
	for (const origin of ["https://evil.example", "null", ""]) {
		const answer = await call("/contact", {
			method: "POST",
			headers: { ...(origin && { origin }), "content-type": "application/x-www-form-urlencoded" },
			body: new URLSearchParams(typed()).toString(),
		});
		expect(answer.status, origin).toBe(403);
	}
	expect(await dumpDatabase()).toBe(before);
});

import {
	createExecutionContext,
	evictDurableObject,
	listDurableObjectIds,
	runInDurableObject,
} from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { uuidv7 } from "#tests/support/ids.ts";
import { beforeAll, expect, test } from "vitest";
import {
	bearer,
	callEvolution,
	type CallFaults,
	evolutionBody,
	openBody,
	secretsOf,
	upsertBody,
} from "#tests/support/evolution-call.ts";
import { instanceOf } from "#tests/support/instance.ts";
import { countDamaged, countQuarantined } from "#tests/support/replay.ts";
import {
	createMember,
	createWorkspace,
	migrate,
	ORIGIN,
	type TestMember,
} from "#tests/support/sign-in.ts";
import {
	ask,
	createChannel,
	createLinkedChannel,
	findSignedIn,
	listContacts,
	listMessages,
	readLedger,
	readLink,
	services,
} from "#tests/support/two-workspaces.ts";
import { handleRequest } from "#workers/api/handle-request.ts";
import { webhookPath } from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";
import { isLong } from "#tests/support/long.ts";

const HOUR_MS = 3_600_000;

let member: TestMember;
beforeAll(async () => {
	await migrate();
	member = await createMember((await createWorkspace()).id);
});

/** Everything that could tell that a call left something behind. */
async function readTraces(channelId: string) {
	return {
		ledger: await readLedger(member, channelId),
		link: (await readLink(member, channelId)).status,
		quarantined: await countQuarantined(channelId),
	};
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("I08 a call without the channel's own proofs is refused and leaves no trace", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	const other = secretsOf(await createChannel(member.workspaceId));
	const { jwtSecret, headerSecret } = secretsOf(channelId);
	const good = bearer(jwtSecret);
	const claims = good.split(".")[1] ?? "";
	const unsigned = `Bearer ${base64url({ alg: "none", typ: "JWT" })}.${claims}.`;
	const signedClaimingNone = bearer(jwtSecret, Date.now(), { alg: "none" });
	const faults: Record<string, CallFaults> = {
		"no token": { authorization: null },
		"an empty token": { authorization: "" },
		"a token of another scheme": { authorization: `Basic ${good.slice(7)}` },
		"alg none without a signature": { authorization: unsigned },
		"alg none, though signed": { authorization: signedClaimingNone },
		"another algorithm": { authorization: bearer(jwtSecret, Date.now(), { alg: "HS512" }) },
		"another key": { authorization: bearer("another key of thirty-two bytes and more") },
		"the path's own mac as key": { authorization: bearer(secretsOf(channelId).mac) },
		"another instance's key": { authorization: bearer(other.jwtSecret) },
		"a cut signature": { authorization: good.slice(0, -4) },
		"a signature that is no base64url": { authorization: good.replace(/[^.]+$/, "zz!!") },
		"no static header": { headerToken: null },
		"another instance's static header": { headerToken: other.headerSecret },
		"the JWT key as static header": { headerToken: jwtSecret },
		"the static header's key as JWT key": { authorization: bearer(headerSecret) },
	};
	const before = await readTraces(channelId);
	for (const [fault, made] of Object.entries(faults)) {
		const answer = await callEvolution(channelId, upsertBody(channelId), made);
		expect(answer.status, fault).toBe(401);
		expect(await answer.json(), fault).toMatchObject({ error: { code: "not_signed_in" } });
	}
	expect(await readTraces(channelId)).toEqual(before);
});

test("I08 I13 a body of another instance under a channel's own path and proofs is refused", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	const other = await createLinkedChannel(member.workspaceId);
	const before = [await readTraces(channelId), await readTraces(other)];
	for (const instance of [other, other.toUpperCase(), `${channelId} `, ""]) {
		const answer = await callEvolution(channelId, upsertBody(instance));
		expect(answer.status, instance).toBe(401);
	}
	const withoutInstance = JSON.stringify({ event: "messages.upsert", data: {} });
	// Authentic all the same, so it is kept for a person instead of being asked for again.
	expect((await callEvolution(channelId, withoutInstance)).status).toBe(200);
	expect(await readTraces(other)).toEqual(before[1]);
	expect(await readTraces(channelId)).toEqual({ ...before[0], quarantined: 1 });
});

test("I08 a late retry's expired token is still authentic, one of hours ago is not", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	const call = (issuedAt: number) => callEvolution(channelId, upsertBody(channelId), { issuedAt });
	expect((await call(Date.now() - HOUR_MS)).status).toBe(200);
	expect((await call(Date.now() - 2 * HOUR_MS)).status).toBe(200);
	expect((await call(Date.now() - 3 * HOUR_MS)).status).toBe(401);
	expect((await call(Date.now() + HOUR_MS)).status).toBe(401);
	const [contact] = await listContacts(member, channelId);
	expect(contact).toMatchObject({ unread: 2 });
});

test("I09 a guessed path is nothing, whatever it looks like", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	const { mac } = secretsOf(channelId);
	const other = await createChannel(member.workspaceId);
	const before = await readTraces(channelId);
	const guesses = [
		`${channelId}.${mac.slice(0, -1)}${mac.endsWith("A") ? "B" : "A"}`,
		`${channelId}.${mac.slice(0, -1)}`,
		`${channelId}.${mac}${mac}`,
		`${channelId}.${secretsOf(other).mac}`,
		`${other}.${mac}`,
		`${channelId.toUpperCase()}.${mac}`,
		`${crypto.randomUUID()}.${"A".repeat(24)}`,
		channelId,
		`.${mac}`,
		"%00.%00",
		"x".repeat(1_500),
	];
	for (const segment of guesses) {
		const answer = await callEvolution(channelId, upsertBody(channelId), { segment });
		expect(answer.status, segment).toBe(404);
		expect(await answer.json(), segment).toMatchObject({ error: { code: "not_found" } });
	}
	for (const method of ["GET", "PUT", "DELETE"]) {
		const request = new Request(`${ORIGIN}${webhookPath(channelId, mac)}`, { method });
		expect((await exports.default.fetch(request)).status, method).toBe(404);
	}
	expect(await readTraces(channelId)).toEqual(before);
});

test("I09 guessing paths makes no object", async () => {
	const before = await listObjects();
	for (let n = 0; n < 200; n++)
		await callEvolution(crypto.randomUUID(), "{}", {
			segment: `${crypto.randomUUID()}.${crypto.randomUUID().replaceAll("-", "").slice(0, 24)}`,
		});
	expect(await listObjects()).toEqual(before);
});

async function listObjects(): Promise<string[]> {
	return (await listDurableObjectIds(env.WHATSAPP_INSTANCE)).map(String).toSorted();
}

test("I10 the body is JSON whatever it calls itself, and never a form", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	const types = [
		"application/json",
		"application/json; charset=utf-8",
		"text/plain",
		"application/x-www-form-urlencoded",
		"multipart/form-data; boundary=x",
		null,
	];
	for (const [n, contentType] of types.entries()) {
		const answer = await callEvolution(channelId, upsertBody(channelId, { text: `tipo ${n}` }), {
			contentType,
		});
		expect(answer.status, String(contentType)).toBe(200);
	}
	const [contact] = await listContacts(member, channelId);
	const texts = (await listMessages(member, channelId, contact?.id ?? "")).map(({ text }) => text);
	expect(texts).toEqual(types.map((_, n) => `tipo ${n}`));

	// A real form, under a JSON type and under its own, is no whole JSON: it is to come again (A4).
	const form = `--x\r\nContent-Disposition: form-data; name="event"\r\n\r\nmessages.upsert\r\n--x--\r\n`;
	for (const contentType of ["application/json", "multipart/form-data; boundary=x"])
		expect((await callEvolution(channelId, form, { contentType })).status).toBe(503);
	expect(await countQuarantined(channelId)).toBe(0);
	expect(await listContacts(member, channelId)).toHaveLength(1);
});

test("I10 a body cut on its way is asked for again, counted, and taken when it comes whole (ledger A4)", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	const whole = upsertBody(channelId, { text: "inteira" });
	for (const end of [-1, -40, 1]) {
		const answer = await callEvolution(channelId, whole.slice(0, end));
		expect(answer.status, String(end)).toBe(503);
		expect(await answer.json()).toMatchObject({ error: { code: "unavailable" } });
	}
	expect((await callEvolution(channelId, "")).status).toBe(503);
	expect(await countQuarantined(channelId)).toBe(0);
	expect(await countDamaged(channelId)).toBe(4);
	expect((await callEvolution(channelId, whole)).status).toBe(200);
	const [contact] = await listContacts(member, channelId);
	expect(contact).toMatchObject({ unread: 1, preview: { text: "inteira" } });
});

test("I02 I11 a byte order mark is read, doubled and __proto__ keys change nothing of ours", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	expect((await callEvolution(channelId, `\uFEFF${upsertBody(channelId)}`)).status).toBe(200);
	const poisoned = upsertBody(channelId, { text: "veneno" }).replace(
		'"pushName"',
		'"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"pushName"',
	);
	expect((await callEvolution(channelId, poisoned)).status).toBe(200);
	expect(Reflect.get({}, "polluted")).toBeUndefined();
	const [contact] = await listContacts(member, channelId);
	expect(contact).toMatchObject({ name: "Maria", unread: 2, preview: { text: "veneno" } });
	expect(await countQuarantined(channelId)).toBe(0);
});

test("I11 what is over three megabytes is refused unread, what nests too deep is set aside", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	const before = await readTraces(channelId);
	const big = upsertBody(channelId, { text: "x".repeat(3 * 1024 * 1024) });
	expect((await callEvolution(channelId, big)).status).toBe(413);
	expect(await readTraces(channelId)).toEqual(before);

	const nest = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
	// A message that would be fine without the nest in it.
	const nested = (depth: number) =>
		upsertBody(channelId, { text: "?" }).replace('"?"', `"?","extra":${nest(depth)}`);
	expect((await callEvolution(channelId, nested(200))).status).toBe(200);
	expect((await callEvolution(channelId, nest(100_000))).status).toBe(200);
	expect(await readTraces(channelId)).toEqual({ ...before, quarantined: 2 });
	await callEvolution(channelId, nested(20));
	expect(await listContacts(member, channelId)).toHaveLength(1);
});

test("I11 a thousand events in one body and a thousand bodies in a row are all stored", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	const record = (n: number) => ({
		key: { remoteJid: "5511987654321@s.whatsapp.net", fromMe: false, id: `HIST${n}` },
		pushName: "Maria",
		message: { conversation: `mensagem ${n}` },
		messageType: "conversation",
		messageTimestamp: 1_790_000_000 + n,
	});
	const many = Array.from({ length: 1_000 }, (_, n) => record(n));
	const body = evolutionBody(channelId, "messages.set", many);
	expect((await callEvolution(channelId, body)).status).toBe(200);
	const single = isLong ? 1_000 : 200;
	for (let n = 0; n < single; n++) {
		const phone = "5511900000001";
		const id = `SEQ${n}`;
		const answer = await callEvolution(
			channelId,
			upsertBody(channelId, { id, phone, text: `${n}` }),
		);
		expect(answer.status).toBe(200);
	}
	const [newest, oldest] = await listContacts(member, channelId);
	expect(newest).toMatchObject({ unread: single, preview: { text: `${single - 1}` } });
	expect(oldest).toMatchObject({ unread: 0, preview: { text: "mensagem 999" } });
	const texts = async (contactId = "") =>
		(await listMessages(member, channelId, contactId)).map(({ text }) => text);
	expect(await texts(oldest?.id)).toEqual(many.map((_, n) => `mensagem ${n}`));
	expect(await texts(newest?.id)).toEqual(Array.from({ length: single }, (_, n) => `${n}`));
}, 120_000);

test("I12 late calls for a deleted channel are answered 200 and leave nothing but the tombstone", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	await callEvolution(channelId, upsertBody(channelId));
	const signedIn = await findSignedIn(member);
	expect(await services().whatsapp.remove(signedIn, channelId)).toEqual({ ok: true, value: null });

	for (const body of [upsertBody(channelId), openBody(channelId), "not json"]) {
		const answer = await callEvolution(channelId, body);
		expect(answer.status).toBe(200);
		expect(await answer.json()).toEqual({ received: "gone" });
	}
	await runInDurableObject(instanceOf(channelId), (_, { storage }) => {
		const count = (table: string) =>
			storage.sql.exec<{ total: number }>(`SELECT count(*) AS total FROM ${table}`).one().total;
		for (const table of ["messages", "contacts", "identities", "parked", "quarantine", "outbox"])
			expect(count(table), table).toBe(0);
		const { json } = storage.sql.exec<{ json: string }>("SELECT json FROM config").one();
		expect(JSON.parse(json)).toMatchObject({ isErased: true, name: "" });
	});
	// The tombstone outlives the memory of the object.
	await evictDurableObject(instanceOf(channelId));
	expect(await (await callEvolution(channelId, upsertBody(channelId))).json()).toEqual({
		received: "gone",
	});
	const row = await env.DB.prepare("select deleted_at from channels where id = ?")
		.bind(channelId)
		.first<{ deleted_at: number | null }>();
	expect(row?.deleted_at).not.toBeNull();
});

test("I15 a message of 1970, of 2099 or of no moment at all is shown at its arrival, in its order", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	const startedAt = Date.now();
	const moments = [0, Date.UTC(1970, 0, 2), Date.UTC(2099, 0, 1), 8_640_000_000_000_000];
	for (const [n, sentAt] of moments.entries())
		await callEvolution(channelId, upsertBody(channelId, { text: `${n}`, sentAt }));
	await callEvolution(channelId, upsertBody(channelId, { text: "agora" }));
	const [contact] = await listContacts(member, channelId);
	expect(contact).toMatchObject({ unread: 5, preview: { text: "agora" } });
	const messages = await listMessages(member, channelId, contact?.id ?? "");
	expect(messages.map(({ text }) => text)).toEqual(["0", "1", "2", "3", "agora"]);
	for (const { sentAt, sortAt } of messages) {
		expect(sentAt).toBeGreaterThanOrEqual(startedAt - 1_000);
		expect(sortAt).toBeLessThanOrEqual(Date.now());
	}
});

/** As a gateway does: what was answered 503 comes again. */
async function callUntilTaken(channelId: string, body: string): Promise<number> {
	for (let tries = 1; ; tries++) {
		const answer = await callEvolution(channelId, body);
		if (answer.status === 200) return tries;
		expect(answer.status).toBe(503);
		expect(answer.headers.get("retry-after")).toBe("1");
		await scheduler.wait(5);
	}
}

const BURST = isLong ? 5_000 : 200;

test(`I17 a burst of ${BURST} calls is stored completely and once`, async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	const total = BURST;
	const people = 7;
	const tries: number[] = [];
	// As many at a time as a gateway opens sockets.
	for (let from = 0; from < total; from += 50)
		tries.push(
			...(await Promise.all(
				Array.from({ length: 50 }, (_, n) => {
					const phone = `551190000000${(from + n) % people}`;
					const text = `${from + n}`;
					return callUntilTaken(channelId, upsertBody(channelId, { phone, text, id: `B${text}` }));
				}),
			)),
		);
	expect(tries).toHaveLength(total);
	// More than may be under way at one channel: some had to come again (ledger B0 B4).
	expect(Math.max(...tries)).toBeGreaterThan(1);
	const { contacts, messages } = await readLedger(member, channelId);
	expect(contacts.map(({ unread }) => unread).reduce((sum, n) => sum + n, 0)).toBe(total);
	expect(contacts).toHaveLength(people);
	const ids = messages.map(({ id }) => id);
	expect(new Set(ids)).toEqual(new Set(Array.from({ length: total }, (_, n) => `B${n}`)));
	expect(ids).toHaveLength(total);
}, 600_000);

test("a person's message is taken while more calls come than the channel takes at once (ledger B0 B4)", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	await callEvolution(channelId, upsertBody(channelId, { id: "FIRST" }));
	const [contact] = await listContacts(member, channelId);
	const flood = Array.from({ length: 80 }, (_, n) =>
		callUntilTaken(channelId, upsertBody(channelId, { id: `F${n}` })),
	);
	const sends = Array.from({ length: 20 }, (_, n) =>
		ask(member, "POST", `/api/channels/${channelId}/messages`, {
			id: uuidv7(),
			contactId: contact?.id,
			text: `resposta ${n}`,
		}),
	);
	expect((await Promise.all(sends)).map(({ status }) => status)).toEqual(
		Array.from({ length: 20 }, () => 202),
	);
	await Promise.all(flood);
	const { messages } = await readLedger(member, channelId);
	expect(messages.filter(({ direction }) => direction === "incoming")).toHaveLength(81);
});

test("an event that cannot be stored is set aside alone; the rest of its batch is stored (ledger C8)", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	await poison(channelId);
	const batch = evolutionBody(
		channelId,
		"messages.set",
		["BEFORE", "POISON", "AFTER"].map((id) => historyRecord(id)),
	);
	expect((await callEvolution(channelId, batch)).status).toBe(503);
	// The same batch again: this life of the object knows who it was.
	for (let turn = 0; turn < 2; turn++)
		expect((await callEvolution(channelId, batch)).status).toBe(200);
	const ids = async () =>
		(await readLedger(member, channelId)).messages.map(({ id }) => id).toSorted(byName);
	expect(await ids()).toEqual(["AFTER", "BEFORE"]);
	expect(await countQuarantined(channelId)).toBe(1);

	const signedIn = await findSignedIn(member);
	const kept = async () => {
		const page = await instanceOf(channelId).keptEvents(member.workspaceId, null);
		return page.ok ? page.value.events : [];
	};
	const replay = (n = 0) => services().keptEvents.replay(signedIn, { channelId, numbers: [n] });
	const [event] = await kept();
	expect(event).toMatchObject({ source: "ledger", failure: null });
	// While it breaks it stays, and says so; once it does not, a replay takes it.
	expect(await replay(event?.n)).toEqual({ ok: false, code: "unavailable" });
	expect(await kept()).toMatchObject([{ failure: { code: "broke" } }]);
	await spoil(channelId, (sql) => sql.exec("DROP TRIGGER poison"));
	expect(await replay(event?.n)).toEqual({
		ok: true,
		value: { done: 1, failed: 0 },
	});
	expect(await ids()).toEqual(["AFTER", "BEFORE", "POISON"]);
	expect(await countQuarantined(channelId)).toBe(0);
	expect((await callEvolution(channelId, batch)).status).toBe(200);
	expect(await ids()).toHaveLength(3);
});

test("I19 what breaks every event is trouble of ours: after twenty in an hour nothing is set aside (ledger C8)", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	await poison(channelId, "%");
	for (let n = 0; n < 22; n++)
		expect((await callEvolution(channelId, upsertBody(channelId, { id: `X${n}` }))).status).toBe(
			503,
		);
	expect(await countQuarantined(channelId)).toBe(20);
	expect((await callEvolution(channelId, upsertBody(channelId, { id: "X21" }))).status).toBe(503);
	await spoil(channelId, (sql) => sql.exec("DROP TRIGGER poison"));
	expect((await callEvolution(channelId, upsertBody(channelId, { id: "X21" }))).status).toBe(200);
});

const byName = (a: string, b: string): number => (a < b ? -1 : 1);

/** From now on no message whose id is like this can be stored, whichever life of the object tries. */
const poison = (channelId: string, like = "POISON"): Promise<void> =>
	spoil(channelId, (sql) =>
		sql.exec(
			`CREATE TRIGGER poison BEFORE INSERT ON messages WHEN NEW.id LIKE '${like}'
			 BEGIN SELECT RAISE(ABORT, 'no such message'); END`,
		),
	);

/** Replaces one part of the object's storage by what trouble looks like; `undefined` puts it back. */
async function spoil(channelId: string, change: (sql: SqlStorage) => void): Promise<void> {
	await runInDurableObject(instanceOf(channelId), (_, { storage }) => change(storage.sql));
}

test("I19 R32 with full storage calls are answered 503 and reading goes on; nothing is lost", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	const body = upsertBody(channelId, { text: "não se perde" });
	await spoil(channelId, (sql) =>
		Object.defineProperty(sql, "databaseSize", { configurable: true, value: 9_600_000_000 }),
	);
	const refused = await callEvolution(channelId, body);
	expect(refused.status).toBe(503);
	expect(await refused.json()).toMatchObject({ error: { code: "unavailable" } });
	expect(await listContacts(member, channelId)).toEqual([]);

	await spoil(channelId, (sql) => Reflect.deleteProperty(sql, "databaseSize"));
	expect((await callEvolution(channelId, body)).status).toBe(200);
	expect(await listContacts(member, channelId)).toMatchObject([
		{ unread: 1, preview: { text: "não se perde" } },
	]);
});

test("I19 a deployment without a usable configuration answers 503, never a 4xx", async () => {
	const channelId = await createChannel(member.workspaceId);
	const request = new Request(`${ORIGIN}${webhookPath(channelId, secretsOf(channelId).mac)}`, {
		method: "POST",
		body: upsertBody(channelId),
	});
	const broken = { ...env, MASTER_KEY: "short" };
	const answer = await handleRequest(request, broken, createExecutionContext(), async () => {
		throw new Error("This is no page.");
	});
	expect(answer.status).toBe(503);
	expect(answer.headers.get("retry-after")).toBe("60");
});

test("I19 R13 a batch that breaks half way is rolled back, and stored once when it comes again", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	const body = evolutionBody(channelId, "messages.set", [
		historyRecord("HALF1"),
		historyRecord("HALF2"),
	]);
	// Only this life of the object is broken: the next one begins with what was really stored.
	await spoil(channelId, (sql) => {
		const exec = sql.exec.bind(sql);
		const breaking = (query: string, ...values: SqlStorageValue[]) => {
			if (query.includes("INTO messages") && values.includes("HALF2"))
				throw new Error("disk I/O error");
			return exec(query, ...values);
		};
		Object.defineProperty(sql, "exec", { configurable: true, value: breaking });
	});
	expect((await callEvolution(channelId, body)).status).toBe(503);
	expect(await listContacts(member, channelId)).toEqual([]);
	// A disk that fails is no fault of the event: it must come again, not wait for a person.
	expect(await countQuarantined(channelId)).toBe(0);
	expect((await callEvolution(channelId, body)).status).toBe(200);
	const { contacts, messages } = await readLedger(member, channelId);
	expect(contacts).toHaveLength(1);
	expect(messages.map(({ id }) => id)).toEqual(["HALF1", "HALF2"]);
	expect((await readLink(member, channelId)).status).toBe("connected");
});

function historyRecord(id: string) {
	return {
		key: { remoteJid: "5511987654321@s.whatsapp.net", fromMe: false, id },
		pushName: "Maria",
		message: { conversation: id },
		messageType: "conversation",
		messageTimestamp: 1_790_000_000,
	};
}

test("R13 calls while the object is thrown out and started again are stored once", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	const rounds = isLong ? 50 : 8;
	for (let round = 0; round < rounds; round++) {
		const body = upsertBody(channelId, { id: `R${round}`, text: `${round}` });
		const call = callEvolution(channelId, body);
		await evictDurableObject(instanceOf(channelId));
		// The gateway repeats until it hears 200, as it repeats what it believes unanswered.
		let { status } = await call;
		expect([200, 503]).toContain(status);
		while (status !== 200) ({ status } = await callEvolution(channelId, body));
		expect((await callEvolution(channelId, body)).status).toBe(200);
	}
	const { contacts, messages } = await readLedger(member, channelId);
	expect(contacts).toMatchObject([{ unread: rounds }]);
	expect(messages.map(({ id }) => id)).toEqual(Array.from({ length: rounds }, (_, n) => `R${n}`));
});

test("R10 one webhook ten times at once is one message and one unread", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	const body = upsertBody(channelId, { id: "TEN", text: "uma vez" });
	const answers = await Promise.all(
		Array.from({ length: 10 }, () => callEvolution(channelId, body)),
	);
	expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
	const { contacts, messages } = await readLedger(member, channelId);
	expect(contacts).toMatchObject([{ unread: 1 }]);
	expect(messages).toMatchObject([{ id: "TEN", text: "uma vez" }]);
});

test("what is authentic and cannot be read is kept without its keys and answered 200", async () => {
	const channelId = await createLinkedChannel(member.workspaceId);
	const unreadable = {
		"no instance": `{"event": "messages.upsert", "apikey":"segredo-da-instancia"}`,
		"no envelope": `[1,2,3]`,
		"an event without its data": evolutionBody(channelId, "messages.upsert", "texto"),
	};
	for (const [what, body] of Object.entries(unreadable)) {
		const answer = await callEvolution(channelId, body);
		expect(answer.status, what).toBe(200);
		expect(await answer.json(), what).toEqual({ received: "stored" });
	}
	const kept = await runInDurableObject(instanceOf(channelId), (_, { storage }) =>
		storage.sql.exec<{ body: string }>("SELECT body FROM quarantine ORDER BY n").toArray(),
	);
	expect(kept).toHaveLength(3);
	expect(kept[0]?.body).toContain("messages.upsert");
	expect(kept[0]?.body).not.toContain("segredo");
	// An event nobody needs is no trouble: it is dropped knowingly.
	const unknown = await callEvolution(channelId, evolutionBody(channelId, "labels.edit", {}));
	expect(await unknown.json()).toEqual({ received: "ignored" });
});

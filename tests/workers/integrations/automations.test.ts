import { createHmac } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import { AUTOMATION_EVENTS } from "#app/domain/webhooks/event.ts";
import { createShop, customerSays } from "#tests/support/answering-shop.ts";
import { createAutomationRig, n8nAt } from "#tests/support/automation-rig.ts";
import { eventually, incoming, instanceOf } from "#tests/support/instance.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { openWorkspaceSocket } from "#tests/support/socket.ts";
import { listDeliveries } from "#tests/support/webhook-rig.ts";

const DAY_MS = 86_400_000;

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

type Rig = Awaited<ReturnType<typeof createAutomationRig>>;

const forAutomation = async (rig: Rig) =>
	(await listDeliveries(rig.channelId)).filter(({ integration_id: id }) => id === rig.id);

/** What the object handed over, as the queue's consumer gets it. */
async function deliverAll(rig: Rig) {
	// The deployment's own consumer is there first, and may call nobody here.
	await eventually(
		async () => (await forAutomation(rig)).every(({ state }) => state !== "queued"),
		20_000,
	);
	await bindings.DB.prepare(
		"update webhook_deliveries set state = 'queued', next_at = 0, problem = null where integration_id = ?",
	)
		.bind(rig.id)
		.run();
	for (const { id } of await forAutomation(rig))
		rig.queued.push({
			job: {
				deliveryId: id,
				workspaceId: rig.member.workspaceId,
				channelId: rig.channelId,
				integrationId: rig.id,
			},
			delaySeconds: 0,
		});
	await rig.drain();
}

const view = async (rig: Rig) => {
	const listed = await rig.services().integrations.list(rig.signedIn);
	return listed.find(({ id }) => id === rig.id);
};

test("an automation is told exactly what its member chose, signed, once, with its own key", async () => {
	const rig = await createAutomationRig("ok", ["message.received", "conversation.opened"]);
	const instance = instanceOf(rig.channelId);
	await instance.receive([{ type: "linked", phone: "5511912345678", profileName: "Loja" }]);
	const message = incoming();
	await instance.receive([message, message]);
	await instance.receive([incoming({ content: { type: "text", text: "e azul?" } })]);
	await eventually(async () => (await forAutomation(rig)).length === 3);
	await deliverAll(rig);
	const told = await rig.told();
	expect(told.map(({ headers }) => headers["x-prosa-event"] ?? "").toSorted()).toEqual([
		"conversation.opened",
		"message.received",
		"message.received",
	]);
	const opened = told.find(({ headers }) => headers["x-prosa-event"] === "conversation.opened");
	expect(JSON.parse(opened?.body ?? "")).toMatchObject({
		event: "conversation.opened",
		instance: { id: rig.channelId, type: "whatsapp" },
		conversation: { closedAt: null, contact: { phone: "5511987654321" } },
	});
	expect(opened?.headers).toMatchObject({
		authorization: "Bearer n8n-key-of-a-test",
		"x-prosa-hop": "1",
	});
	const [, seconds = "", mark] =
		/^t=(\d+),v1=([0-9a-f]{64})$/.exec(opened?.headers["x-prosa-signature"] ?? "") ?? [];
	const expected = createHmac("sha256", rig.signingSecret).update(`${seconds}.${opened?.body}`);
	expect(mark).toBe(expected.digest("hex"));
});

test("what a page of the channel's own address shows is not the automation's, and the other way round", async () => {
	const rig = await createAutomationRig("ok", ["message.received"]);
	await instanceOf(rig.channelId).receive([incoming()]);
	await eventually(async () => (await listDeliveries(rig.channelId)).length === 2);
	const opened = await rig.services().instanceSettings.open(rig.signedIn, rig.channelId, null);
	expect(opened.ok && opened.value.deliveries).toHaveLength(1);
	const shown = await rig.services().integrations.deliveries(rig.signedIn, rig.id);
	expect(shown.ok && shown.value).toHaveLength(1);
	const ids = [opened, shown].map((page) => JSON.stringify(page));
	expect(ids[0]).not.toContain((await forAutomation(rig))[0]?.id ?? "none");
});

test("a conversation that somebody closes is told, with when it ended", async () => {
	const rig = await createAutomationRig("ok", ["conversation.closed"]);
	const instance = instanceOf(rig.channelId);
	const { workspaceId } = rig.member;
	await instance.receive([incoming()]);
	const listed = await instance.contacts(workspaceId, { cursor: null, search: "" });
	const contactId = listed.ok ? (listed.value.contacts[0]?.id ?? "") : "";
	await instance.care(workspaceId, contactId, { type: "state", state: "closed", author: "Ana" });
	await eventually(async () => (await forAutomation(rig)).length === 1);
	const [delivery] = await forAutomation(rig);
	expect(JSON.parse(delivery?.body ?? "")).toMatchObject({
		event: "conversation.closed",
		conversation: { closedAt: expect.stringMatching(/^\d{4}-/) },
	});
});

test("a conversation that an agent hands over is told, with the reason, as soon as people are to answer", async () => {
	const shop = await createShop();
	const rig = await createAutomationRig("ok", ["conversation.handed_over"], shop);
	await customerSays(shop, "Quero falar com um atendente");
	await eventually(async () => (await forAutomation(rig)).length === 1, 15_000);
	await deliverAll(rig);
	const [call, ...more] = await rig.told();
	expect(more).toEqual([]);
	expect(call?.headers["x-prosa-event"]).toBe("conversation.handed_over");
	expect(JSON.parse(call?.body ?? "")).toMatchObject({
		event: "conversation.handed_over",
		instance: { id: shop.channelId },
		conversation: { closedAt: null, reason: "requested", contact: { phone: "5511987654321" } },
	});
});

test("its health is its last delivery: an error is told live, pauses after three days, and resumes by hand", async () => {
	const rig = await createAutomationRig("error", [...AUTOMATION_EVENTS]);
	const socket = await openWorkspaceSocket(rig.member);
	await socket.next("hello");
	await instanceOf(rig.channelId).receive([incoming()]);
	await eventually(async () => (await forAutomation(rig)).length === 2);
	await deliverAll(rig);
	expect(await socket.next("integration_checked")).toMatchObject({
		integrationId: rig.id,
		health: "error",
		isNewProblem: true,
		problems: 1,
	});
	socket.close();
	expect(await view(rig)).toMatchObject({
		health: "error",
		lastTest: { finding: { kind: "undelivered", status: 500 } },
		delivery: { pausedAt: null, hasSecret: true },
	});
	// The schedule calls nobody's automation: it says what the last delivery said.
	const before = (await rig.told()).length;
	const job = { workspaceId: rig.member.workspaceId, integrationId: rig.id };
	await rig.services().healthChecks.check(job);
	expect(await view(rig)).toMatchObject({
		health: "error",
		lastTest: { finding: { kind: "undelivered" } },
	});
	expect((await rig.told()).length).toBe(before);
	rig.later(3 * DAY_MS + 60_000);
	await rig.drain();
	expect((await view(rig))?.delivery?.pausedAt).toEqual(expect.any(Number));
	const resumed = await rig.services().integrations.resume(rig.signedIn, rig.id);
	expect(resumed).toEqual({ ok: true, value: null });
	expect((await view(rig))?.delivery).toMatchObject({ pausedAt: null, failures: 0 });
});

test("H20 an automation that fails five times rests for all that waits for it, and then one call probes it", async () => {
	const rig = await createAutomationRig("error", ["message.received"]);
	await instanceOf(rig.channelId).receive(Array.from({ length: 7 }, () => incoming()));
	await eventually(async () => (await forAutomation(rig)).length === 7);
	await deliverAll(rig);
	expect(await rig.told()).toHaveLength(5);
	const restsUntil = (await view(rig))?.delivery?.retryAt ?? 0;
	expect(restsUntil).toBeGreaterThan(Date.now());
	rig.later(5 * 60_000);
	// All of them at once, as several consumers have them.
	const due = rig.queued.splice(0);
	expect(due).toHaveLength(7);
	await Promise.all(due.map(({ job }) => rig.services().webhooksOut.deliver(job)));
	expect(await rig.told()).toHaveLength(6);
	expect((await view(rig))?.delivery?.retryAt).toBeGreaterThan(restsUntil);
});

test("events that are chosen no more, and an automation that is removed, are told nothing", async () => {
	const rig = await createAutomationRig("ok", ["message.received"]);
	const instance = instanceOf(rig.channelId);
	await instance.receive([incoming()]);
	await eventually(async () => (await forAutomation(rig)).length === 1);
	const mask = { webhook_url: "••••••••x", api_key: "••••••••x" };
	const change = { ...n8nAt(rig.path, ["message.sent"]), credentials: mask };
	const { integrations } = rig.services();
	expect(await integrations.update(rig.signedIn, rig.id, change)).toMatchObject({ ok: true });
	// What was handed over before says nothing any more either.
	await deliverAll(rig);
	expect(await rig.told()).toEqual([]);
	await instance.receive([incoming()]);
	await instance.receive([incoming({ fromMe: true, origin: "phone", status: "sent", name: null })]);
	await eventually(async () => (await forAutomation(rig)).length === 2);
	expect((await forAutomation(rig)).map(({ event }) => event).toSorted()).toEqual([
		"message.received",
		"message.sent",
	]);
	await integrations.remove(rig.signedIn, rig.id);
	expect(await forAutomation(rig)).toEqual([]);
	await instance.receive([incoming({ fromMe: true, origin: "phone", status: "sent", name: null })]);
	await instance.receive([incoming()]);
	await eventually(async () => (await listDeliveries(rig.channelId)).length >= 5);
	expect(await forAutomation(rig)).toEqual([]);
});

test("a channel made later is told of by the automations that are there", async () => {
	const rig = await createAutomationRig("ok", ["message.received"]);
	const made = await rig.services().whatsapp.create(rig.signedIn, {
		name: "Segunda loja",
		description: "",
		webhookUrl: "",
		gateway: "simulator",
	});
	if (!made.ok) throw new Error(made.code);
	await instanceOf(made.value.id).receive([incoming()]);
	await eventually(async () => (await listDeliveries(made.value.id)).length === 1);
	expect((await listDeliveries(made.value.id))[0]).toMatchObject({ integration_id: rig.id });
});

test("D05 E05 another workspace's, a colleague's and a viewer's calls reach no automation", async () => {
	const [own, foreign] = [
		await createAutomationRig("ok", ["message.received"]),
		await createAutomationRig("ok", ["message.received"]),
	];
	await instanceOf(foreign.channelId).receive([incoming()]);
	await eventually(async () => (await forAutomation(foreign)).length === 1);
	const [delivery] = await forAutomation(foreign);
	const { integrations } = own.services();
	const attempts = async (who: typeof own.signedIn, id: string) =>
		(
			await Promise.all([
				integrations.deliveries(who, id),
				integrations.replay(who, id, delivery?.id ?? ""),
				integrations.resume(who, id),
				integrations.renewSecret(who, id),
			])
		).map((outcome) => (outcome.ok ? "ok" : outcome.code));
	expect(await attempts(own.signedIn, foreign.id)).toEqual(Array(4).fill("not_found"));
	expect(await attempts(await own.colleague("admin"), own.id)).toEqual(Array(4).fill("not_found"));
	expect(await attempts(await own.colleague("viewer"), own.id)).toEqual(Array(4).fill("forbidden"));
	// A delivery of somebody else's through one's own automation.
	const mixed = await integrations.replay(own.signedIn, own.id, delivery?.id ?? "");
	expect(mixed).toEqual({ ok: false, code: "not_found" });
});

test("a new signing secret is told once; for a day the one before signs too", async () => {
	const rig = await createAutomationRig("ok", ["message.received"]);
	const renewed = await rig.services().integrations.renewSecret(rig.signedIn, rig.id);
	if (!renewed.ok) throw new Error(renewed.code);
	expect(renewed.value.secret).toMatch(/^whsec_/);
	expect(JSON.stringify(await view(rig))).not.toContain("whsec_");
	await instanceOf(rig.channelId).receive([incoming()]);
	await eventually(async () => (await forAutomation(rig)).length === 1);
	await deliverAll(rig);
	const [call] = await rig.told();
	expect(call?.headers["x-prosa-signature"]?.match(/v1=/g)).toHaveLength(2);
	const stored = await bindings.DB.prepare("select * from integrations where id = ?")
		.bind(rig.id)
		.first();
	for (const secret of [renewed.value.secret, rig.signingSecret, "n8n-key-of-a-test"])
		expect(JSON.stringify(stored)).not.toContain(secret);
});

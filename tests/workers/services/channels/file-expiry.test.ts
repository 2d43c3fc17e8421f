import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { MessageView } from "#app/contracts/frames.ts";
import type { ContactPage, MessagePage } from "#app/contracts/whatsapp.ts";
import { createR2Store } from "#workers/adapters/file-store/r2.ts";
import { incoming, instanceOf } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { ask, createChannel, findSignedIn, services } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);
afterEach(() => vi.useRealTimers());

const DAY_MS = 86_400_000;
const store = createR2Store(env.MEDIA);

/** The hour in which the schedule does it, or another one, `days` from today. */
function setHour(hour: number, days = 0): void {
	const at = new Date();
	at.setUTCDate(at.getUTCDate() + days);
	at.setUTCHours(hour, 10);
	vi.useFakeTimers({ toFake: ["Date"], now: at });
}

/** A channel in which a picture came 100 days ago and another today, both kept; and one that was never kept. */
async function setUp() {
	const { id: workspaceId } = await createWorkspace();
	const admin = await createMember(workspaceId, "admin");
	const channelId = await createChannel(workspaceId);
	const instance = instanceOf(channelId);
	const place = { workspaceId, channelId };
	const picture = (providerId: string) =>
		incoming({
			providerId: `${providerId}-${channelId}`,
			content: {
				type: "image",
				text: "a vitrine",
				media: { mimetype: "image/png", fileName: "vitrine.png", ref: "gateway" },
			},
		});
	await instance.receive([
		{ type: "linked", phone: "5511912345678", profileName: "Loja" },
		picture("OLD"),
		picture("NEW"),
		picture("GATEWAY"),
	]);
	const keep = async (text: string) => {
		const kept = await store.keep(place, new Blob([text]).stream(), { maxBytes: 99, bytes: null });
		return kept?.hash ?? "";
	};
	const [old, fresh] = [await keep("antiga"), await keep("nova")];
	await runInDurableObject(instance, (_, { storage: { sql } }) => {
		const move = "UPDATE messages SET sort_at = sort_at - ? WHERE id LIKE ?";
		sql.exec(move, 100 * DAY_MS, "OLD%");
		sql.exec(move, 100 * DAY_MS, "GATEWAY%");
		sql.exec("UPDATE messages SET file = ? WHERE id LIKE 'OLD%'", old);
		sql.exec("UPDATE messages SET file = ? WHERE id LIKE 'NEW%'", fresh);
	});
	const base = `/api/channels/${channelId}`;
	const read = async (): Promise<Record<string, MessageView>> => {
		const { contacts } = await (await ask(admin, "GET", `${base}/contacts`)).json<ContactPage>();
		const at = `${base}/contacts/${contacts[0]?.id}/messages`;
		const { messages } = await (await ask(admin, "GET", at)).json<MessagePage>();
		return Object.fromEntries(messages.map((one) => [one.id.split("-")[0] ?? "", one]));
	};
	const isKept = async (hash: string) => (await store.find(place, hash)) !== null;
	const choose = async (days: 90 | null) =>
		services().fileLifetime.saveLifetime(await findSignedIn(admin), days);
	return { admin, channelId, instance, old, fresh, read, isKept, choose, workspaceId };
}

test("an old message keeps its words and says that its file is gone; others, and other workspaces, keep theirs", async () => {
	const [shop, other] = [await setUp(), await setUp()];
	expect((await shop.choose(90)).ok).toBe(true);
	setHour(5, 1);
	await services().fileExpiry.sweep();
	expect((await shop.read())["OLD"]?.media?.expired).toBeUndefined();
	setHour(6, 1);
	await services().fileExpiry.sweep();
	const { OLD: old, NEW: fresh, GATEWAY: elsewhere } = await shop.read();
	expect(old).toMatchObject({
		text: "a vitrine",
		media: { mimetype: "image/png", fileName: "vitrine.png", expired: true },
	});
	// What only the gateway has is the gateway's affair.
	for (const message of [fresh, elsewhere]) expect(message?.media).not.toHaveProperty("expired");
	const answer = await ask(shop.admin, "GET", `/media/${shop.channelId}/${old?.id}`);
	expect(answer.status).toBe(410);
	setHour(8, 1);
	await runDurableObjectAlarm(shop.instance);
	expect([await shop.isKept(shop.old), await shop.isKept(shop.fresh)]).toEqual([false, true]);
	expect((await other.read())["OLD"]?.media).not.toHaveProperty("expired");
	await runDurableObjectAlarm(other.instance);
	expect(await other.isKept(other.old)).toBe(true);
});

test("kept for ever again, nothing more goes; what waits to be sent keeps its file", async () => {
	const shop = await setUp();
	await shop.choose(90);
	await shop.choose(null);
	setHour(6, 1);
	await services().fileExpiry.sweep();
	expect((await shop.read())["OLD"]?.media).not.toHaveProperty("expired");
	await shop.choose(90);
	await runInDurableObject(shop.instance, (_, { storage: { sql } }) => {
		sql.exec("UPDATE messages SET status = 'queued' WHERE id LIKE 'OLD%'");
	});
	await services().fileExpiry.sweep();
	expect((await shop.read())["OLD"]?.media).not.toHaveProperty("expired");
});

test("a failed message whose file is gone is not sent again as its caption alone", async () => {
	const { instance, workspaceId } = await setUp();
	const page = await instance.contacts(workspaceId, { cursor: null, search: "" });
	const contactId = page.ok ? (page.value.contacts[0]?.id ?? "") : "";
	const id = crypto.randomUUID();
	expect((await instance.send(workspaceId, "Ana", { id, contactId, text: "a nota" })).ok).toBe(
		true,
	);
	const fail = (change: string) =>
		runInDurableObject(instance, (_, { storage: { sql } }) => {
			sql.exec("DELETE FROM outbox WHERE id = ?", id);
			sql.exec(`UPDATE messages SET status = 'failed' ${change} WHERE id = ?`, id);
		});
	await fail(`, type = 'image', media = '{"expired":true}'`);
	expect(await instance.retry(workspaceId, id)).toEqual({ ok: false, code: "conflict" });
	await fail(", type = 'text', media = NULL");
	expect((await instance.retry(workspaceId, id)).ok).toBe(true);
});

test("only admins choose, and the log says for how long", async () => {
	const { workspaceId, choose } = await setUp();
	const manager = await createMember(workspaceId, "manager");
	const refused = await services().fileLifetime.saveLifetime(await findSignedIn(manager), 90);
	expect(refused).toEqual({ ok: false, code: "forbidden" });
	await choose(90);
	const { results } = await env.DB.prepare(
		"select metadata from activity_logs where workspace_id = ? and metadata like '%lifetime%'",
	)
		.bind(workspaceId)
		.all<{ metadata: string }>();
	expect(results.map(({ metadata }) => JSON.parse(metadata) as object)).toEqual([
		{ code: "file_lifetime_changed", days: "90" },
	]);
});

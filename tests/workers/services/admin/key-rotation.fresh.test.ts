import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import type { EmailJob } from "#app/contracts/jobs.ts";
import { channelObjectName } from "#app/domain/channels/object-name.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import { startFresh } from "#tests/support/fresh.ts";
import { isLong } from "#tests/support/long.ts";
import { bindings, createMember, migrate } from "#tests/support/sign-in.ts";
import { codesOf, createTeam, freshEmail, inviteOf, servicesAt } from "#tests/support/team.ts";
import { findSignedIn, services } from "#tests/support/two-workspaces.ts";
import {
	createDataKey,
	createSealer,
	masterKeyId,
	rewrapDataKey,
	wrappingKeyId,
} from "#workers/adapters/secrets/envelope.ts";
import { hashToken } from "#workers/adapters/secrets/token.ts";
import { deriveWebhookSecrets } from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";
import { loadConfig } from "#workers/config.ts";
import { createDatabase } from "#workers/data/database.ts";
import { createKeyRotation } from "#workers/services/admin/key-rotation.ts";

startFresh();

const { masterKeys } = loadConfig(env);
const [present, earlier = ""] = masterKeys;
const PRESENT_ID = masterKeyId(present);

beforeEach(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
	await forgetWorld();
});

interface Secret {
	workspaceId: string;
	rowId: string;
	value: string;
	sealed: string;
}
interface World {
	channels: { id: string; type: ChannelType; workspaceId: string }[];
	secrets: Secret[];
}

/** Every workspace without members: those with some are of tests that count nothing. */
const forgetWorld = () =>
	bindings.DB.batch([
		bindings.DB.prepare("delete from key_renewals"),
		bindings.DB.prepare("delete from channels"),
		bindings.DB.prepare(
			"delete from workspaces where id not in (select workspace_id from members)",
		),
	]);

const objectOf = ({ id, type }: { id: string; type: ChannelType }) =>
	type === "whatsapp"
		? env.WHATSAPP_INSTANCE.getByName(channelObjectName(id))
		: env.CHANNEL_INBOX.getByName(channelObjectName(id));
const placeOf = ({ workspaceId, rowId }: Secret) => ({
	workspaceId,
	table: "integrations",
	rowId,
	field: "credentials",
});

/** Workspaces from before the rotation: keys, channels whose objects hold copies, sealed secrets. */
async function createWorld(sizes: {
	workspaces: number;
	channels: number;
	secrets: number;
}): Promise<World> {
	const world: World = { channels: [], secrets: [] };
	const statements: D1PreparedStatement[] = [];
	for (let w = 0; w < sizes.workspaces; w += 1) {
		const workspaceId = crypto.randomUUID();
		const dataKeyWrapped = createDataKey(earlier, workspaceId);
		statements.push(
			bindings.DB.prepare(
				`insert into workspaces (id, name, slug, plan, status, data_key_wrapped, created_at, updated_at)
				values (?1, 'Loja', ?1, 'premium', 'active', ?2, 1, 1)`,
			).bind(workspaceId, dataKeyWrapped),
		);
		const sealer = createSealer({ masterKeys, workspaceId, dataKeyWrapped });
		for (let n = 0; n < sizes.secrets; n += 1) {
			const secret = { workspaceId, rowId: `${n}`, value: `secret ${w} ${n}`, sealed: "" };
			world.secrets.push({ ...secret, sealed: sealer.seal(secret.value, placeOf(secret)) });
		}
		for (let c = 0; c < sizes.channels; c += 1) {
			const channel = {
				id: crypto.randomUUID(),
				type: c % 2 === 0 ? ("whatsapp" as const) : ("webchat" as const),
				workspaceId,
			};
			world.channels.push(channel);
			statements.push(
				bindings.DB.prepare(
					`insert into channels (id, workspace_id, type, name, gateway, auto_reconnect, auto_read_messages,
						reject_calls, enable_chat_presence, receive_message_status, max_connection_attempts, created_at, updated_at)
					values (?, ?, ?, 'Loja', 'simulator', 1, 0, 1, 1, 1, 5, 1, 1)`,
				).bind(channel.id, workspaceId, channel.type),
			);
			await keepCopy(channel, dataKeyWrapped);
		}
	}
	for (let at = 0; at < statements.length; at += 100)
		await bindings.DB.batch(statements.slice(at, at + 100));
	return world;
}

/** The copy of an object, as it was written before anybody knew of another key. */
async function keepCopy(channel: World["channels"][number], dataKeyWrapped: string) {
	const { id: channelId, type, workspaceId } = channel;
	await objectOf(channel).configure({
		workspaceId,
		channelId,
		type,
		dataKeyWrapped,
		name: "Loja",
		gateway: type === "whatsapp" ? "simulator" : "webchat",
		settings: DEFAULT_SETTINGS,
	});
	await changeConfig(channel, { dataKeyWrapped });
}

const changeConfig = (channel: World["channels"][number], change: Record<string, unknown>) =>
	runInDurableObject(objectOf(channel), (_instance, { storage }) => {
		const { json } = storage.sql.exec<{ json: string }>("SELECT json FROM config").one();
		const changed = JSON.stringify({ ...JSON.parse(json), ...change });
		storage.sql.exec("UPDATE config SET json = ?", changed);
		// It reads its configuration when it wakes up.
	}).then(() => evictDurableObject(objectOf(channel)));

const copyOf = (channel: World["channels"][number]): Promise<string> =>
	runInDurableObject(objectOf(channel), (_instance, { storage }) => {
		const { json } = storage.sql.exec<{ json: string }>("SELECT json FROM config").one();
		return (JSON.parse(json) as { dataKeyWrapped: string }).dataKeyWrapped;
	});

async function keysOf(): Promise<Map<string, string>> {
	const { results } = await bindings.DB.prepare(
		"select id, data_key_wrapped as wrapped from workspaces",
	).all<{ id: string; wrapped: string }>();
	return new Map(results.map(({ id, wrapped }) => [id, wrapped]));
}

/** How many secrets, by the workspace's key and by the copy of each object, do not open. */
async function countUnreadable(world: World, keys: readonly string[]): Promise<number> {
	const wrapped = await keysOf();
	let unreadable = 0;
	const opens = (dataKeyWrapped: string, secret: Secret): boolean => {
		try {
			const { workspaceId } = secret;
			const sealer = createSealer({ masterKeys: keys, workspaceId, dataKeyWrapped });
			const opened = sealer.open(secret.sealed, placeOf(secret));
			return opened.ok && opened.value === secret.value;
		} catch {
			return false;
		}
	};
	for (const secret of world.secrets)
		if (!opens(wrapped.get(secret.workspaceId) ?? "", secret)) unreadable += 1;
	for (const channel of world.channels) {
		const secret = world.secrets.find(({ workspaceId }) => workspaceId === channel.workspaceId);
		if (secret && !opens(await copyOf(channel), secret)) unreadable += 1;
	}
	return unreadable;
}

/**
 * A rotation that is killed at its `deathAt`th call to D1 or an object: before it is made, or after it
 * was done and before anybody hears of it. Everything until then is really done.
 */
function createMortal(deathAt: number, isDoneFirst: boolean) {
	let calls = 0;
	let isDead = false;
	async function live<Answer>(call: () => Promise<Answer>): Promise<Answer> {
		if (isDead) return new Promise<never>(() => undefined);
		calls += 1;
		if (calls !== deathAt) return call();
		if (isDoneFirst) await call();
		isDead = true;
		died();
		return new Promise<never>(() => undefined);
	}
	let died = (): void => undefined;
	const death = new Promise<"died">((resolve) => {
		died = () => resolve("died");
	});
	const statements = new WeakMap<object, D1PreparedStatement>();
	const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
		const wrapped = {
			bind: (...values: unknown[]) => wrap(statement.bind(...values)),
			run: () => live(() => statement.run()),
			all: () => live(() => statement.all()),
			raw: () => live(() => statement.raw()),
		} as unknown as D1PreparedStatement;
		statements.set(wrapped, statement);
		return wrapped;
	};
	const d1 = {
		prepare: (sql: string) => wrap(bindings.DB.prepare(sql)),
		batch: (list: D1PreparedStatement[]) =>
			live(() => bindings.DB.batch(list.map((each) => statements.get(each) ?? each))),
	} as unknown as D1Database;
	const rotation = createKeyRotation({
		db: createDatabase(d1),
		log: () => undefined,
		now: Date.now,
		masterKeyId: PRESENT_ID,
		rewrap: (workspaceId, dataKeyWrapped) =>
			rewrapDataKey({ masterKeys, workspaceId, dataKeyWrapped }),
		channel: (channel) =>
			({
				renewKey: (workspaceId: string) =>
					live(async () => objectOf(channel).renewKey(workspaceId)),
			}) as unknown as ReturnType<typeof objectOf>,
		record: async () => undefined,
	});
	return { run: () => Promise.race([rotation.sweep(), death]), calls: () => calls };
}

async function expectRenewed(world: World): Promise<void> {
	for (const wrapped of (await keysOf()).values()) expect(wrappingKeyId(wrapped)).toBe(PRESENT_ID);
	for (const channel of world.channels)
		expect(wrappingKeyId(await copyOf(channel))).toBe(PRESENT_ID);
	// The earlier key may go now.
	expect(await countUnreadable(world, [present])).toBe(0);
	const left = await bindings.DB.prepare("select count(*) as n from key_renewals").first("n");
	expect(left).toBe(0);
}

test.each([
	["before a call", false],
	["after a call nobody heard back from", true],
])(
	"J05 a rotation killed %s, at any of them, leaves every secret readable and goes on",
	async (_, isDone) => {
		let deaths = 0;
		for (let deathAt = 1; ; deathAt += 1) {
			const world = await createWorld({ workspaces: 2, channels: 2, secrets: 2 });
			const ending = await createMortal(deathAt, isDone).run();
			expect(await countUnreadable(world, masterKeys), `killed at ${deathAt}`).toBe(0);
			const immortal = createMortal(Number.POSITIVE_INFINITY, false);
			await immortal.run();
			await expectRenewed(world);
			if (ending !== "died") break;
			deaths += 1;
			await forgetWorld();
		}
		// The list, and for each workspace: its channels, their objects, its own copy.
		expect(deaths).toBe(1 + 2 * (1 + 2 + 1));
	},
	120_000,
);

const SECRETS = isLong ? 10_000 : 300;
test(`J05 ${SECRETS} secrets, killed ten times on the way: none is unreadable, none is left behind`, async () => {
	const workspaces = SECRETS / 10;
	const world = await createWorld({ workspaces, channels: isLong ? 0 : 1, secrets: 10 });
	const step = Math.floor((workspaces * (isLong ? 2 : 3)) / 11);
	let deaths = 0;
	for (let kill = 0; kill < 10; kill += 1) {
		// Several runs, as the schedule makes them; the last one dies.
		const mortal = createMortal(Math.max(2, step - kill), kill % 2 === 0);
		let ending: number | "died";
		do ending = await mortal.run();
		while (ending !== "died" && ending > 0);
		if (ending === "died") deaths += 1;
		if (kill % 3 === 0) expect(await countUnreadable(world, masterKeys)).toBe(0);
	}
	expect(deaths).toBe(10);
	const last = createMortal(Number.POSITIVE_INFINITY, false);
	while (Number(await last.run()) > 0);
	await expectRenewed(world);
	// Nothing is due any more: one read, no write, no object woken.
	const idle = createMortal(Number.POSITIVE_INFINITY, false);
	expect(await idle.run()).toBe(0);
	expect(idle.calls()).toBe(1);
}, 600_000);

test("J05 a workspace of many channels is renewed over several runs, from where the last one ended", async () => {
	const world = await createWorld({ workspaces: 1, channels: 45, secrets: 1 });
	const first = createMortal(30, true);
	expect(await first.run()).toBe("died");
	const place = await bindings.DB.prepare(
		"select key_id, after_channel_id from key_renewals",
	).first();
	expect(place).toMatchObject({ key_id: PRESENT_ID });
	const second = createMortal(Number.POSITIVE_INFINITY, false);
	expect(await second.run()).toBe(1);
	// Of 45 objects the first 20 are not told again.
	expect(second.calls()).toBeLessThan(45);
	await expectRenewed(world);
}, 60_000);

test("J05 a key that no master key opens stops no other workspace", async () => {
	const world = await createWorld({ workspaces: 3, channels: 1, secrets: 1 });
	await bindings.DB.prepare(
		`insert into workspaces (id, name, slug, plan, status, data_key_wrapped, created_at, updated_at)
		values ('0', 'Perdida', 'perdida', 'free', 'active', 'v1.00000000.x.y', 1, 1)`,
	).run();
	expect(await createMortal(Number.POSITIVE_INFINITY, false).run()).toBe(3);
	expect(await countUnreadable(world, [present])).toBe(0);
});

test("J05 a configuration read before the rotation does not bring the earlier key back", async () => {
	const world = await createWorld({ workspaces: 1, channels: 1, secrets: 1 });
	const [channel] = world.channels;
	if (!channel) throw new Error("no channel");
	const before = (await keysOf()).get(channel.workspaceId) ?? "";
	await createMortal(Number.POSITIVE_INFINITY, false).run();
	await objectOf(channel).configure({
		workspaceId: channel.workspaceId,
		channelId: channel.id,
		dataKeyWrapped: before,
		name: "Outro nome",
		gateway: "simulator",
		settings: DEFAULT_SETTINGS,
	});
	await expectRenewed(world);
});

test("J05 what an erased channel left at a gateway can still be deleted there", async () => {
	const world = await createWorld({ workspaces: 1, channels: 1, secrets: 1 });
	const [channel] = world.channels;
	if (!channel) throw new Error("no channel");
	await changeConfig(channel, { isErased: true });
	await bindings.DB.prepare("update channels set deleted_at = ?").bind(Date.now()).run();
	await createMortal(Number.POSITIVE_INFINITY, false).run();
	await expectRenewed(world);
});

test("an object belongs to one workspace: another's rotation changes nothing in it (D08)", async () => {
	const world = await createWorld({ workspaces: 1, channels: 1, secrets: 1 });
	const [channel] = world.channels;
	if (!channel) throw new Error("no channel");
	expect(await objectOf(channel).renewKey(crypto.randomUUID())).toBe("none");
	expect(wrappingKeyId(await copyOf(channel))).toBe(masterKeyId(earlier));
});

test("who waits for a new key is found by an index", async () => {
	const { results } = await bindings.DB.prepare(
		"explain query plan select id from workspaces where data_key_wrapped < ? or data_key_wrapped >= ?",
	)
		.bind("v1.a.", "v1.a/")
		.all<{ detail: string }>();
	expect(results.map(({ detail }) => detail).join()).not.toContain("SCAN");
});

test("an admin renews the own key at once and the log says so; nobody else may", async () => {
	const world = await createWorld({ workspaces: 2, channels: 1, secrets: 1 });
	const [own, others] = new Set(world.secrets.map(({ workspaceId }) => workspaceId));
	if (!own || !others) throw new Error("no workspace");
	const admin = await findSignedIn(await createMember(own, "admin"));
	const manager = await findSignedIn(await createMember(own, "manager"));
	const { keyRotation, deadLetters } = services();
	const isRenewing = async () => {
		const filter = { queue: null, state: "waiting", cursor: null } as const;
		const page = await deadLetters.open(admin, filter);
		return page.ok && page.value.key.isRenewing;
	};
	expect(await keyRotation.renew(manager)).toEqual({ ok: false, code: "forbidden" });
	expect(await isRenewing()).toBe(true);
	expect(await keyRotation.renew(admin)).toEqual({ ok: true, value: null });
	expect(await keyRotation.renew(admin)).toEqual({ ok: true, value: null });
	expect(await isRenewing()).toBe(false);
	const wrapped = await keysOf();
	expect(wrappingKeyId(wrapped.get(own) ?? "")).toBe(PRESENT_ID);
	expect(wrappingKeyId(wrapped.get(others) ?? "")).toBe(masterKeyId(earlier));
	expect(await codesOf(own)).toEqual(["keys_renewed"]);
	expect(await countUnreadable(world, masterKeys)).toBe(0);
});

test("a mail that was queued before the master key changed still holds the link that works", async () => {
	const { workspaceId, people } = await createTeam();
	const jobs: EmailJob[] = [];
	const before = servicesAt(Date.now, {
		MASTER_KEY: earlier,
		EMAILS: { send: async (job: EmailJob) => void jobs.push(job) },
	} as unknown as Partial<Env>);
	const email = freshEmail();
	const { signedIn } = people.admin;
	expect(await before.invitations.invite(signedIn, inviteOf({ email }), "pt")).toMatchObject({
		ok: true,
	});
	const [job] = jobs;
	if (!job) throw new Error("nothing was queued");
	const { mails } = services();
	expect(await mails.deliver(job)).toEqual({ kind: "done" });
	const mail = (await mails.list())?.find(({ to }) => to === email);
	const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
	const stored = await bindings.DB.prepare(
		"select token_hash from invitations where workspace_id = ?",
	)
		.bind(workspaceId)
		.first("token_hash");
	expect(hashToken(token)).toBe(stored);
});

test("a gateway goes on calling the address it was told before the master key changed", async () => {
	const channelId = crypto.randomUUID();
	const { gatewayWebhooks } = services();
	const callWith = (key: string) => {
		const { mac, headerSecret } = deriveWebhookSecrets(key, channelId);
		return gatewayWebhooks.receiveTelegram({
			segment: `${channelId}.${mac}`,
			secret: headerSecret,
			body: "{}",
		});
	};
	const unknown = "b5Nw8QzE2xVt4LdR9yHm3KfS6pJc7UgA";
	expect(await callWith(unknown)).toBe("unknown_path");
	expect(await callWith(earlier)).not.toBe("unknown_path");
	expect(await callWith(present)).not.toBe("unknown_path");
});

import { createTasks } from "#durable-objects/object/tasks.ts";
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test, vi } from "vitest";
import { initialLink } from "#app/domain/channels/link/link-state.ts";
import { instanceOf, makeInstance } from "#tests/support/instance.ts";
import { bindings, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { createChannel } from "#tests/support/two-workspaces.ts";
import { createProjections } from "#durable-objects/channel/projections/projections.ts";

beforeAll(async () => {
	await migrate();
	vi.spyOn(console, "error").mockImplementation(() => {});
});

/** After a write that failed, spec'd by nothing but good manners: D1 is given time. */
const PAUSE_MS = 30_000;
const START = 1_900_000_000_000;

const readStatus = (channelId: string) =>
	bindings.DB.prepare("select status from channels where id = ?")
		.bind(channelId)
		.first<{ status: string }>("status");

test("a projection that D1 refuses waits half a minute before the next try, and is made then", async () => {
	const { id: workspaceId } = await createWorkspace();
	const channelId = await createChannel(workspaceId);
	const { channelId: anyObject } = await makeInstance();
	await runInDurableObject(instanceOf(anyObject), async (_instance, { storage }) => {
		let isDown = true;
		let tries = 0;
		const told: string[] = [];
		const db = new Proxy(bindings.DB, {
			get(target, name) {
				if (name !== "prepare" && name !== "batch") return Reflect.get(target, name);
				tries += 1;
				if (isDown) throw new Error("D1_ERROR: overloaded");
				return (Reflect.get(target, name) as (...args: unknown[]) => unknown).bind(target);
			},
		});
		storage.sql.exec("DELETE FROM progress WHERE name = 'projected_version'");
		const projector = createProjections({
			db,
			sql: storage.sql,
			tasks: createTasks(),
			place: () => ({ workspaceId, channelId }),
			link: () => ({ ...initialLink, status: "waiting_qr", version: 7 }),
			publishToWorkspace: (_workspace, frame) => Promise.resolve(void told.push(frame.type)),
			figures: {
				isDatabaseDue: () => false,
				isUnsure: () => false,
				isBehind: () => false,
				isStuckUntold: () => false,
				isServiceUncounted: () => false,
				fold: () => undefined,
				project: () => Promise.resolve(),
				forgetTold: () => undefined,
			},
			conversations: {
				isPending: () => false,
				isUnsure: () => false,
				askAgain: () => undefined,
				tellAgain: () => undefined,
				project: () => Promise.resolve(0),
				forgetTold: () => undefined,
			},
			ownsNumber: () => false,
			provedNumber: () => null,
			proveNumber: async () => true,
			refuseNumber: () => undefined,
		});
		const runAt = async (now: number) => Promise.all(projector.startDue(now));

		await runAt(START);
		const triesAtFirst = tries;
		expect(triesAtFirst).toBeGreaterThan(0);
		expect(projector.nextWake()).toBe(START + PAUSE_MS);
		expect(await runAt(START + PAUSE_MS - 1)).toHaveLength(0);
		expect(tries).toBe(triesAtFirst);
		expect(told).toEqual([]);

		isDown = false;
		await runAt(START + PAUSE_MS);
		expect(await readStatus(channelId)).toBe("waiting_qr");
		expect(told).toEqual(["channel"]);
		expect(projector.nextWake()).toBeNull();
	});
});

test("an outage of D1 does not keep figures from being counted (ledger C4)", async () => {
	const { channelId: anyObject } = await makeInstance();
	await runInDurableObject(instanceOf(anyObject), async (_instance, { storage }) => {
		const folds: number[] = [];
		const refuse = () => Promise.reject(new Error("D1_ERROR: overloaded"));
		const projector = createProjections({
			db: bindings.DB,
			sql: storage.sql,
			tasks: createTasks(),
			place: () => ({ workspaceId: "w", channelId: "c" }),
			link: () => initialLink,
			publishToWorkspace: () => Promise.resolve(),
			figures: {
				isDatabaseDue: () => true,
				isUnsure: () => false,
				isBehind: () => true,
				isStuckUntold: () => false,
				isServiceUncounted: () => false,
				fold: (now) => void folds.push(now),
				project: refuse,
				forgetTold: () => undefined,
			},
			conversations: {
				isPending: () => true,
				isUnsure: () => false,
				project: refuse,
				askAgain: () => undefined,
				tellAgain: () => undefined,
				forgetTold: () => undefined,
			},
			ownsNumber: () => false,
			provedNumber: () => null,
			proveNumber: async () => true,
			refuseNumber: () => undefined,
		});
		for (let turn = 0; turn < 5; turn += 1)
			await Promise.all(projector.startDue(START + turn * PAUSE_MS));
		expect(folds).toEqual([0, 1, 2, 3, 4].map((turn) => START + turn * PAUSE_MS));
	});
});

test("lists are told of what changed although D1 refuses figures and status (planted M06)", async () => {
	const { channelId: anyObject } = await makeInstance();
	await runInDurableObject(instanceOf(anyObject), async (_instance, { storage }) => {
		storage.sql.exec("DELETE FROM progress WHERE name = 'projected_version'");
		const refuse = () => Promise.reject(new Error("D1_ERROR: overloaded"));
		let tellings = 0;
		const projector = createProjections({
			db: {
				prepare: bindings.DB.prepare.bind(bindings.DB),
				batch: refuse,
			} as unknown as D1Database,
			sql: storage.sql,
			tasks: createTasks(),
			place: () => ({ workspaceId: "w", channelId: "c" }),
			link: () => ({ ...initialLink, status: "waiting_qr", version: 7 }),
			publishToWorkspace: refuse,
			figures: {
				isDatabaseDue: () => true,
				isUnsure: () => false,
				isBehind: () => true,
				isStuckUntold: () => false,
				isServiceUncounted: () => false,
				fold: () => undefined,
				project: refuse,
				forgetTold: () => undefined,
			},
			conversations: {
				isPending: () => true,
				isUnsure: () => false,
				askAgain: () => undefined,
				tellAgain: () => undefined,
				project: () => Promise.resolve((tellings += 1)),
				forgetTold: () => undefined,
			},
			ownsNumber: () => false,
			provedNumber: () => null,
			proveNumber: async () => true,
			refuseNumber: () => undefined,
		});
		projector.noteChange(START);
		await Promise.all(projector.startDue(START + 1000));
		expect(tellings).toBe(1);
	});
});

test("a projection that hangs is given up and made again half a minute later: figures and news", async () => {
	const { channelId: anyObject } = await makeInstance();
	await runInDurableObject(instanceOf(anyObject), async (_instance, { storage }) => {
		const tasks = createTasks();
		const reported: string[] = [];
		let hangs: "conversations" | "figures" | null = "conversations";
		const answer = (what: "conversations" | "figures") => {
			reported.push(what);
			return hangs === what ? new Promise<void>(() => undefined) : Promise.resolve();
		};
		const projector = createProjections({
			db: bindings.DB,
			sql: storage.sql,
			tasks: {
				...tasks,
				begin: (key, work, more) => tasks.begin(key, work, { ...more, limitMs: 5 }),
			},
			place: () => ({ workspaceId: "w", channelId: "c" }),
			link: () => initialLink,
			publishToWorkspace: () => Promise.resolve(),
			figures: {
				isDatabaseDue: () => true,
				isUnsure: () => false,
				isBehind: () => true,
				isStuckUntold: () => false,
				isServiceUncounted: () => false,
				fold: () => undefined,
				project: () => answer("figures"),
				forgetTold: () => undefined,
			},
			// As after a sleep: nothing says later that the hub was not told.
			conversations: {
				isPending: () => reported.length === 0,
				isUnsure: () => reported.length === 0,
				project: () => answer("conversations").then(() => 1),
				askAgain: () => undefined,
				tellAgain: () => undefined,
				forgetTold: () => undefined,
			},
			ownsNumber: () => false,
			provedNumber: () => null,
			proveNumber: async () => true,
			refuseNumber: () => undefined,
		});
		const runNext = async () => {
			const at = projector.nextWake();
			await Promise.all(projector.startDue(at ?? Number.NaN));
			return at;
		};
		const begunAt = Date.now();
		await runNext();
		expect(reported).toEqual(["conversations"]);

		hangs = "figures";
		const again = await runNext();
		expect(reported).toEqual(["conversations", "conversations", "figures"]);
		expect(again).toBeGreaterThanOrEqual(begunAt + PAUSE_MS);

		hangs = null;
		await runNext();
		expect(reported).toEqual(["conversations", "conversations", "figures", "figures"]);
		expect(projector.nextWake()).toBeNull();
	});
});

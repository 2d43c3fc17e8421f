import { afterEach, expect, test, vi } from "vitest";
import { startAlerts } from "#app/areas/shell/alerts/start.ts";
import { DEFAULT_ALERTS } from "#app/domain/alerts/settings.ts";

/** Public keys of a deployment before and after a change of its master key. */
const [OLD, NEW] = ["-_8B", "AAEC"];

interface Subscription {
	endpoint: string;
	/** The key of ours that it was made with; null: the browser does not say. */
	key: string | null;
}
interface Told {
	endpoint: string;
	serverKey: string;
}

/** The browser's subscription, as its push service keeps it; null: it has none. */
let held: Subscription | null = null;

/** What a page finds: how this browser was subscribed, what the server knows of it, and the key that the server has now. */
interface World {
	browser: Subscription | null;
	server: string | null;
	key: string;
	permission?: NotificationPermission;
	isAskedFor?: boolean;
}

function toPush({ endpoint, key }: Subscription) {
	return {
		endpoint,
		options: {
			applicationServerKey:
				key === null ? null : new Uint8Array(Buffer.from(key, "base64url")).buffer,
		},
		toJSON: () => ({ endpoint, keys: { p256dh: "Bpublic", auth: "secret" } }),
		unsubscribe: async () => {
			held = null;
			return true;
		},
	};
}

/** As browsers do: one subscription at a time, and none with another key beside it. */
const pushManager = {
	getSubscription: async () => held && toPush(held),
	subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
		if (held && held.key !== null && held.key !== key)
			throw new DOMException("another key", "InvalidStateError");
		held ??= { endpoint: "https://push.example/made", key };
		return toPush(held);
	},
};

/** Opens a signed-in page in such a world; answers what the server was told of this browser. */
async function visit(world: World): Promise<Told[]> {
	held = world.browser;
	if (world.isAskedFor ?? true) localStorage.setItem("prosa.told-here.m1", "1");
	const told: Told[] = [];
	let endpoint = world.server;
	vi.stubGlobal("fetch", async (path: string, init: { method?: string; body?: string }) => {
		if (init.method !== "PUT")
			return Response.json({ settings: DEFAULT_ALERTS, key: world.key, endpoint });
		const asked = JSON.parse(init.body ?? "") as Told;
		expect(path).toBe("/api/alerts/subscription");
		told.push({ endpoint: asked.endpoint, serverKey: asked.serverKey });
		endpoint = asked.endpoint;
		return new Response(null, { status: 204 });
	});
	vi.stubGlobal("Notification", { permission: world.permission ?? "granted" });
	const registration = { pushManager };
	const serviceWorker = Object.assign(new EventTarget(), {
		register: async () => registration,
		getRegistration: async () => registration,
		ready: new Promise(() => undefined),
		startMessages: () => undefined,
	});
	Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker });
	const locks = { request: async (_: string, act: () => Promise<unknown>) => act() };
	Object.defineProperty(navigator, "locks", { configurable: true, value: locks });
	const started = await startAlerts({
		memberId: "m1",
		workspaceId: "w1",
		locale: "pt",
		say: () => undefined,
		open: () => undefined,
		words: {
			someone: "Nova mensagem",
			message: "Você tem uma nova mensagem",
			mentioned: "Alguém chamou você",
		},
	});
	started.stop();
	return told;
}

afterEach(() => {
	for (const name of ["serviceWorker", "locks"]) Reflect.deleteProperty(navigator, name);
});

const HERE = "https://push.example/here";
const MADE = "https://push.example/made";

test("after a change of the server's key the browser subscribes anew by itself, and says with which key", async () => {
	const told = await visit({ browser: { endpoint: HERE, key: OLD }, server: HERE, key: NEW });
	expect(told).toEqual([{ endpoint: MADE, serverKey: NEW }]);
	expect(held).toEqual({ endpoint: MADE, key: NEW });
});

test("a browser that the server knows as it is says nothing", async () => {
	const known = { server: HERE, key: NEW };
	expect(await visit({ browser: { endpoint: HERE, key: NEW }, ...known })).toEqual([]);
	// Nothing is known to be wrong: it would subscribe anew with each page.
	expect(await visit({ browser: { endpoint: HERE, key: null }, ...known })).toEqual([]);
});

test("a browser that the server knows no more, or at another address, says where it is", async () => {
	const browser = { endpoint: HERE, key: NEW };
	for (const server of [null, "https://push.example/before"])
		expect(await visit({ browser, server, key: NEW }), String(server)).toEqual([
			{ endpoint: HERE, serverKey: NEW },
		]);
	expect(await visit({ browser: null, server: HERE, key: NEW })).toEqual([
		{ endpoint: MADE, serverKey: NEW },
	]);
});

test("nobody is subscribed who did not ask for it here, or whom the browser asks again", async () => {
	const changed = { browser: { endpoint: HERE, key: OLD }, server: HERE, key: NEW };
	expect(await visit({ ...changed, isAskedFor: false })).toEqual([]);
	for (const permission of ["denied", "default"] as const)
		expect(await visit({ ...changed, permission })).toEqual([]);
	expect(held).toEqual({ endpoint: HERE, key: OLD });
});

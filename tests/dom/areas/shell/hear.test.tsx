import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { IndexedConversation } from "#app/contracts/told-conversations.ts";
import { noCounts } from "#app/domain/conversations/counts.ts";
import { type AlertSettings, DEFAULT_ALERTS } from "#app/domain/alerts/settings.ts";
import { createHearing } from "#app/areas/shell/alerts/hear.ts";

const NOW = Date.parse("2026-11-28T15:00:00Z");
const conversation: IndexedConversation = {
	id: "k1",
	channelId: "c1",
	contactId: "p1",
	contactName: "Ana",
	contactPhone: null,
	contactEmail: null,
	avatarUrl: null,
	isGroup: false,
	status: "active",
	openedAt: NOW - 60_000,
	closedAt: null,
	lastActivityAt: NOW,
	lastText: "Oi",
	lastType: "text",
	lastDirection: "incoming",
	unread: 1,
	assigneeId: null,
	assigneeName: null,
	handler: "nobody",
	agentId: null,
	agentName: null,
	labels: [],
	isOverLimit: false,
	waitingSince: null,
	snoozedUntil: null,
};
const frameOf = (...conversations: IndexedConversation[]) => ({
	type: "conversations",
	seq: 1,
	channelIds: ["c1"],
	conversations,
	counts: noCounts(),
});

/** Notes played, notifications shown by their tag, and how often the server was asked. */
let tones = 0;
let shown: Map<string, string>;
let asked = 0;

function world(settings: Partial<AlertSettings>, endpoint: string | null = null): void {
	vi.stubGlobal("fetch", async () => {
		asked += 1;
		return Response.json({ settings: { ...DEFAULT_ALERTS, ...settings }, key: "B", endpoint });
	});
}

beforeEach(() => {
	[tones, asked, shown] = [0, 0, new Map()];
	localStorage.setItem("prosa.told-here.m1", "1");
	const node = () => ({ connect: (to: unknown) => to, frequency: {}, start() {}, stop() {} });
	const gain = {
		setValueAtTime() {},
		linearRampToValueAtTime() {},
		exponentialRampToValueAtTime() {},
	};
	vi.stubGlobal(
		"AudioContext",
		class {
			state = "running";
			currentTime = 0;
			createOscillator() {
				tones += 1;
				return node();
			}
			createGain() {
				return { ...node(), gain };
			}
		},
	);
	vi.stubGlobal("Notification", { permission: "granted" });
	const notices = ({ tag }: { tag: string }) =>
		shown.has(tag) ? [{ close: () => void shown.delete(tag) }] : [];
	const registration = {
		showNotification: async (title: string, { tag, body }: { tag: string; body: string }) =>
			void shown.set(tag, `${title}: ${body}`),
		getNotifications: async (of: { tag: string }) => notices(of),
	};
	Object.defineProperty(navigator, "serviceWorker", {
		configurable: true,
		value: { getRegistration: async () => registration },
	});
	// The lock is free whenever nobody holds it.
	Object.defineProperty(navigator, "locks", {
		configurable: true,
		value: {
			request: async (_: string, __: object, act: (lock: object) => Promise<void>) => act({}),
		},
	});
	vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	localStorage.clear();
	for (const name of ["serviceWorker", "locks"]) Reflect.deleteProperty(navigator, name);
});

const sight = { isVisible: false, place: { channelId: "c1", contactId: "p1" } };
function hearing(shows = sight) {
	const words = {
		someone: "Nova mensagem",
		message: "Você tem uma nova mensagem",
		mentioned: "Alguém chamou você",
	};
	const made = createHearing({ memberId: "m1", sight: () => shows, locale: "pt", words }, NOW);
	return async (...conversations: IndexedConversation[]) => {
		const heard = made.hear(frameOf(...conversations), NOW);
		await vi.advanceTimersByTimeAsync(5_000);
		await heard;
	};
}

test("a message sounds where it was asked for, and is shown by the page where no push comes", async () => {
	world({ hasSound: true });
	const hear = hearing();
	await hear(conversation);
	// A tone is two notes.
	expect(tones).toBe(2);
	expect([...shown]).toEqual([["conversation:k1", "Ana: Oi"]]);
	await hear({ ...conversation, unread: 2, lastText: "Oi?", lastActivityAt: NOW + 1_000 });
	expect([...shown.values()]).toEqual(["Ana: Oi?"]);
	await hear({
		...conversation,
		unread: 3,
		lastText: "",
		lastType: "audio",
		lastActivityAt: NOW + 1_500,
	});
	expect([...shown.values()]).toEqual(["Ana: Áudio"]);
	expect(asked).toBe(1);
	await hear({ ...conversation, unread: 0, lastActivityAt: NOW + 2_000 });
	expect([...shown]).toEqual([]);
});

test("nothing sounds that nobody asked for, and where pushes come the page shows none of its own", async () => {
	world({ hasSound: false });
	await hearing()(conversation);
	expect([tones, shown.size]).toEqual([0, 1]);
	shown.clear();
	world({ hasSound: true }, "https://push.example/x");
	await hearing()(conversation);
	expect([tones, shown.size]).toEqual([2, 0]);
});

test("the conversation that is open in a visible tab is silent; what is old, ours or assigned to others asks nobody", async () => {
	world({ hasSound: true });
	await hearing({ ...sight, isVisible: true })(conversation);
	const hear = hearing();
	await hear({ ...conversation, lastActivityAt: NOW - 3_600_000 });
	await hear({ ...conversation, id: "k2", lastDirection: "outgoing" });
	await hear({ ...conversation, id: "k3", assigneeId: "m2", handler: "person" });
	expect([tones, shown.size]).toEqual([0, 0]);
});

test("what routing gives somebody, or puts back, calls as its customer's message does", async () => {
	world({ views: "mine", hasSound: true });
	const words = {
		someone: "Nova mensagem",
		message: "Você tem uma nova mensagem",
		mentioned: "Alguém chamou você",
	};
	const made = createHearing({ memberId: "m1", sight: () => sight, locale: "pt", words }, NOW);
	const ended = async (told: Promise<void>) => {
		await vi.advanceTimersByTimeAsync(5_000);
		await told;
	};
	const hear = (one: IndexedConversation) => ended(made.hear(frameOf(one), NOW));
	const call = (id: string) => ended(made.call(id, NOW));
	await hear(conversation);
	expect([tones, shown.size]).toEqual([0, 0]);
	await call("k1");
	expect(tones).toBe(0);
	await hear({ ...conversation, assigneeId: "m1", assigneeName: "Ana" });
	expect(tones).toBe(0);
	await call("k1");
	expect([...shown]).toEqual([["conversation:k1", "Ana: Oi"]]);
	expect(tones).toBe(2);
	// It is not known here, or was read meanwhile.
	await call("k2");
	await hear({ ...conversation, assigneeId: "m1", unread: 0 });
	await call("k1");
	expect(tones).toBe(2);
});

import { expect, test } from "vitest";
import type { ToldAction } from "#app/contracts/simulated-phone.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { type CommonItem, itemOf } from "#app/domain/inbox/outgoing-item.ts";
import { createSimulator } from "#workers/adapters/whatsapp-gateway/simulator/simulator.ts";
import {
	createSimulatorState,
	type SimulatorState,
} from "#workers/adapters/whatsapp-gateway/simulator/state.ts";

const PHONE = "5511987654321";
const MARIA = { phone: PHONE, name: "Maria" };

function createPhone(line: SimulatorState["line"] = "linked") {
	const cell = { state: createSimulatorState({ line }), now: 1_000_000_000 };
	const simulator = createSimulator({
		store: {
			read: () => cell.state,
			write: (state) => {
				cell.state = JSON.parse(JSON.stringify(state)) as SimulatorState;
			},
		},
		now: () => cell.now,
		sleep: () => Promise.resolve(),
	});
	const act = (action: ToldAction) => simulator.act(action, cell.now);
	const messages = () => simulator.view(cell.now).contacts[0]?.messages ?? [];
	return { simulator, cell, act, messages };
}
const isMessage = (event: GatewayEvent) => event.type === "message";
const text = (words: string) => ({ type: "write", ...MARIA, text: words, count: 1 }) as const;

test("a code links the phone it was asked for, once it is typed right", async () => {
	const { simulator, act, cell } = createPhone("unlinked");
	const asked = await simulator.requestPairingCode({ phone: "5521912345678" });
	const code = asked.class === "accepted" ? (asked.value?.code ?? "") : "";
	expect(code).toMatch(/^[0-9A-Z]{8}$/);
	expect(simulator.view(cell.now).waitsForCode).toBe(true);
	expect(act({ type: "pair", code: "WRONG123" })).toEqual([]);
	const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
	expect(act({ type: "pair", code: typed })).toMatchObject([
		{ type: "linked", phone: "5521912345678" },
	]);
	expect(act({ type: "pair", code: typed })).toEqual([]);
});

test("a code dies after three minutes, and with the next QR", async () => {
	const { simulator, act, cell } = createPhone("unlinked");
	const ask = async () => {
		const asked = await simulator.requestPairingCode({ phone: PHONE });
		return asked.class === "accepted" ? (asked.value?.code ?? "") : "";
	};
	const old = await ask();
	cell.now += 180_000;
	expect(act({ type: "pair", code: old })).toEqual([]);
	const replaced = await ask();
	await simulator.startLink();
	expect(act({ type: "pair", code: replaced })).toEqual([]);
});

test("a number without WhatsApp gets no code", async () => {
	const { simulator } = createPhone("unlinked");
	expect(await simulator.requestPairingCode({ phone: "5500987654321" })).toEqual({
		class: "refused",
		reason: "not_on_whatsapp",
	});
});

test("where a passkey is asked for, a scan links nothing before both sides showed the same code", async () => {
	const { simulator, act, cell } = createPhone("unlinked");
	act({ type: "ask_passkey", on: true });
	await simulator.startLink();
	expect(act({ type: "scan" })).toMatchObject([{ type: "passkey_required", step: "challenge" }]);
	const confirm = { step: "confirm" } as const;
	expect(await simulator.answerPasskey(confirm)).toMatchObject({ class: "refused" });
	const [told] = act({ type: "sign_passkey" });
	const shown = simulator.view(cell.now).passkey;
	expect(told).toEqual({ type: "passkey_required", step: "confirm", code: shown?.code });
	expect(await simulator.readPasskey()).toMatchObject({ value: shown });
	expect(simulator.due(cell.now)).toEqual([]);
	expect(await simulator.answerPasskey(confirm)).toMatchObject({ class: "accepted" });
	expect(simulator.due(cell.now)).toMatchObject([{ type: "linked" }]);
});

test("an assertion passed on by Prosa leads to the code as well", async () => {
	const { simulator, act } = createPhone("unlinked");
	act({ type: "ask_passkey", on: true });
	await simulator.startLink();
	act({ type: "scan" });
	await simulator.answerPasskey({ step: "challenge", assertion: '{"id":"x"}' });
	expect(await simulator.readPasskey()).toMatchObject({ value: { step: "confirm" } });
});

test.each(["image", "audio", "video", "document"] as const)(
	"a customer's %s is told with what it takes to fetch it",
	async (medium) => {
		const { simulator, act } = createPhone();
		const [event] = act({ type: "send_medium", ...MARIA, medium, text: "Veja" });
		if (event?.type !== "message") throw new Error("no message");
		const { media } = event.content;
		expect(event.content).toMatchObject({ type: medium, text: "Veja" });
		const fetched = await simulator.fetchMedia({ ref: media?.ref ?? "", maxBytes: 10_000 });
		if (fetched.class !== "accepted") throw new Error("not fetched");
		const bytes = new Uint8Array(await new Response(fetched.value.body).arrayBuffer());
		expect(bytes.byteLength).toBe(media?.bytes);
		expect(fetched.value.mimetype).toBe(media?.mimetype);
		const tooSmall = await simulator.fetchMedia({ ref: media?.ref ?? "", maxBytes: 10 });
		expect(tooSmall).toEqual({ class: "refused", reason: "rejected" });
	},
);

test.each<CommonItem>([
	{ type: "location", latitude: -23.55, longitude: -46.63, name: "Praça da Sé", address: "Centro" },
	{ type: "contact", cards: [{ name: "Ana Lima", phones: ["5511955554444"] }] },
	{ type: "poll", question: "Que dia?", options: ["Sábado", "Domingo"], isMultiple: true },
])("what a customer sends as a $type says all of it", (item) => {
	const { act } = createPhone();
	const sent = act({ type: "send_item", ...MARIA, item }).find((event) => event.type === "message");
	expect(sent && itemOf({ ...sent.content, media: sent.content.media ?? null })).toEqual(item);
});

test("answers, reactions, edits and deletions name the message they are about", () => {
	const { act, messages } = createPhone();
	act(text("Tem o 38?"));
	const id = messages()[0]?.id ?? "";
	expect(act({ ...text("E o 39?"), quotedId: id })).toMatchObject([{ quotedProviderId: id }]);
	const about = { phone: PHONE, messageId: id };
	expect(act({ type: "react", ...about, emoji: "👍" })).toEqual([
		{ type: "reaction", providerId: id, emoji: "👍", fromMe: false },
	]);
	expect(act({ type: "edit", ...about, text: "Tem o 40?" })).toEqual([
		{ type: "edited", providerId: id, text: "Tem o 40?" },
	]);
	expect(act({ type: "delete", ...about })).toEqual([{ type: "deleted", providerId: id }]);
	expect(act({ type: "edit", ...about, text: "tarde demais" })).toEqual([]);
	expect(messages()[0]).toMatchObject({ text: "", deleted: true, edited: true });
});

test("a customer edits and deletes only what is theirs", () => {
	const { act, messages } = createPhone();
	act({ type: "owner_reply", phone: PHONE, text: "Da empresa" });
	const messageId = messages()[0]?.id ?? "";
	expect(act({ type: "edit", phone: PHONE, messageId, text: "x" })).toEqual([]);
	expect(act({ type: "delete", phone: PHONE, messageId })).toEqual([]);
	expect(messages()[0]?.text).toBe("Da empresa");
});

test("somebody known by a LID alone is the same person once the number shows", async () => {
	const { simulator, act } = createPhone();
	act({ type: "hide_number", phone: PHONE, on: true });
	const [hidden] = act(text("oi"));
	if (hidden?.type !== "message") throw new Error("no message");
	expect(hidden.addresses).toMatchObject([{ kind: "lid" }]);
	const lid = hidden.addresses[0] ?? { kind: "lid", value: "" };
	expect(await simulator.sendText({ to: lid, text: "olá", clientId: "c" })).toMatchObject({
		class: "accepted",
		value: { address: lid },
	});
	const both = [{ kind: "phone", value: PHONE }, lid];
	expect(act({ type: "hide_number", phone: PHONE, on: false })).toMatchObject([
		{ type: "contact", addresses: both },
	]);
	expect(act(text("de novo")).find(isMessage)).toMatchObject({ addresses: both });
});

test("what was lost on the way is found only by asking", async () => {
	const { simulator, act, cell } = createPhone();
	act({ type: "lose_events", on: true });
	expect(act(text("perdida"))).toEqual([]);
	act({ type: "lose_events", on: false });
	const listed = await simulator.listSince({ sinceMs: cell.now, limit: 10 });
	expect(listed).toMatchObject({ value: [{ content: { text: "perdida" }, origin: "recovered" }] });
});

test("a line that was cut stays down until it is restored, and then tells what came", () => {
	const { simulator, act, cell } = createPhone();
	act({ type: "drop_line", stays: true });
	expect(act(text("durante a queda"))).toEqual([]);
	cell.now += 3_600_000;
	expect(simulator.nextWake()).toBeNull();
	expect(simulator.due(cell.now)).toEqual([]);
	expect(act({ type: "restore_line" })).toMatchObject([
		{ type: "linked" },
		{ type: "message", content: { text: "durante a queda" } },
	]);
});

test("old messages come as history, oldest first", () => {
	const { act } = createPhone();
	const events = act({ type: "sync_history", ...MARIA }).filter(isMessage);
	expect(events).toHaveLength(6);
	expect(events.every((event) => event.origin === "history")).toBe(true);
	const moments = events.map(({ sentAt }) => sentAt);
	expect(moments).toEqual(moments.toSorted((a, b) => a - b));
});

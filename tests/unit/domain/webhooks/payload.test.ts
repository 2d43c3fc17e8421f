import { expect, test } from "vitest";
import {
	describeConversation,
	describeMessage,
	formatPayload,
	type ToldMessage,
} from "#app/domain/webhooks/payload.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const MESSAGE: ToldMessage = {
	id: "m1",
	direction: "incoming",
	type: "image",
	origin: "live",
	text: 'Olha "isso" 🥖',
	media: { mimetype: "image/png", fileName: "foto.png" },
	sentAt: NOW - 1000,
	contact: { id: "c1", name: "Maria", phone: "5511987654321", isGroup: false },
};
const INSTANCE = { id: "i1", name: "Loja", phone: null };

test("a payload says what happened, to which instance, and when, in UTC", () => {
	const delivery = { id: "d1", event: "message.received" as const, at: NOW };
	const body = formatPayload(delivery, INSTANCE, describeMessage(MESSAGE));
	expect(JSON.parse(body)).toEqual({
		id: "d1",
		event: "message.received",
		createdAt: "2026-11-21T12:00:00.000Z",
		instance: INSTANCE,
		message: {
			id: "m1",
			direction: "incoming",
			type: "image",
			text: 'Olha "isso" 🥖',
			media: { mimetype: "image/png", fileName: "foto.png", bytes: null },
			sentAt: "2026-11-21T11:59:59.000Z",
			isRecovered: false,
			contact: MESSAGE.contact,
		},
	});
});

test("by what a gateway gives a file never leaves, and a recovered message says so", () => {
	const media = { mimetype: "image/png", ref: "segredo" };
	const told = describeMessage({ ...MESSAGE, media, origin: "recovered" });
	expect(JSON.stringify(told)).not.toContain("segredo");
	expect(told.message?.isRecovered).toBe(true);
});

test("what a customer chose or ordered is told with its ids, and is no file", () => {
	const form = { body: "Sim", chosen: { value: "confirmar" } };
	const told = describeMessage({ ...MESSAGE, type: "text", text: "Sim", media: { form } });
	expect(told.message).toMatchObject({ media: null, form });
});

test("a test tells nothing but itself", () => {
	const body = formatPayload({ id: "d1", event: "test", at: NOW }, INSTANCE);
	expect(Object.keys(JSON.parse(body) as object)).toEqual(["id", "event", "createdAt", "instance"]);
});

test("of a conversation it is told when it was opened and closed, and why an agent left it", () => {
	const { contact } = MESSAGE;
	const conversation = { id: "v1", openedAt: NOW, closedAt: null, reason: "no_answer", contact };
	expect(describeConversation(conversation).conversation).toEqual({
		id: "v1",
		openedAt: "2026-11-21T12:00:00.000Z",
		closedAt: null,
		reason: "no_answer",
		contact,
	});
	const closed = describeConversation({ ...conversation, closedAt: NOW + 1000, reason: null });
	expect(closed.conversation).toMatchObject({ closedAt: "2026-11-21T12:00:01.000Z", reason: null });
});

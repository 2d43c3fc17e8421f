import { expect, test } from "vitest";
import { cloudBody } from "#tests/support/cloud-body.ts";
import {
	addressBook,
	declinedHistory,
	historyOf,
	pastMessage,
} from "#tests/support/cloud-history.ts";
import { summarizeEvent } from "#tests/support/summarize-event.ts";
import { readCloudCall } from "#workers/adapters/whatsapp-gateway/cloud-api/webhook.ts";

const NUMBER = "106540352242922";
const AT = 1_790_000_000_000;

function read(told: Parameters<typeof cloudBody>[0]) {
	const opened = readCloudCall(cloudBody(told));
	if (opened.kind !== "batches") throw new Error(opened.kind);
	const [batch] = opened.batches;
	return { ...batch, lines: batch?.events.map(summarizeEvent) ?? [] };
}

test("past messages say whose they are and how they were ticked; none is told as live", () => {
	const told = historyOf(
		NUMBER,
		[
			pastMessage({ id: "wamid.1", text: "Tem 38?", at: AT }),
			pastMessage({ id: "wamid.2", text: "Tenho", isOurs: true, at: AT, status: "DELIVERED" }),
			pastMessage({ id: "wamid.3", hasFile: true, at: AT }),
		],
		{ progress: 55 },
	);
	expect(read(told)).toMatchObject({ owner: { kind: "number", id: NUMBER }, isUnread: false });
	const [line = ""] = read(told).lines;
	expect(line.split(/(?<=declined=false): |; /)).toEqual([
		"history 55% declined=false",
		`in/history wamid.1 phone:5511987654321 text "Tem 38?" at=${AT}`,
		`out/history wamid.2 phone:5511987654321 text "Tenho" status=delivered at=${AT}`,
		`in/history wamid.3 phone:5511987654321 other "" at=${AT}`,
	]);
});

test("files that follow belong to their message, also where nobody says to whom it was", () => {
	const file = (from: string) => ({
		from,
		id: "wamid.3",
		timestamp: "1790000000",
		type: "image",
		image: { id: "991", mime_type: "image/jpeg" },
	});
	const events = (from: string) =>
		read({ phoneNumberId: NUMBER, field: "history", value: { messages: [file(from)] } }).events;
	expect(events("5511987654321")).toMatchObject([
		{
			type: "history",
			progress: null,
			events: [{ fromMe: false, content: { media: { ref: "991" } } }],
		},
	]);
	expect(events("551130000000")).toMatchObject([
		{ events: [{ fromMe: true, addresses: [], content: { type: "image" } }] },
	]);
});

test("an owner who keeps the conversations, and an address book with who came and who left", () => {
	expect(read(declinedHistory(NUMBER)).lines).toEqual(["history null% declined=true: "]);
	const book = addressBook(
		NUMBER,
		{ phone: "+55 11 98765-4321", name: "Maria da Padaria" },
		{ phone: "5511911112222", name: "Quem saiu", action: "remove" },
		{ phone: "não é número", name: "Ninguém" },
	);
	expect(read(book).lines).toEqual([
		"history null% declined=false: contact phone:5511987654321 name=Maria da Padaria avatar=false",
	]);
});

test("a conversation named by a user id, a message nobody can read, and a value that is none", () => {
	const hidden = historyOf(
		NUMBER,
		[{ id: "wamid.9", timestamp: "1790000000", type: "text", text: { body: "oi" } }, { no: "id" }],
		{
			customer: "BR.13491208655302741918",
		},
	);
	expect(read(hidden)).toMatchObject({
		isUnread: true,
		events: [{ events: [{ addresses: [{ kind: "bsuid", value: "BR.13491208655302741918" }] }] }],
	});
	expect(read({ phoneNumberId: NUMBER, field: "smb_app_state_sync", value: {} })).toMatchObject({
		events: [],
		isUnread: true,
	});
});

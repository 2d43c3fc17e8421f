import { expect, test } from "vitest";
import type { OutgoingItem } from "#app/domain/inbox/outgoing-item.ts";
import { readCall } from "#tests/support/recordings.ts";
import { createEvolutionGateway } from "#workers/adapters/whatsapp-gateway/evolution/evolution.ts";

/** The body that leaves for an item. */
async function bodyOf(item: OutgoingItem): Promise<unknown> {
	const bodies: unknown[] = [];
	const gateway = createEvolutionGateway({
		baseUrl: "http://127.0.0.1:8080",
		apiKey: "key",
		instanceRef: "ws_rec-01",
		token: null,
		allowedPrivateHosts: ["127.0.0.1:8080"],
		fetch: async (_, init) => {
			const text = await new Response(init?.body ?? null).text();
			if (text !== "") bodies.push(JSON.parse(text));
			return Response.json({ instance: { state: "open" }, key: { id: "X", remoteJid: null } });
		},
	});
	const to = { kind: "phone", value: "5511987654321" } as const;
	await gateway.sendItem?.({ to, item, clientId: "c" });
	return bodies.at(-1);
}
const recorded = (name: string): unknown => readCall(name).request.body;

test("a place and a poll leave as recorded", async () => {
	const place = { latitude: -23.55, longitude: -46.63, name: "Loja", address: "Praça da Sé" };
	expect(await bodyOf({ type: "location", ...place })).toEqual(recorded("http-send-location"));
	const poll = { type: "poll", question: "Qual?", options: ["A", "B"] } as const;
	const one = { ...poll, options: [...poll.options], isMultiple: false };
	expect(await bodyOf(one)).toEqual(recorded("http-send-poll"));
	expect(await bodyOf({ ...one, isMultiple: true })).toMatchObject({ selectableCount: 0 });
});

test("a card leaves as recorded; one with two numbers as two, as 2.3.7 knows one number each", async () => {
	const one = await bodyOf({
		type: "contact",
		cards: [{ name: "Ana", phones: ["5511900000002"] }],
	});
	expect(one).toMatchObject({
		number: "5511987654321",
		contact: [{ fullName: "Ana", wuid: "5511900000002", phoneNumber: "+5511900000002" }],
	});
	const names = Object.keys((one as { contact: [object] }).contact[0]);
	const [known] = (recorded("http-send-contact") as { contact: [object] }).contact;
	expect(names).toEqual(Object.keys(known));
	const phones = ["5511900000002", "551140028922"];
	expect(await bodyOf({ type: "contact", cards: [{ name: "Ana", phones }] })).toMatchObject({
		contact: phones.map((phone) => ({ fullName: "Ana", wuid: phone })),
	});
});

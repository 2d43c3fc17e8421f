/** What every gateway that takes places, contact cards or polls must do with them, and with votes. */
import { afterAll, expect, test } from "vitest";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { addressKey } from "#app/domain/inbox/address.ts";
import type { MessageForm } from "#app/domain/inbox/message-form.ts";
import { formItem, type SentItem } from "#app/domain/inbox/outgoing-form.ts";
import { isSameItem, type OutgoingItem } from "#app/domain/inbox/outgoing-item.ts";
import type { ChannelGateway } from "#workers/adapters/channel-gateway/port.ts";
import type { FileRig } from "./file-conformance.ts";

export interface ItemRig extends FileRig {
	/** Items that really reached a customer, as their phone shows them. */
	receivedItems(phone: string): Promise<OutgoingItem[]>;
	/** Forms that really reached a customer, where the vendor takes them. */
	receivedForms?(phone: string): Promise<MessageForm[]>;
	/** The customer votes in a poll of ours, by the options' places; where votes come back. */
	votes?(
		phone: string,
		poll: { providerId: string; options: string[] },
		places: number[],
	): Promise<void>;
}

const PLACE = {
	type: "location",
	latitude: -23.55052,
	longitude: -46.633308,
	name: "Loja Centro",
	address: "Praça da Sé, 1",
} satisfies OutgoingItem;
const pollOf = (isMultiple: boolean): OutgoingItem & { type: "poll" } => ({
	type: "poll",
	question: "Que horas?",
	options: ["Manhã", "Tarde", "À noite 🌙"],
	isMultiple,
});

/** Of each item that the vendor takes, one; of cards as many as it takes, one with two numbers. */
function samplesOf({ places, cards, polls }: GatewayCapabilities): OutgoingItem[] {
	const people = [
		{ name: "Ana; Lima", phones: ["5511900000002", "551140028922"] },
		{ name: "Rui", phones: ["351912345678"] },
	];
	return [
		...(places ? [PLACE, { ...PLACE, name: "", address: "" }] : []),
		...(cards ? [{ type: "contact" as const, cards: people.slice(0, cards.max) }] : []),
		...(polls ? [pollOf(false), pollOf(true)] : []),
	];
}

/** One of each kind (outgoing-form.ts), with all that may stand around it. */
const FORMS: MessageForm[] = [
	{
		body: "Qual horário?",
		header: { text: "Agenda" },
		footer: "Loja",
		buttons: [
			{ kind: "reply", text: "Manhã", value: "am" },
			{ kind: "reply", text: "À noite 🌙", value: "pm" },
		],
	},
	{
		body: "Escolha",
		list: {
			button: "Ver tamanhos",
			sections: [
				{ title: "Adulto", rows: [{ id: "p", title: "P" }] },
				{ title: "Infantil", rows: [{ id: "2", title: "2 anos", description: "até 12 kg" }] },
			],
		},
	},
	{ body: "Veja", buttons: [{ kind: "url", text: "Abrir", value: "https://loja.example/a?b=1" }] },
	{ body: "Onde entregar?", asksLocation: true },
	{ products: { catalog: "194836987003835", sections: [{ title: "", products: ["sku-1"] }] } },
	{
		body: "Nossa linha",
		header: { text: "Verão" },
		products: {
			catalog: "194836987003835",
			sections: [{ title: "Camisas", products: ["sku-1", "sku-2"] }],
		},
	},
	{
		body: "Seu pedido",
		pix: {
			reference: "pedido-1",
			amount: 4_990,
			code: "00020101021226700014br.gov.bcb.pix2548pix.example.com",
			merchant: "Loja",
			key: "39580525000189",
		},
	},
];

async function accepted<T>(
	answer: Promise<{ class: "accepted"; value: T } | { class: string }> | undefined,
): Promise<T> {
	const given = await answer;
	expect(given).toMatchObject({ class: "accepted" });
	if (!given || !("value" in given)) throw new Error("no value");
	return given.value;
}

type Vote = Extract<GatewayEvent, { type: "vote" }>;

async function waitForVotes(rig: ItemRig, count: number): Promise<Vote[]> {
	for (let turn = 0; turn < 300; turn++) {
		const votes = rig.events().filter((event): event is Vote => event.type === "vote");
		if (votes.length >= count) return votes;
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	throw new Error("never told: vote");
}

/** Defines the suite for one vendor; what its capabilities leave out is not asked of it. */
export function testItemConformance(
	vendor: string,
	capabilities: GatewayCapabilities,
	createRig: () => Promise<ItemRig>,
): void {
	const rigs: ItemRig[] = [];
	afterAll(async () => {
		for (const rig of rigs) await rig.close();
	});
	const linked = async () => {
		const rig = await createRig();
		rigs.push(rig);
		await accepted(rig.gateway.startLink());
		const to = rig.customer ?? ({ kind: "phone", value: "5511987654321" } as const);
		const send = (item: SentItem): ReturnType<NonNullable<ChannelGateway["sendItem"]>> =>
			rig.gateway.sendItem?.({ to, item, clientId: "c-item" }) ?? Promise.reject(new Error());
		return { rig, to, send, received: () => rig.receivedItems(to.value) };
	};
	const [first] = samplesOf(capabilities);
	if (!first) throw new Error(`${vendor} takes no items`);

	test(`${vendor}: each item it takes reaches the customer as what it is`, async () => {
		const { send, received } = await linked();
		for (const item of samplesOf(capabilities)) {
			const { providerId } = await accepted(send(item));
			expect(providerId).not.toBe("");
			const last = (await received()).at(-1);
			expect(last && isSameItem(item, last), `${item.type}: ${JSON.stringify(last)}`).toBe(true);
			if (item.type === "poll") expect(last).toMatchObject({ isMultiple: item.isMultiple });
			if (item.type === "contact" && last?.type === "contact")
				expect(last.cards.map(({ name }) => name)).toEqual(
					expect.arrayContaining(item.cards.map(({ name }) => name)),
				);
			if (item.type === "location") expect(JSON.stringify(last)).toContain(item.name);
		}
		expect(await received()).toHaveLength(samplesOf(capabilities).length);
	});

	test(`R05 ${vendor}: while it cannot be reached an item is not accepted; later it leaves once`, async () => {
		const { rig, send, received } = await linked();
		await rig.trouble("unreachable");
		expect(await send(first)).toMatchObject({ class: "not_accepted" });
		await rig.trouble("none");
		await accepted(send(first));
		expect(await received()).toHaveLength(1);
	});

	test(`R04 ${vendor}: an item whose answer is lost is unknown, left once, and is found where messages can be`, async () => {
		const { rig, to, send, received } = await linked();
		const sinceMs = Date.now();
		await rig.trouble("answer_lost");
		expect(await send(first)).toEqual({ class: "unknown" });
		await rig.trouble("none");
		expect(await received()).toHaveLength(1);
		if (!capabilities.history) return;
		for (const item of samplesOf(capabilities).slice(1)) await accepted(send(item));
		for (const item of samplesOf(capabilities)) {
			const look = { addresses: [to], item, sinceMs, isTaken: () => false };
			const found = await accepted(rig.gateway.findSentItem?.(look));
			expect(found?.providerId, item.type).toBeTruthy();
		}
		const cards = [{ name: "X", phones: ["5511911111111"] }];
		const look = { addresses: [to], item: { type: "contact" as const, cards }, sinceMs };
		expect(
			await accepted(rig.gateway.findSentItem?.({ ...look, isTaken: () => false })),
		).toBeNull();
		const place = { ...look, item: first };
		expect(
			await accepted(rig.gateway.findSentItem?.({ ...place, isTaken: () => true })),
		).toBeNull();
		await rig.trouble("unreachable");
		expect(await rig.gateway.findSentItem?.({ ...place, isTaken: () => false })).toMatchObject({
			class: "not_accepted",
		});
		await rig.trouble("none");
	});

	test(`${vendor}: a form reaches the customer as what it is, or is refused as not offered`, async () => {
		const { rig, to, send } = await linked();
		for (const form of FORMS) {
			if (!capabilities.forms) {
				expect(await send(formItem(form))).toEqual({ class: "refused", reason: "unsupported" });
				continue;
			}
			const { providerId } = await accepted(send(formItem(form)));
			expect(providerId).not.toBe("");
			expect((await rig.receivedForms?.(to.value))?.at(-1)).toEqual(form);
		}
	});

	if (capabilities.polls?.votes !== true) return;
	test(`${vendor}: a vote is told with all that was chosen, and for which poll`, async () => {
		const { rig, to, send } = await linked();
		const poll = pollOf(true);
		const { providerId, pollId } = await accepted(send(poll));
		const told = { providerId, options: poll.options };
		const chosen = (places: number[]) => [places, places.map((place) => poll.options[place])];
		await rig.votes?.(to.value, told, [0, 2]);
		const [vote] = await waitForVotes(rig, 1);
		expect(vote?.providerId).toBe(pollId ?? providerId);
		expect(vote && addressKey(vote.voter)).toBe(addressKey(to));
		expect(chosen([0, 2])).toContainEqual(vote?.choices);
		await rig.votes?.(to.value, told, []);
		expect((await waitForVotes(rig, 2))[1]?.choices).toEqual([]);
	});
}

import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { EvolutionEmulator } from "#tests/emulators/evolution/start.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { createEvolutionGateway } from "#workers/adapters/whatsapp-gateway/evolution/evolution.ts";
import {
	parseEvolutionWebhook,
	verifyEvolutionWebhook,
} from "#workers/adapters/whatsapp-gateway/evolution/webhook.ts";
import {
	deriveWebhookSecrets,
	instanceRefOf,
} from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";
import { parseVcard } from "#app/domain/inbox/contact-card.ts";
import type { OutgoingItem } from "#app/domain/inbox/outgoing-item.ts";
import type { ItemRig } from "./item-conformance.ts";
import { PICTURE } from "./picture.ts";

interface ReceivedWebhook {
	verdict: "ok" | "refused";
	rawBody: string;
	kind: string;
	at: number;
}

export interface EvolutionRig extends ItemRig {
	ref: string;
	calls: ReceivedWebhook[];
	/** What the receiver answers, call by call; 200 when the list is used up. */
	answers: number[];
	control: (action: string, body?: unknown) => Promise<unknown>;
}

const SENDS = ["sendText", "sendMedia", "sendLocation", "sendContact", "sendPoll"];

interface WhatsAppItem {
	locationMessage?: Record<"degreesLatitude" | "degreesLongitude", number> &
		Record<"name" | "address", string>;
	contactMessage?: { vcard: string };
	contactsArrayMessage?: { contacts: { vcard: string }[] };
}
interface WhatsAppPoll {
	name: string;
	selectableOptionsCount: number;
	options: { optionName: string }[];
}

/** WhatsApp's message as its app shows it. */
function shownItem(message: Record<string, unknown>): OutgoingItem {
	const {
		locationMessage: place,
		contactMessage: card,
		contactsArrayMessage,
	} = message as WhatsAppItem;
	if (place) {
		const { degreesLatitude: latitude, degreesLongitude: longitude, name, address } = place;
		return { type: "location", latitude, longitude, name, address };
	}
	const cards = card ? [card] : contactsArrayMessage?.contacts;
	if (cards) return { type: "contact", cards: cards.map(({ vcard }) => parseVcard(vcard)) };
	const poll = (message.pollCreationMessageV3 ?? message.pollCreationMessage) as WhatsAppPoll;
	return {
		type: "poll",
		question: poll.name,
		options: poll.options.map(({ optionName }) => optionName),
		isMultiple: poll.selectableOptionsCount === 0,
	};
}

let next = 0;

/** An instance at the emulator, whose webhooks come to a receiver here, over real HTTP. */
export async function createEvolutionRig(
	emulator: EvolutionEmulator,
	timeoutMs = 10_000,
): Promise<EvolutionRig> {
	const channelId = `rig-${process.pid}-${next++}`;
	const secrets = deriveWebhookSecrets("master-of-tests", channelId);
	const ref = instanceRefOf(channelId);
	const told: GatewayEvent[] = [];
	const calls: ReceivedWebhook[] = [];
	const answers: number[] = [];
	const receiver = createServer((request, response) => {
		void receive(request).then((rawBody) => {
			const verdict = verifyEvolutionWebhook({
				authorization: request.headers.authorization ?? null,
				headerToken: String(request.headers["x-prosa-token"] ?? ""),
				headerSecret: secrets.headerSecret,
				jwtSecret: secrets.jwtSecret,
				nowMs: Date.now(),
			});
			const parsed = parseEvolutionWebhook(rawBody, ref);
			calls.push({ verdict, rawBody, kind: parsed.kind, at: Date.now() });
			const status = answers.shift() ?? (verdict === "ok" ? 200 : 401);
			if (status === 200 && parsed.kind === "events") told.push(...parsed.events);
			response.writeHead(status).end();
		});
	});
	await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
	const { port } = receiver.address() as AddressInfo;
	const control = (action: string, body: unknown = {}) =>
		emulator.control(`instances/${encodeURIComponent(ref)}/${action}`, body);
	const faults = (rules: unknown[]) => emulator.control("faults", { rules });
	return {
		ref,
		calls,
		answers,
		control,
		gateway: createEvolutionGateway({
			baseUrl: emulator.url,
			apiKey: emulator.apiKey,
			instanceRef: ref,
			token: null,
			allowedPrivateHosts: [emulator.host],
			timeoutMs,
		}),
		webhook: {
			url: `http://127.0.0.1:${port}/`,
			headerSecret: secrets.headerSecret,
			jwtSecret: secrets.jwtSecret,
			hmacSecret: secrets.hmacSecret,
		},
		scan: async () => void (await control("scan")),
		write: async (phone, name, text) => void (await control("write", { phone, name, text })),
		sendsPicture: async (phone, name, text) => {
			const message = { imageMessage: { mimetype: "image/png", caption: text, base64: PICTURE } };
			await control("write", { phone, name, text, message, messageType: "imageMessage" });
		},
		types: async (phone) => void (await control("presence", { phone, presence: "composing" })),
		reads: async (phone) => void (await control("receipt", { phone })),
		ownerReplies: async (phone, text) => void (await control("owner_reply", { phone, text })),
		dropLine: async () => void (await control("drop")),
		unlinkOnPhone: async () => void (await control("logout")),
		trouble: async (kind) => {
			if (kind === "none") await faults([]);
			else if (kind === "unreachable") await faults([{ call: "*", mode: "refuse" }]);
			else await faults(SENDS.map((call) => ({ call, mode: "accept_then_hang" })));
		},
		received: async (phone) =>
			(await emulator.log()).sends
				.filter(({ instance, jid }) => instance === ref && jid.startsWith(phone))
				.map(({ text }) => text),
		receivedFiles: async (phone) =>
			(await emulator.log()).sends.flatMap(({ instance, jid, file, text, quotedId }) =>
				instance === ref && jid.startsWith(phone) && file
					? [{ ...file, text, quoted: quotedId }]
					: [],
			),
		receivedItems: async (phone) =>
			(await emulator.log()).sends.flatMap(({ instance, jid, item }) =>
				instance === ref && jid.startsWith(phone) && item ? [shownItem(item)] : [],
			),
		reactions: async () =>
			(await emulator.log()).acts
				.filter(({ instance, type, isThere }) => instance === ref && type === "reaction" && isThere)
				.map(({ value }) => value),
		textNow: async (id) => {
			const stored = (await control("message", { id })) as {
				message: { conversation?: string } & Record<string, { caption?: string } | string>;
			} | null;
			if (!stored) return null;
			const { conversation, ...media } = stored.message;
			const told = Object.values(media).find((one) => typeof one === "object");
			return conversation ?? (typeof told === "object" ? (told.caption ?? null) : null);
		},
		group: {
			address: { kind: "group", value: "120363000000000001" },
			async write(text) {
				const jid = "120363000000000001@g.us";
				const mentioned = [...text.matchAll(/@(\d+)/g)].map(([, lid]) => `${lid}@lid`);
				await control("group", { jid, subject: "Família Lima", author: "Ana", text, mentioned });
			},
			change: async () =>
				void (await control("group_change", {
					jid: "120363000000000001@g.us",
					action: "add",
					participants: ["99000000000102@lid"],
					author: "99000000000101@lid",
				})),
			newcomer: { kind: "lid", value: "99000000000102" },
			sent: async () =>
				(await emulator.log()).sends
					.filter(({ instance, jid }) => instance === ref && jid.endsWith("@g.us"))
					.map(({ text, mentioned }) => ({ text, mentioned })),
		},
		events: () => told,
		close: async () => {
			await faults([]);
			receiver.closeAllConnections();
			await new Promise((resolve) => receiver.close(resolve));
		},
	};
}

async function receive(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
	return Buffer.concat(parts).toString("utf8");
}

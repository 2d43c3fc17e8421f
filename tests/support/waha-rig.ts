import path from "node:path";
import type { GatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import { API_KEY, type Message } from "#tests/emulators/waha/state.ts";
import { createWahaGateway } from "#workers/adapters/whatsapp-gateway/waha/waha.ts";
import {
	parseWahaWebhook,
	verifyWahaWebhook,
} from "#workers/adapters/whatsapp-gateway/waha/webhook.ts";
import {
	deriveWebhookSecrets,
	instanceRefOf,
} from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";
import { parseVcard } from "#app/domain/inbox/contact-card.ts";
import type { OutgoingItem } from "#app/domain/inbox/outgoing-item.ts";
import type { ReceivedFile } from "./file-conformance.ts";
import type { ItemRig } from "./item-conformance.ts";
import { PICTURE } from "./picture.ts";
import { listenForWebhooks } from "./webhook-receiver.ts";

export const WAHA_MAIN = path.join(import.meta.dirname, "../emulators/waha/main.ts");

export interface WahaRig extends ItemRig {
	session: string;
	control: (action: string, body?: unknown) => Promise<unknown>;
}

const SENDS = ["sendText", "sendImage", "sendLocation", "sendContactVcard", "sendPoll"];

type SentMessage = Pick<Message, "to" | "location" | "vCards" | "_data">;
interface SentPoll {
	name: string;
	options: { optionName: string }[];
	selectableOptionsCount: number;
}

/** A message as WhatsApp's app shows it, where it is an item. */
function shownItems({ location, vCards, _data }: SentMessage): OutgoingItem[] {
	if (location) {
		const { description: name, ...point } = location;
		return [{ type: "location", ...point, name, address: "" }];
	}
	if (vCards) return [{ type: "contact", cards: vCards.map((card) => parseVcard(card)) }];
	const { pollCreationMessage, pollCreationMessageV3 } = (_data.Message ?? {}) as Record<
		string,
		SentPoll
	>;
	const poll = pollCreationMessage ?? pollCreationMessageV3;
	if (!poll) return [];
	const options = poll.options.map(({ optionName }) => optionName);
	const isMultiple = poll.selectableOptionsCount === 0;
	return [{ type: "poll", question: poll.name, options, isMultiple }];
}

let next = 0;

/** A session at the emulator, whose webhooks come to a receiver here, over real HTTP. */
export async function createWahaRig(emulator: GatewayEmulator): Promise<WahaRig> {
	const channelId = `waha-${process.pid}-${next++}`;
	const secrets = deriveWebhookSecrets("master-of-tests", channelId);
	const session = instanceRefOf(channelId);
	const receiver = await listenForWebhooks(({ bytes, header }) => {
		if (!verifyWahaWebhook(bytes, header("x-webhook-hmac"), secrets.hmacSecret)) return null;
		const parsed = parseWahaWebhook(new TextDecoder().decode(bytes), session);
		return parsed.kind === "events" ? parsed.events : [];
	});
	const control = (action: string, body?: unknown) =>
		emulator.control(`${session}/${action}`, body);
	const faults = (rules: unknown[]) => emulator.control("faults", { rules });
	const act = async (action: string, body?: unknown) => void (await control(action, body));
	return {
		session,
		control,
		gateway: createWahaGateway({
			baseUrl: emulator.url,
			apiKey: API_KEY,
			instanceRef: session,
			allowedPrivateHosts: [emulator.host],
			timeoutMs: 2_000,
		}),
		webhook: { url: receiver.url, ...secrets },
		scan: () => act("scan"),
		asksPasskey: () => act("ask_passkey"),
		write: (phone, name, text) => act("write", { phone, name, text }),
		sendsPicture: (phone, name, text) => act("write", { phone, name, text, file: PICTURE }),
		types: (phone) => act("presence", { phone }),
		reads: () => act("receipt"),
		ownerReplies: (phone, text) => act("owner_reply", { phone, text }),
		dropLine: () => act("drop"),
		unlinkOnPhone: () => act("logout"),
		trouble: async (kind) => {
			if (kind === "none") await faults([]);
			else if (kind === "unreachable") await faults([{ mode: "refuse" }]);
			else await faults(SENDS.map((call) => ({ call, mode: "accept_then_hang" })));
		},
		received: async (phone) => {
			const sent = (await control("sent")) as { to: string; body: string }[];
			return sent.filter(({ to }) => to.startsWith(phone)).map(({ body }) => body);
		},
		receivedFiles: async (phone) => {
			const sent = (await control("sent_files")) as (ReceivedFile & { chat: string })[];
			return sent.filter(({ chat }) => chat.startsWith(phone));
		},
		receivedItems: async (phone) => {
			const sent = (await control("sent")) as SentMessage[];
			return sent.filter(({ to }) => to.startsWith(phone)).flatMap(shownItems);
		},
		votes: (phone, { providerId, options }, places) =>
			act("vote", { phone, poll: providerId, options: places.map((place) => options[place]) }),
		reactions: async () => {
			const acts = (await control("acts")) as { type: string; value: string; isThere: boolean }[];
			return acts
				.filter(({ type, isThere }) => type === "reaction" && isThere)
				.map(({ value }) => value);
		},
		textNow: async (providerId) => {
			const sent = (await control("sent")) as { id: string; body: string }[];
			return sent.find(({ id }) => id.endsWith(providerId))?.body ?? null;
		},
		group: {
			address: { kind: "group", value: "120363000000000001" },
			write(text) {
				const mentioned = [...text.matchAll(/@(\d+)/g)].map(([, lid]) => `${lid}@lid`);
				const jid = "120363000000000001@g.us";
				return act("group", { jid, author: "5511987654321", text, mentioned });
			},
			change: () =>
				act("group_change", {
					jid: "120363000000000001@g.us",
					type: "join",
					participants: [{ id: "99000000000102@lid" }],
				}),
			newcomer: { kind: "lid", value: "99000000000102" },
			sent: async () => {
				const sent = (await control("sent")) as Message[];
				return sent
					.filter(({ to }) => to.endsWith("@g.us"))
					.map(({ body: text, mentions = [] }) => ({ text, mentioned: mentions }));
			},
		},
		events: receiver.events,
		close: async () => {
			await faults([]);
			await receiver.close();
		},
	};
}

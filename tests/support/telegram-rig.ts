import { randomInt } from "node:crypto";
import path from "node:path";
import type { GatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import type { Send } from "#tests/emulators/telegram/state.ts";
import { createTelegramGateway } from "#workers/adapters/telegram/telegram.ts";
import { openTelegramCall } from "#workers/adapters/telegram/telegram-inbound.ts";
import { registrationAt } from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";
import { parseVcard } from "#app/domain/inbox/contact-card.ts";
import type { OutgoingItem } from "#app/domain/inbox/outgoing-item.ts";
import type { ItemRig } from "./item-conformance.ts";
import { PICTURE } from "./picture.ts";
import { listenForWebhooks } from "./webhook-receiver.ts";

export const TELEGRAM_MAIN = path.join(import.meta.dirname, "../emulators/telegram/main.ts");

export interface TelegramRig extends ItemRig {
	botToken: string;
	control: (action: string, body?: unknown) => Promise<unknown>;
}

/** A token as BotFather makes them, of a bot nobody else has. */
export const newBotToken = (): string =>
	`${randomInt(10 ** 9, 10 ** 10)}:AAE${randomInt(10 ** 11, 10 ** 12)}${"x".repeat(20)}`;

const SENDS = ["sendMessage", "sendPhoto", "sendLocation", "sendVenue", "sendContact", "sendPoll"];

/** What the bot sent, as Telegram's app shows it. */
function shownItem({ kind, told }: NonNullable<Send["item"]>): OutgoingItem {
	if (kind === "contact") return { type: "contact", cards: [parseVcard(String(told.vcard))] };
	if (kind === "poll") {
		const {
			question,
			options,
			allows_multiple_answers: isMultiple,
		} = told as {
			question: string;
			options: { text: string }[];
			allows_multiple_answers: boolean;
		};
		return { type: "poll", question, options: options.map(({ text }) => text), isMultiple };
	}
	const {
		latitude,
		longitude,
		title = "",
		address = "",
	} = told as Record<"latitude" | "longitude", number> &
		Partial<Record<"title" | "address", string>>;
	return { type: "location", latitude, longitude, name: title, address };
}

const GROUP = "-1001234567890";
const MASTER_KEY = "a master key of this rig alone";
const noPhone = () => Promise.reject(new Error("a bot has no phone behind it"));

/** A bot at the emulated Bot API, whose updates come to a receiver here, over real HTTP. */
export async function createTelegramRig(emulator: GatewayEmulator): Promise<TelegramRig> {
	const botToken = newBotToken();
	const channelId = `channel-${botToken.split(":")[0]}`;
	await emulator.control("bots", { token: botToken, username: "loja_bot" });
	let segment = "";
	const receiver = await listenForWebhooks(({ bytes, header }) => {
		const opened = openTelegramCall(MASTER_KEY, {
			segment,
			secret: header("x-telegram-bot-api-secret-token"),
			body: new TextDecoder().decode(bytes),
		});
		if (opened.kind === "unproved" || opened.kind === "unknown_path") return null;
		return opened.kind === "events" ? opened.events : [];
	});
	const config = { publicUrl: receiver.url, masterKey: MASTER_KEY };
	const webhook = registrationAt(config, channelId, "telegram");
	segment = webhook.url.split("/").at(-1) ?? "";
	const control = (action: string, body?: unknown) =>
		emulator.control(`${botToken.split(":")[0]}/${action}`, body);
	const faults = (rules: unknown[]) => emulator.control("faults", { rules });
	const act = async (action: string, body?: unknown) => void (await control(action, body));
	return {
		botToken,
		control,
		gateway: createTelegramGateway({
			url: emulator.url,
			botToken,
			webhook,
			allowedPrivateHosts: [emulator.host],
			timeoutMs: 2_000,
		}),
		webhook,
		customer: { kind: "telegram", value: "5551234" },
		nobody: { address: { kind: "telegram", value: "999123" }, reason: "rejected" },
		linkedAs: { phone: null, profileName: "@loja_bot" },
		scan: noPhone,
		types: noPhone,
		reads: noPhone,
		ownerReplies: noPhone,
		dropLine: noPhone,
		write: (chat, name, text) => act("write", { chat, name, text }),
		sendsPicture: (chat, name, text) => act("write", { chat, name, text, file: PICTURE }),
		unlinkOnPhone: () => act("revoke"),
		trouble: async (kind) => {
			if (kind === "none") await faults([]);
			else if (kind === "unreachable") await faults([{ mode: "refuse" }]);
			else await faults(SENDS.map((call) => ({ call, mode: "accept_then_hang" })));
		},
		received: async (chat) => {
			const sent = (await control("sent")) as Send[];
			return sent.filter((each) => each.chat === chat).map(({ text }) => text);
		},
		receivedFiles: async (chat) => {
			const sent = (await control("sent")) as Send[];
			return sent.flatMap(({ file, text, quoted, ...each }) =>
				file && each.chat === chat ? [{ ...file, text, quoted }] : [],
			);
		},
		receivedItems: async (chat) => {
			const sent = (await control("sent")) as Send[];
			return sent.flatMap(({ item, ...each }) =>
				item && each.chat === chat ? [shownItem(item)] : [],
			);
		},
		votes: (chat, { providerId }, places) =>
			act("vote", { chat, message: Number(providerId.split(":")[1]), places }),
		reactions: async () =>
			((await control("acts")) as { value: string }[]).map(({ value }) => value),
		textNow: async (providerId) => {
			const sent = (await control("sent")) as Send[];
			const found = sent.find(({ id, chat }) => `${chat}:${id}` === providerId);
			return found && !found.isDeleted ? found.text : null;
		},
		group: {
			address: { kind: "group", value: GROUP },
			async write(text) {
				const at = text.search(/@\d/);
				const user = { id: Number(text.slice(at + 1)), first_name: "Beto" };
				const entities = [{ type: "text_mention", offset: at, length: text.length - at, user }];
				const from = { id: 5551234, is_bot: false, first_name: "Ana" };
				const more = { from, ...(at === -1 ? {} : { entities }) };
				await act("write", { chat: GROUP, name: "Ana", text, group: "Clientes VIP", more });
			},
			change: () =>
				act("write", {
					chat: GROUP,
					group: "Clientes VIP",
					more: {
						from: { id: 5551234, is_bot: false, first_name: "Ana" },
						new_chat_members: [{ id: 5550002, is_bot: false, first_name: "Beto" }],
					},
				}),
			newcomer: { kind: "telegram", value: "5550002" },
			sent: async () => {
				const sent = (await control("sent")) as Send[];
				return sent
					.filter(({ chat }) => chat === GROUP)
					.map(({ text, entities }) => ({
						text,
						mentioned: (entities as { type: string; user?: { id: number } }[]).flatMap(({ user }) =>
							user ? [String(user.id)] : [],
						),
					}));
			},
		},
		events: receiver.events,
		close: async () => {
			await faults([]);
			await receiver.close();
		},
	};
}

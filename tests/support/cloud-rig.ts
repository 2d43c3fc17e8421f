import { randomInt } from "node:crypto";
import path from "node:path";
import { APP_SECRET, type Send } from "#tests/emulators/cloud-api/state.ts";
import type { GatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import { createCloudApiGateway } from "#workers/adapters/whatsapp-gateway/cloud-api/cloud-api.ts";
import type { CloudCredentials } from "#workers/adapters/whatsapp-gateway/cloud-api/credentials.ts";
import { openCloudCall } from "#workers/adapters/whatsapp-gateway/cloud-api/webhook.ts";
import type { MessageForm } from "#app/domain/inbox/message-form.ts";
import type { OutgoingItem } from "#app/domain/inbox/outgoing-item.ts";
import type { ItemRig } from "./item-conformance.ts";
import { PICTURE } from "./picture.ts";
import { listenForWebhooks } from "./webhook-receiver.ts";

export const CLOUD_MAIN = path.join(import.meta.dirname, "../emulators/cloud-api/main.ts");

export interface CloudRig extends ItemRig {
	credentials: CloudCredentials;
	control: (action: string, body?: unknown) => Promise<unknown>;
	/** What the gateway asked of Meta, without version and number: "POST messages". */
	calls: string[];
}

/** A port that is assigned to nothing, and that fetch does not refuse by itself. */
const NOWHERE = "http://127.0.0.1:4";

const GROUP = "Y2FwaV9ncm91cDox";
const TEMPLATES = ["boas_vindas", "pedido_enviado", "cobranca"].map((name) => ({
	name,
	language: "pt_BR",
	status: "APPROVED",
	body: `Olá, {{1}}: ${name}`,
}));

type ToldPlace = Record<"latitude" | "longitude", number> &
	Partial<Record<"name" | "address", string>>;
type ToldCards = { name: { formatted_name: string }; phones: { wa_id: string }[] }[];

/** What the business sent, as WhatsApp's app shows it. */
function shownItem(item: unknown): OutgoingItem {
	if (!Array.isArray(item))
		return { type: "location", name: "", address: "", ...(item as ToldPlace) };
	const cards = (item as ToldCards).map(({ name, phones }) => ({
		name: name.formatted_name,
		phones: phones.map(({ wa_id }) => wa_id),
	}));
	return { type: "contact", cards };
}

interface Told {
	type: string;
	header?: { text: string };
	body?: { text: string };
	footer?: { text: string };
	action: Record<string, unknown>;
}
const isInteractive = (item: unknown): item is { interactive: Told } =>
	typeof item === "object" && item !== null && "interactive" in item;

/** An interactive message as WhatsApp's app shows it. */
function shownForm({ type, header, body, footer, action }: Told): MessageForm {
	const around: MessageForm = {
		...(header && { header: { text: header.text } }),
		...(body && { body: body.text }),
		...(footer && { footer: footer.text }),
	};
	const { parameters: told = {} } = action as { parameters?: Record<string, unknown> };
	switch (type) {
		case "button": {
			const { buttons } = action as { buttons: { reply: { id: string; title: string } }[] };
			return {
				...around,
				buttons: buttons.map(({ reply: { id: value, title: text } }) => ({
					kind: "reply",
					text,
					value,
				})),
			};
		}
		case "list":
			return { ...around, list: action as unknown as NonNullable<MessageForm["list"]> };
		case "cta_url":
			return {
				...around,
				buttons: [{ kind: "url", text: String(told["display_text"]), value: String(told["url"]) }],
			};
		case "location_request_message":
			return { ...around, asksLocation: true };
		case "product": {
			const { catalog_id: catalog, product_retailer_id: id } = action as Record<string, string>;
			return {
				...around,
				products: { catalog: catalog ?? "", sections: [{ title: "", products: [id ?? ""] }] },
			};
		}
		case "product_list": {
			const { catalog_id: catalog, sections } = action as {
				catalog_id: string;
				sections: { title: string; product_items: { product_retailer_id: string }[] }[];
			};
			return {
				...around,
				products: {
					catalog,
					sections: sections.map(({ title, product_items: items }) => ({
						title,
						products: items.map(({ product_retailer_id: id }) => id),
					})),
				},
			};
		}
		default: {
			const { reference_id, total_amount, payment_settings } = told as {
				reference_id: string;
				total_amount: { value: number };
				payment_settings: {
					pix_dynamic_code: { code: string; merchant_name: string; key: string };
				}[];
			};
			const pix = payment_settings[0]?.pix_dynamic_code;
			return {
				...around,
				pix: {
					reference: reference_id,
					amount: total_amount.value,
					code: pix?.code ?? "",
					merchant: pix?.merchant_name ?? "",
					key: pix?.key ?? "",
				},
			};
		}
	}
}

/** What belongs to a phone does not exist here; a test that asks for it is wrong. */
const noPhone = () => Promise.reject(new Error("the official API has no phone behind it"));

/** A number at the emulated Graph API, whose events come to a receiver here, over real HTTP. */
export async function createCloudRig(emulator: GatewayEmulator): Promise<CloudRig> {
	const draw = () => String(randomInt(10 ** 11, 10 ** 12));
	const credentials = {
		phoneNumberId: draw(),
		businessId: draw(),
		token: `EAA${draw()}${draw()}`,
	};
	const receiver = await listenForWebhooks(({ bytes, header }) => {
		const opened = openCloudCall({ bytes, signature: header("x-hub-signature-256") }, APP_SECRET);
		if (opened.kind === "unproved") return null;
		return opened.kind === "batches" ? opened.batches.flatMap(({ events }) => events) : [];
	});
	await emulator.control("numbers", {
		id: credentials.phoneNumberId,
		businessId: credentials.businessId,
		token: credentials.token,
		callback: receiver.url,
		templates: TEMPLATES,
	});
	const calls: string[] = [];
	let isAway = false;
	const control = (action: string, body?: unknown) =>
		emulator.control(`${credentials.phoneNumberId}/${action}`, body);
	const faults = (rules: unknown[]) => emulator.control("faults", { rules });
	const act = async (action: string, body?: unknown) => void (await control(action, body));
	return {
		credentials,
		control,
		gateway: createCloudApiGateway({
			graphUrl: emulator.url,
			graphVersion: "v26.0",
			credentials,
			allowedPrivateHosts: [emulator.host],
			timeoutMs: 2_000,
			fetch: (url, init) => {
				calls.push(
					`${init.method ?? "GET"} ${new URL(url).pathname.replace(/^\/v[\d.]+\/\d+\/?/, "")}`,
				);
				// Where nobody listens: nothing of a call can have been done.
				return fetch(isAway ? url.replace(emulator.url, NOWHERE) : url, init);
			},
		}),
		calls,
		webhook: null,
		scan: noPhone,
		types: noPhone,
		ownerReplies: (phone, text) => act("echo", { phone, text }),
		dropLine: noPhone,
		write: (phone, name, text) => act("write", { phone, name, text }),
		sendsPicture: (phone, name, text) => act("write", { phone, name, text, file: PICTURE }),
		reads: () => act("receipt"),
		unlinkOnPhone: () => act("revoke"),
		trouble: async (kind) => {
			isAway = kind === "unreachable";
			if (kind === "none") await faults([]);
			else if (kind === "answer_lost")
				await faults([{ call: "POST messages", mode: "accept_then_hang" }]);
		},
		received: async (phone) => {
			const sent = (await control("sent")) as Send[];
			return sent.filter(({ to }) => to === phone).map(({ text }) => text);
		},
		receivedFiles: async (phone) => {
			const sent = (await control("sent")) as Send[];
			return sent.flatMap(({ file, text, quoted, to }) =>
				file && to === phone ? [{ ...file, text, quoted }] : [],
			);
		},
		receivedItems: async (phone) => {
			const sent = (await control("sent")) as Send[];
			return sent.flatMap(({ item, to }) =>
				item && to === phone && !isInteractive(item) ? [shownItem(item)] : [],
			);
		},
		receivedForms: async (phone) => {
			const sent = (await control("sent")) as Send[];
			return sent.flatMap(({ item, to }) =>
				to === phone && isInteractive(item) ? [shownForm(item.interactive)] : [],
			);
		},
		reactions: async () =>
			((await control("acts")) as { value: string }[]).map(({ value }) => value),
		group: {
			address: { kind: "group", value: GROUP },
			write: (text) => act("write", { phone: "5511987654321", name: "Ana", text, group: GROUP }),
			sent: async () => {
				const sent = (await control("sent")) as Send[];
				return sent.filter(({ to }) => to === GROUP).map(({ text }) => ({ text, mentioned: [] }));
			},
		},
		events: receiver.events,
		close: async () => {
			await faults([]);
			await receiver.close();
		},
	};
}

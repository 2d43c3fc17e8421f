import { z } from "zod";
import type { Address } from "#app/domain/inbox/address.ts";
import type {
	ChannelGateway,
	GatewayAnswer,
	OutgoingFile,
	Quoted,
} from "#workers/adapters/channel-gateway/port.ts";
import { acceptWhen } from "../gateway-http.ts";
import { CLOUD_FILES } from "./files.ts";
import { callGraph, type CloudTarget } from "./http.ts";
import { templateNode } from "./template-send.ts";
import { interactiveOf } from "./interactive.ts";

/** Checks that Meta can be reached, with a call that changes nothing. */
const reachNumber = (target: CloudTarget): Promise<GatewayAnswer<unknown>> =>
	callGraph(target, {
		method: "GET",
		path: ({ phoneNumberId }) => `/${phoneNumberId}?fields=id`,
		answer: z.looseObject({ id: z.string() }),
		doubt: "not_accepted",
	});

const Sent = z.looseObject({
	messages: z.tuple([z.looseObject({ id: z.string().min(1) })]).rest(z.unknown()),
	contacts: z
		.array(z.looseObject({ wa_id: z.string().nullish() }))
		.nullish()
		.catch(null),
});

/** Phone digits go into `to`, the newer business-scoped user ids (BSUID) into `recipient`. */
function recipientOf(to: Address) {
	switch (to.kind) {
		case "phone":
			return { recipient_type: "individual", to: to.value };
		case "group":
			return { recipient_type: "group", to: to.value };
		case "bsuid":
		case "lid":
		case "telegram":
		case "facebook":
		case "instagram":
		case "visitor":
		case "other":
			return { recipient_type: "individual", recipient: to.value };
	}
}

interface Sending {
	to: Address;
	clientId: string;
	quoted?: Quoted | null;
}

/**
 * One call, whose own failure says whether anything was sent. After one that said neither, a harmless call goes first until
 * Meta answers: while it is away no further message becomes doubtful.
 */
async function send(
	target: CloudTarget,
	{ to, clientId, quoted }: Sending,
	content: { type: string } & Record<string, unknown>,
): ReturnType<ChannelGateway["sendText"]> {
	const { line = { isDoubtful: false } } = target;
	if (line.isDoubtful) {
		const reachable = await reachNumber(target);
		if (reachable.class !== "accepted") return reachable;
	}
	const answer = await callGraph(target, {
		method: "POST",
		path: ({ phoneNumberId }) => `/${phoneNumberId}/messages`,
		body: {
			messaging_product: "whatsapp",
			...recipientOf(to),
			...content,
			// Returned with every status event, which identifies a send whose answer was lost.
			biz_opaque_callback_data: clientId,
			...(quoted ? { context: { message_id: quoted.providerId } } : {}),
		},
		answer: Sent,
		doubt: "unknown",
	});
	line.isDoubtful = answer.class === "unknown";
	if (answer.class !== "accepted") return answer;
	const waId = answer.value.contacts?.[0]?.wa_id;
	// Of a group it is told as well, and is nobody's number.
	const address: Address | null =
		waId && to.kind !== "group" ? { kind: "phone", value: waId } : null;
	return { class: "accepted", value: { providerId: answer.value.messages[0].id, address } };
}

/** Sends a text. */
export const sendText = (
	target: CloudTarget,
	input: Parameters<ChannelGateway["sendText"]>[0],
): ReturnType<ChannelGateway["sendText"]> =>
	send(target, input, { type: "text", text: { preview_url: false, body: input.text } });

function nodeOf({ kind, fileName }: OutgoingFile, id: string, caption: string) {
	const type = kind === "voice" ? "audio" : kind;
	const node = {
		id,
		...(caption === "" ? {} : { caption }),
		...(kind === "document" ? { filename: fileName } : {}),
		...(kind === "voice" ? { voice: true } : {}),
	};
	return { type, [type]: node };
}

type SendFile = NonNullable<ChannelGateway["sendFile"]>;

/** Sends a file that was uploaded before. */
export async function sendFile(
	target: CloudTarget,
	input: Parameters<SendFile>[0],
): ReturnType<SendFile> {
	const { file, ref, caption } = input;
	const { maxCaption = 0 } = CLOUD_FILES[file.kind] ?? {};
	if (ref === null || caption.length > maxCaption) return { class: "refused", reason: "invalid" };
	return send(target, input, nodeOf(file, ref, caption));
}

type SendItem = NonNullable<ChannelGateway["sendItem"]>;

/** Sends a place, cards, a template or a form; Meta has no polls. */
export async function sendItem(
	target: CloudTarget,
	{ item, ...input }: Parameters<SendItem>[0],
): ReturnType<SendItem> {
	switch (item.type) {
		case "location": {
			const { latitude, longitude, name, address } = item;
			const location = { latitude, longitude, ...(name && { name }), ...(address && { address }) };
			return send(target, input, { type: "location", location });
		}
		case "contact": {
			const contacts = item.cards.map(({ name, phones }) => ({
				name: { formatted_name: name, first_name: name },
				phones: phones.map((phone) => ({ phone: `+${phone}`, wa_id: phone, type: "CELL" })),
			}));
			return send(target, input, { type: "contacts", contacts });
		}
		case "form": {
			const interactive = interactiveOf(item.form);
			if (!interactive) return { class: "refused", reason: "invalid" };
			return send(target, input, { type: "interactive", interactive });
		}
		case "poll":
			return { class: "refused", reason: "unsupported" };
		case "template": {
			const { ref = null } = input;
			if (item.file && ref === null) return { class: "refused", reason: "invalid" };
			return send(target, input, { type: "template", template: templateNode(item, ref) });
		}
	}
}

/** Reacts to a message; "" takes the reaction back. */
export async function react(
	target: CloudTarget,
	{ target: { providerId, address }, emoji }: { target: Quoted; emoji: string },
): Promise<GatewayAnswer<null>> {
	const answer = await callGraph(target, {
		method: "POST",
		path: ({ phoneNumberId }) => `/${phoneNumberId}/messages`,
		body: {
			messaging_product: "whatsapp",
			...recipientOf(address),
			type: "reaction",
			reaction: { message_id: providerId, emoji },
		},
		answer: Sent,
		doubt: "not_accepted",
	});
	return acceptWhen(answer);
}

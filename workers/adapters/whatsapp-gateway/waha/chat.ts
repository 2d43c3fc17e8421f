import { z } from "zod";
import type { Address } from "#app/domain/inbox/address.ts";
import type { FoundNumber, GatewayAnswer } from "#workers/adapters/channel-gateway/port.ts";
import { parseJid } from "../evolution/address.ts";
import { toChatId } from "./address.ts";
import { callWaha, type WahaTarget } from "./http.ts";
import { readSession } from "./session.ts";

const accepted = <T>(value: T): { class: "accepted"; value: T } => ({ class: "accepted", value });

const Existence = z.looseObject({ numberExists: z.boolean(), chatId: z.string().nullish() });

/**
 * A call that changes nothing is made before every send: when it fails, nothing was sent and repeating is safe. For a
 * phone number it also answers whether it has WhatsApp, and its real chat id.
 */
export async function findChat(target: WahaTarget, to: Address): Promise<GatewayAnswer<string>> {
	if (to.kind !== "phone") {
		const session = await readSession(target);
		if (session.class !== "accepted") return session;
		return session.value.status === "WORKING"
			? accepted(toChatId(to))
			: { class: "refused", reason: "not_linked" };
	}
	const answer = await callWaha(target, {
		method: "GET",
		path: `/api/contacts/check-exists?phone=${to.value}&session=${target.session}`,
		answer: Existence,
		doubt: "not_accepted",
	});
	if (answer.class !== "accepted") return answer;
	const { numberExists, chatId } = answer.value;
	return numberExists
		? accepted(chatId || toChatId(to))
		: { class: "refused", reason: "not_on_whatsapp" };
}

/** Asks one after the other: there is no call for several. */
export async function findNumbersAtWaha(
	target: WahaTarget,
	phones: readonly string[],
): Promise<GatewayAnswer<FoundNumber[]>> {
	const found: FoundNumber[] = [];
	for (const phone of phones) {
		const chat = await findChat(target, { kind: "phone", value: phone });
		const isAbsent = chat.class === "refused" && chat.reason === "not_on_whatsapp";
		if (chat.class !== "accepted" && !isAbsent) return chat;
		const address = chat.class === "accepted" ? parseJid(chat.value) : null;
		found.push({ phone, addresses: address ? [address] : [] });
	}
	return accepted(found);
}

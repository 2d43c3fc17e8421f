import type { CommonItem } from "#app/domain/inbox/outgoing-item.ts";
import type { ChannelGateway } from "#workers/adapters/channel-gateway/port.ts";
import { parseJid, toNumber } from "./address.ts";
import { callEvolution, type EvolutionTarget } from "./http.ts";
import { readEvolutionState } from "./link.ts";
import { SentMessage } from "./wire.ts";

type SendItem = NonNullable<ChannelGateway["sendItem"]>;

/** Sends a place, cards or a poll. As with a text, a call that changes nothing is made first: see `sendText`. */
export async function sendItemByEvolution(
	target: EvolutionTarget,
	{ to, item }: Parameters<SendItem>[0],
): ReturnType<SendItem> {
	if (item.type === "template" || item.type === "form")
		return { class: "refused", reason: "unsupported" };
	const reachable = await readEvolutionState(target);
	if (reachable.class !== "accepted") return reachable;
	const { call, body } = callFor(item);
	const answer = await callEvolution(target.connection, {
		method: "POST",
		path: `/message/${call}/${target.ref}`,
		apiKey: target.key,
		body: { number: toNumber(to), ...body },
		answer: SentMessage,
		doubt: "unknown",
	});
	if (answer.class !== "accepted") return answer;
	const { id, remoteJid } = answer.value.key;
	return { class: "accepted", value: { providerId: id, address: parseJid(remoteJid) } };
}

function callFor(item: CommonItem): { call: string; body: object } {
	switch (item.type) {
		case "location": {
			const { type: _, ...place } = item;
			return { call: "sendLocation", body: place };
		}
		case "contact": {
			// A card of 2.3.7 has one number.
			const contact = item.cards.flatMap(({ name, phones }) =>
				phones.map((phone) => ({ fullName: name, wuid: phone, phoneNumber: `+${phone}` })),
			);
			return { call: "sendContact", body: { contact } };
		}
		case "poll": {
			const { question, options, isMultiple } = item;
			// None: as many as there are.
			const selectableCount = isMultiple ? 0 : 1;
			return { call: "sendPoll", body: { name: question, selectableCount, values: options } };
		}
	}
}

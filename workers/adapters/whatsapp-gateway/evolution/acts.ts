import type { z } from "zod";
import type {
	ChannelGateway,
	GatewayAnswer,
	Quoted,
} from "#workers/adapters/channel-gateway/port.ts";
import { acceptWhen } from "../gateway-http.ts";
import { parseJid, toJid, toNumber } from "./address.ts";
import { callEvolution, type EvolutionTarget } from "./http.ts";
import { readStoredKey } from "./records.ts";
import { SentMessage } from "./wire.ts";

/** WhatsApp's name of a message. */
interface Key {
	id: string;
	remoteJid: string;
	fromMe: boolean;
	participant?: string;
}

/**
 * The key under which Evolution stored a message: with its own form of the number or the lid, and in a group with who wrote.
 * With any other the act leaves for a chat that does not exist, and is answered as done. What it does not have (any more) is
 * named by what we know.
 */
async function keyOf(target: EvolutionTarget, message: Quoted): Promise<GatewayAnswer<Key>> {
	const { providerId: id, fromMe, address } = message;
	const stored = await readStoredKey(target, id);
	if (stored.class !== "accepted") return stored;
	const { remoteJid, participant } = stored.value ?? { remoteJid: toJid(address) };
	const value = { id, remoteJid, fromMe, ...(participant ? { participant } : {}) };
	return { class: "accepted", value };
}

/** One act on a message. Doing it again changes nothing, so whatever is not clearly done is tried again. */
async function act(
	target: EvolutionTarget,
	message: Quoted,
	call: (key: Key) => {
		method: "POST" | "DELETE";
		path: string;
		body: unknown;
		answer?: z.ZodType<unknown>;
	},
): Promise<GatewayAnswer<null>> {
	const key = await keyOf(target, message);
	if (key.class !== "accepted") return key;
	const answer = await callEvolution(target.connection, {
		answer: SentMessage,
		...call(key.value),
		apiKey: target.key,
		doubt: "not_accepted",
	});
	return acceptWhen(answer);
}

type Acts = Required<Pick<ChannelGateway, "react" | "editText" | "deleteMessage">>;

/** Reactions, other words and deletions for everyone. */
export function createEvolutionActs(target: EvolutionTarget): Acts {
	return {
		react: ({ target: message, emoji }) =>
			act(target, message, (key) => ({
				method: "POST",
				path: `/message/sendReaction/${target.ref}`,
				body: { key, reaction: emoji },
			})),
		editText: ({ target: message, text }) =>
			act(target, message, ({ participant: _, ...key }) => ({
				method: "POST",
				path: `/chat/updateMessage/${target.ref}`,
				// The number has to lead to the very chat the message is stored in.
				body: { number: toNumber(parseJid(key.remoteJid) ?? message.address), key, text },
			})),
		deleteMessage: ({ target: message }) =>
			act(target, message, (key) => ({
				method: "DELETE",
				path: `/chat/deleteMessageForEveryone/${target.ref}`,
				body: key,
			})),
	};
}

import { z } from "zod";
import type {
	ChannelGateway,
	GatewayAnswer,
	Quoted,
} from "#workers/adapters/channel-gateway/port.ts";
import { acceptWhen } from "../gateway-http.ts";
import { findChat } from "./chat.ts";
import { callWaha, type WahaTarget } from "./http.ts";
import { wahaIdOf } from "./records.ts";

/** A message in the words of WAHA's paths. */
interface Place {
	chatId: string;
	id: string;
}

/** One act on a message. Doing it again changes nothing, so whatever is not clearly done is tried again. */
async function act(
	target: WahaTarget,
	message: Quoted,
	call: (place: Place) => { method: "PUT" | "DELETE"; path: string; body?: unknown },
): Promise<GatewayAnswer<null>> {
	const chat = await findChat(target, message.address);
	if (chat.class !== "accepted") return chat;
	const id = await wahaIdOf(target, chat.value, message);
	if (id.class !== "accepted") return id;
	const answer = await callWaha(target, {
		...call({ chatId: chat.value, id: id.value }),
		answer: z.unknown(),
		doubt: "not_accepted",
	});
	return acceptWhen(answer);
}

type Acts = Required<Pick<ChannelGateway, "react" | "editText" | "deleteMessage">>;

/** Reactions, other words and deletions for everyone. */
export function createWahaActs(target: WahaTarget): Acts {
	const pathOf = ({ chatId, id }: Place): string =>
		`/api/${target.session}/chats/${encodeURIComponent(chatId)}/messages/${encodeURIComponent(id)}`;
	return {
		react: ({ target: message, emoji }) =>
			act(target, message, ({ id }) => ({
				method: "PUT",
				path: "/api/reaction",
				body: { session: target.session, messageId: id, reaction: emoji },
			})),
		editText: ({ target: message, text }) =>
			act(target, message, (place) => ({ method: "PUT", path: pathOf(place), body: { text } })),
		deleteMessage: ({ target: message }) =>
			act(target, message, (place) => ({ method: "DELETE", path: pathOf(place) })),
	};
}

/** Schemas of Telegram's webhook; unknown keys are ignored. */
import { z } from "zod";
import { WireMoment } from "../whatsapp-gateway/evolution/wire.ts";

const Text = z.string().nullish().catch(null);
/** Ids have up to 52 bits, so a number holds them exactly; we use them as text. */
const Id = z.int().transform(String);

export const TelegramPerson = z.looseObject({
	first_name: Text,
	last_name: Text,
	username: Text,
	title: Text,
});
export type TelegramPerson = z.infer<typeof TelegramPerson>;

const Chat = TelegramPerson.extend({ id: Id, type: z.string() });

export const TelegramMessage = z.looseObject({
	message_id: Id,
	date: WireMoment,
	chat: Chat,
	from: TelegramPerson.nullish().catch(null),
	/** The group or channel on whose behalf an anonymous member writes. */
	sender_chat: TelegramPerson.nullish().catch(null),
	text: Text,
	caption: Text,
	reply_to_message: z.looseObject({ message_id: Id }).nullish().catch(null),
	/** The group's new id. */
	migrate_to_chat_id: Id.nullish().catch(null),
});
export type TelegramMessage = z.infer<typeof TelegramMessage>;

export const TelegramReaction = z.looseObject({
	chat: Chat,
	message_id: Id,
	new_reaction: z.array(z.looseObject({ type: z.string(), emoji: Text })),
});

const Voter = TelegramPerson.extend({ id: Id }).nullish().catch(null);
export const TelegramVote = z.looseObject({
	poll_id: z.string(),
	user: Voter,
	/** Whoever votes in the name of a group or channel. */
	voter_chat: Voter,
	option_ids: z.array(z.int()),
});

export const TelegramFile = z.looseObject({
	file_id: z.string().regex(/^[\w-]{1,250}$/),
	file_size: z.number().nullish().catch(null),
	mime_type: Text,
	file_name: Text,
	duration: z.number().nullish().catch(null),
});
export type TelegramFile = z.infer<typeof TelegramFile>;

/** One update; the name of its second field says what it contains. */
export const TelegramUpdate = z.looseObject({ update_id: z.number() });

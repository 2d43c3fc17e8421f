/** What Telegram's webhook sends, as loosely as it can be read. */
import { z } from "zod";
import { WireMoment } from "../whatsapp-gateway/evolution/wire.ts";

const Text = z.string().nullish().catch(null);
/** Ids have up to 52 bits: a number holds them, and nobody counts with them. */
const Id = z.int().transform(String);

const Person = z.looseObject({ first_name: Text, last_name: Text, username: Text, title: Text });
export type TelegramPerson = z.infer<typeof Person>;

const Chat = Person.extend({ id: Id, type: z.string() });

export const TelegramMessage = z.looseObject({
	message_id: Id,
	date: WireMoment,
	chat: Chat,
	from: Person.nullish().catch(null),
	/** Who speaks for a group or a channel without showing themself. */
	sender_chat: Person.nullish().catch(null),
	text: Text,
	caption: Text,
	reply_to_message: z.looseObject({ message_id: Id }).nullish().catch(null),
	/** The group goes on under another id. */
	migrate_to_chat_id: Id.nullish().catch(null),
});
export type TelegramMessage = z.infer<typeof TelegramMessage>;

export const TelegramReaction = z.looseObject({
	chat: Chat,
	message_id: Id,
	new_reaction: z.array(z.looseObject({ type: z.string(), emoji: Text })),
});

export const TelegramFile = z.looseObject({
	file_id: z.string().regex(/^[\w-]{1,250}$/),
	file_size: z.number().nullish().catch(null),
	mime_type: Text,
	file_name: Text,
	duration: z.number().nullish().catch(null),
});
export type TelegramFile = z.infer<typeof TelegramFile>;

/** Each call tells one thing; what it is, is the name of its field. */
export const TelegramUpdate = z.looseObject({ update_id: z.number() });

import { z } from "zod";
import { cardsToText } from "#app/domain/inbox/contact-card.ts";
import { contentOfPoll } from "#app/domain/inbox/poll.ts";
import { oneLine } from "#app/domain/inbox/stored-text.ts";
import type { MessageContent, MessageType } from "#app/domain/inbox/message.ts";
import { type TelegramFile, TelegramFile as File, type TelegramMessage } from "./telegram-wire.ts";

/** The largest file that a bot may download. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** Fields with a file, and its type. An animation also has `document`, so it is first. */
const FILES: readonly [string, MessageType][] = [
	["animation", "video"],
	["video", "video"],
	["video_note", "video"],
	["voice", "audio"],
	["audio", "audio"],
	["sticker", "sticker"],
	["document", "document"],
];

/** Fields of service messages about a group, which contain no text of a person. */
const SERVICE_FIELDS = [
	"new_chat_members",
	"left_chat_member",
	"new_chat_title",
	"new_chat_photo",
	"delete_chat_photo",
	"group_chat_created",
	"supergroup_chat_created",
	"migrate_to_chat_id",
	"migrate_from_chat_id",
	"message_auto_delete_timer_changed",
	"pinned_message",
	"forum_topic_created",
	"forum_topic_edited",
	"forum_topic_closed",
	"forum_topic_reopened",
	"video_chat_scheduled",
	"video_chat_started",
	"video_chat_ended",
	"video_chat_participants_invited",
	"chat_background_set",
	"boost_added",
	"write_access_allowed",
];

const Place = z.looseObject({ latitude: z.number(), longitude: z.number() });
const Venue = z.looseObject({ location: Place, title: z.string(), address: z.string() });
const Card = z.looseObject({
	phone_number: z.string(),
	first_name: z.string(),
	last_name: z.string().nullish().catch(null),
});

const Poll = z.looseObject({
	question: z.string(),
	options: z.array(z.looseObject({ text: z.string() })),
	allows_multiple_answers: z.boolean().catch(false),
});

/** The content of a message; null for a service message. */
export function contentOf(message: TelegramMessage): MessageContent | null {
	if (message.text) return { type: "text", text: message.text };
	const text = message.caption ?? "";
	const photo = largestPhoto(message.photo);
	if (photo) return { type: "image", text, media: mediaOf(photo, "image/jpeg") };
	for (const [field, type] of FILES) {
		const file = File.safeParse(message[field]);
		if (!file.success) continue;
		const media = mediaOf(file.data, null);
		return { type, text, media: field === "animation" ? { ...media, isGif: true } : media };
	}
	return placeOf(message) ?? restOf(message);
}

/** The largest of a photo's sizes that a bot may download. */
function largestPhoto(photo: unknown): TelegramFile | null {
	if (!Array.isArray(photo)) return null;
	const sizes = photo.flatMap((size) => {
		const parsed = File.safeParse(size);
		return parsed.success ? [parsed.data] : [];
	});
	const fitting = sizes.filter(({ file_size: bytes }) => (bytes ?? 0) <= MAX_FILE_BYTES);
	return fitting.at(-1) ?? sizes.at(-1) ?? null;
}

function mediaOf(
	file: TelegramFile,
	toldType: string | null,
): NonNullable<MessageContent["media"]> {
	const mimetype = file.mime_type ?? toldType;
	return {
		ref: file.file_id,
		...(mimetype ? { mimetype } : {}),
		...(file.file_name ? { fileName: file.file_name } : {}),
		...(file.duration ? { seconds: file.duration } : {}),
		...(file.file_size ? { bytes: file.file_size } : {}),
	};
}

function placeOf(message: TelegramMessage): MessageContent | null {
	// A venue also has `location`, so it is checked first.
	const venue = Venue.safeParse(message.venue);
	const place = venue.success ? venue.data.location : Place.safeParse(message.location).data;
	if (!place) return null;
	const told = venue.success ? [venue.data.title, venue.data.address] : [];
	const text = told.map(oneLine).join("\n");
	const { latitude, longitude } = place;
	return { type: "location", text, media: { latitude, longitude } };
}

function restOf(message: TelegramMessage): MessageContent | null {
	const card = Card.safeParse(message.contact);
	if (card.success) {
		const { first_name: first, last_name: last, phone_number: phone } = card.data;
		const name = [first, last].filter(Boolean).join(" ");
		return { type: "contact", text: cardsToText([{ name, phones: [phone.replace(/\D/g, "")] }]) };
	}
	const poll = Poll.safeParse(message.poll);
	if (poll.success) {
		const { question, options, allows_multiple_answers: isMultiple } = poll.data;
		return contentOfPoll({ question, options: options.map(({ text }) => text), isMultiple });
	}
	const dice = z.looseObject({ emoji: z.string() }).safeParse(message.dice);
	if (dice.success) return { type: "text", text: dice.data.emoji };
	if (SERVICE_FIELDS.some((field) => message[field] !== undefined)) return null;
	// Games and future types are shown as a message without readable content.
	return { type: "other", text: "" };
}

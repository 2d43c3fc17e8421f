/** What a phone that shares its number with us tells of before (coexistence): its conversations and its address book. */
import { z } from "zod";
import type { GatewayEvent, GatewayMessageStatus } from "#app/domain/channels/gateway-event.ts";
import { translateCloudEcho, translateCloudMessage } from "../message.ts";
import { type FieldReader, Words } from "./reading.ts";

const Metadata = z.looseObject({ display_phone_number: Words });

const History = z.looseObject({
	metadata: Metadata,
	history: z
		.array(
			z.looseObject({
				metadata: z
					.looseObject({ progress: z.coerce.number().min(0).max(100).nullish().catch(null) })
					.nullish()
					.catch(null),
				threads: z
					.array(z.looseObject({ id: Words, messages: z.array(z.unknown()).catch([]) }))
					.nullish(),
				errors: z
					.array(z.looseObject({ code: z.number() }))
					.nullish()
					.catch(null),
			}),
		)
		.nullish(),
	/** Files of messages that were told without them. */
	messages: z.array(z.unknown()).nullish(),
});

const AddressBook = z.looseObject({ state_sync: z.array(z.unknown()) });
const BookEntry = z.looseObject({
	type: z.literal("contact"),
	action: z.string(),
	contact: z.looseObject({
		full_name: Words,
		first_name: Words,
		phone_number: Words,
		user_id: Words,
	}),
});

const PastMessage = z.looseObject({
	from: Words,
	to: Words,
	to_user_id: Words,
	history_context: z.looseObject({ status: Words }).nullish().catch(null),
});

/** "History sharing is turned off by the business from the WhatsApp Business App". */
const DECLINED = 2593109;

/** Ticks as the phone shows them. */
const STATUSES: Record<string, GatewayMessageStatus> = {
	read: "read",
	played: "read",
	delivered: "delivered",
	error: "failed",
};

const digitsOf = (text: string | null | undefined): string => text?.replace(/\D/g, "") ?? "";

/** Conversations of the time before; those of a phone that keeps them are told as that. */
export const readHistory: FieldReader = (value) => {
	const parsed = History.safeParse(value);
	if (!parsed.success) return null;
	const { metadata, history, messages } = parsed.data;
	const own = digitsOf(metadata.display_phone_number);
	const chunks = history ?? [];
	const translated = [
		...chunks.flatMap(({ threads }) =>
			(threads ?? []).flatMap((thread) =>
				thread.messages.map((message) => translatePast(message, own, thread.id ?? "")),
			),
		),
		...(messages ?? []).map((message) => translatePast(message, own, "")),
	];
	const progress = chunks.flatMap((chunk) => chunk.metadata?.progress ?? []);
	return {
		events: [
			{
				type: "history",
				events: translated.flatMap((events) => events ?? []),
				progress: progress.length > 0 ? Math.max(...progress) : null,
				isDeclined: chunks.some(({ errors }) => errors?.some(({ code }) => code === DECLINED)),
			},
		],
		isUnread: translated.includes(null),
	};
};

/**
 * A message of before: what it is stands in it as in a present one, whose side wrote it only by whose number it is from.
 * @param thread the customer whose conversation it is in, number or user id; "": not told
 */
function translatePast(raw: unknown, own: string, thread: string): GatewayEvent[] | null {
	const parsed = PastMessage.safeParse(raw);
	if (!parsed.success) return null;
	const { data } = parsed;
	const isOurs = own !== "" && digitsOf(data.from) === own;
	const isPhone = /^\+?\d+$/.test(thread);
	const to = isPhone ? { to: thread } : { to_user_id: thread || null };
	const from = isPhone ? { from: thread } : { from_user_id: thread || null };
	const isTo = Boolean(data.to || data.to_user_id || thread);
	const events =
		isOurs && isTo
			? translateCloudEcho({ ...to, ...data })
			: translateCloudMessage({ ...from, ...data }, []);
	const status = STATUSES[data.history_context?.status?.toLowerCase() ?? ""] ?? "sent";
	const told = events?.flatMap((event): GatewayEvent[] => {
		if (event.type === "renumbered") return [];
		if (event.type !== "message") return [event];
		const past = { ...event, origin: "history" as const };
		if (!isOurs) return [past];
		// The file of a message of ours does not say to whom it was: it belongs to one that is known.
		const addresses = isTo ? event.addresses : [];
		return [{ ...past, addresses, fromMe: true, status }];
	});
	return told ?? null;
}

/** Names of people; somebody who left the address book keeps theirs here. */
export const readAppState: FieldReader = (value) => {
	const parsed = AddressBook.safeParse(value);
	if (!parsed.success) return null;
	const entries = parsed.data.state_sync.map((raw) => BookEntry.safeParse(raw));
	const events = entries.flatMap((entry): GatewayEvent[] => {
		if (!entry.success || entry.data.action !== "add") return [];
		const { full_name: full, first_name: first, phone_number: phone, user_id } = entry.data.contact;
		const digits = digitsOf(phone);
		const addresses = [
			...(/^\d{5,20}$/.test(digits) ? [{ kind: "phone", value: digits } as const] : []),
			...(user_id ? [{ kind: "bsuid", value: user_id.slice(0, 160) } as const] : []),
		];
		const name = full || first || null;
		if (addresses.length === 0 || name === null) return [];
		return [{ type: "contact", addresses, name, avatarUrl: null, isFromBook: true }];
	});
	return {
		events: [{ type: "history", events, progress: null, isDeclined: false }],
		isUnread: entries.some(({ success }) => !success),
	};
};

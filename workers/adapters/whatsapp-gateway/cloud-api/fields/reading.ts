import { z } from "zod";
import type { AccountNotice } from "#app/domain/channels/account-notice.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";

/** What a change of one field tells. `isUnread`: a part of it could not be translated, and is stored raw. */
export interface FieldReading {
	events: GatewayEvent[];
	isUnread: boolean;
}
export const NOTHING: FieldReading = { events: [], isUnread: false };

/**
 * Translates the value of one field of Meta's calls; null: it could not be translated, and is stored raw.
 * @param at when Meta sent it, epoch ms; 0: it did not say
 */
export type FieldReader = (value: unknown, at: number) => FieldReading | null;

/** Words of Meta's; what is no text counts as left out. */
export const Words = z.string().nullish().catch(null);
/** Meta tells ids and times as texts in some fields and as numbers in others. */
export const Digits = z.union([z.string(), z.number()]).transform(String).nullish().catch(null);

const MAX_WORDS = 500;
export const cut = (words: string | null | undefined): string => (words ?? "").slice(0, MAX_WORDS);

/** A reader of a field that brings one notice about the account or its number. */
export const noticeOf =
	<T>(schema: z.ZodType<T>, read: (value: T, at: number) => AccountNotice | null): FieldReader =>
	(value, at) => {
		const parsed = schema.safeParse(value);
		const notice = parsed.success ? read(parsed.data, at) : null;
		return notice && { events: [{ type: "account", notice }], isUnread: false };
	};

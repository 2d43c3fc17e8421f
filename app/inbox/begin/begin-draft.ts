import * as v from "valibot";
import { findStorage, readStored, writeStored } from "#app/ui/browser-storage.ts";
import { RECENT_PREFIX } from "../recents.ts";

/** Under the same beginning as what was opened last: whoever signs out leaves no names of customers behind. */
const DRAFT_KEY = `${RECENT_PREFIX}begun`;
const CHANNEL_KEY = `${RECENT_PREFIX}begun-in`;

const MaybeText = v.nullable(v.string());
const Draft = v.object({
	channelId: MaybeText,
	person: v.nullable(
		v.object({
			contactId: v.string(),
			contactName: MaybeText,
			contactPhone: MaybeText,
			isGroup: v.boolean(),
			channelId: v.string(),
		}),
	),
	/** What stands in the field for the recipient, and the country it is read with. */
	typed: v.string(),
	country: v.string(),
	name: v.string(),
	text: v.string(),
});
export type BeginDraft = v.InferOutput<typeof Draft>;

export const EMPTY_DRAFT: BeginDraft = {
	channelId: null,
	person: null,
	typed: "",
	country: "BR",
	name: "",
	text: "",
};

/** What was left when the dialog was closed; an empty one where nothing was. */
export const readBeginDraft = (): BeginDraft =>
	readStored(findStorage("local"), DRAFT_KEY, Draft) ?? EMPTY_DRAFT;

/** Nothing is kept of a dialog in which nothing was typed. */
export function keepBeginDraft(draft: BeginDraft): void {
	const isEmpty = draft.person === null && (draft.typed + draft.name + draft.text).trim() === "";
	writeStored(findStorage("local"), DRAFT_KEY, isEmpty ? null : draft);
}

/** The channel that was written through last on this device. */
export const readLastChannel = (): string | null =>
	readStored(findStorage("local"), CHANNEL_KEY, v.string());

export function noteBegun(channelId: string): void {
	writeStored(findStorage("local"), CHANNEL_KEY, channelId);
	writeStored(findStorage("local"), DRAFT_KEY, null);
}

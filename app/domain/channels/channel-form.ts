// Parsing of the fields of a new channel and of its settings.
import { storableText } from "../inbox/stored-text.ts";
import { fail, type Result } from "../result.ts";
import { parseInstanceName } from "./instance-form.ts";
import type { ChannelType } from "./channel.ts";

/** Made at /channels/new; a WhatsApp number has a form of its own. */
export const CREATABLE_TYPES = ["telegram", "webchat", "messenger", "instagram"] as const;
export type CreatableType = Exclude<ChannelType, "whatsapp">;

/** Types that are linked by credentials from their vendor. */
export type CredentialedType = Exclude<CreatableType, "webchat">;

export const isCreatable = (type: string): type is CreatableType =>
	CREATABLE_TYPES.some((known) => known === type);

export const needsToken = (type: ChannelType): type is CredentialedType =>
	type !== "whatsapp" && type !== "webchat";

export const MAX_DESCRIPTION_LENGTH = 500;

/** One line of 1 to 120 graphemes, as for an instance's name (L12). */
export function parseChannelName(typed: string): Result<string, "name_missing" | "name_too_long"> {
	const name = parseInstanceName(typed);
	if (name.ok) return name;
	return fail(name.code === "name_required" ? "name_missing" : name.code);
}

/** The trimmed description, cut at MAX_DESCRIPTION_LENGTH; null when blank. */
export function parseDescription(typed: string): string | null {
	const text = storableText(typed.trim(), MAX_DESCRIPTION_LENGTH).trim();
	return text === "" ? null : text;
}

// Settings of a webchat channel. Stored as JSON in `channels.options`.
import { isBlank } from "../inbox/stored-text.ts";
import { fail, ok, type Result } from "../result.ts";
import { type BusinessHours, isBusinessHours } from "./business-hours.ts";
import { isColor } from "./contrast.ts";
import { parseEmbeddingOrigin } from "./embedding-origin.ts";

export const PRE_CHAT_FIELDS = ["name", "email", "phone"] as const;
export type PreChatField = (typeof PRE_CHAT_FIELDS)[number];

export interface WebchatOptions {
	/** `#rrggbb`. */
	color: string;
	greeting: string;
	locale: "pt" | "en";
	preChat: PreChatField[];
	/** Origins whose pages may embed it, e.g. `https://loja.com.br`; our own page always may. */
	allowedOrigins: string[];
	hours: BusinessHours | null;
	/** Shown outside the hours. */
	awayMessage: string;
	/** Whether visitors see the names of members who answered. */
	showsAuthors: boolean;
}

export const MAX_GREETING_LENGTH = 300;
export const MAX_ALLOWED_ORIGINS = 20;

const WORDS = {
	pt: {
		greeting: "Olá. Como podemos ajudar?",
		away: "Agora estamos fora do horário de atendimento. Deixe sua mensagem e respondemos assim que voltarmos.",
	},
	en: {
		greeting: "Hello. How can we help?",
		away: "We are out of office right now. Leave a message and we will answer as soon as we are back.",
	},
} as const;

/** Settings of a new webchat. */
export const defaultWebchatOptions = (locale: "pt" | "en" = "pt"): WebchatOptions => ({
	color: "#3e63dd",
	greeting: WORDS[locale].greeting,
	locale,
	preChat: [],
	allowedOrigins: [],
	hours: null,
	awayMessage: WORDS[locale].away,
	showsAuthors: true,
});

export type WebchatRefusal =
	| "invalid_request"
	| "color_invalid"
	| "greeting_invalid"
	| "away_invalid"
	| "origin_invalid"
	| "hours_invalid";

/**
 * Parses options from a form or a row and normalises them; the code names the field that is wrong. Never
 * throws.
 */
export function parseWebchatOptions(input: unknown): Result<WebchatOptions, WebchatRefusal> {
	if (typeof input !== "object" || input === null) return fail("invalid_request");
	const given: Partial<Record<keyof WebchatOptions, unknown>> = input;
	const { color, locale, showsAuthors, preChat, hours = null } = given;
	if (!isColor(color)) return fail("color_invalid");
	const greeting = parseSentence(given.greeting);
	if (greeting === null) return fail("greeting_invalid");
	const awayMessage = parseSentence(given.awayMessage);
	// Without hours the away message is never shown and may be empty.
	if (awayMessage === null && hours !== null) return fail("away_invalid");
	if (hours !== null && !isBusinessHours(hours)) return fail("hours_invalid");
	if ((locale !== "pt" && locale !== "en") || typeof showsAuthors !== "boolean")
		return fail("invalid_request");
	if (!Array.isArray(preChat)) return fail("invalid_request");
	const allowedOrigins = parseOrigins(given.allowedOrigins);
	if (allowedOrigins === null) return fail("origin_invalid");
	return ok({
		color: color.toLowerCase(),
		greeting,
		locale,
		// In the order they are asked, each once.
		preChat: PRE_CHAT_FIELDS.filter((field) => preChat.includes(field)),
		allowedOrigins,
		hours,
		awayMessage: awayMessage ?? "",
		showsAuthors,
	});
}

/** Stored options; defaults for missing fields of earlier versions, and for unreadable JSON. */
export function readWebchatOptions(json: string | null): WebchatOptions {
	const defaults = defaultWebchatOptions();
	try {
		const stored: unknown = JSON.parse(json ?? "{}");
		const parsed = parseWebchatOptions({ ...defaults, ...(stored as object) });
		return parsed.ok ? parsed.value : defaults;
	} catch {
		return defaults;
	}
}

function parseSentence(value: unknown): string | null {
	if (typeof value !== "string" || value.length > MAX_GREETING_LENGTH) return null;
	const text = value.replaceAll("\0", "").toWellFormed().trim();
	return isBlank(text) ? null : text;
}

function parseOrigins(value: unknown): string[] | null {
	if (!Array.isArray(value) || value.length > MAX_ALLOWED_ORIGINS) return null;
	const origins = value.map((each: unknown) =>
		typeof each === "string" ? parseEmbeddingOrigin(each) : null,
	);
	const known = origins.filter((origin) => origin !== null);
	return known.length === origins.length ? [...new Set(known)] : null;
}

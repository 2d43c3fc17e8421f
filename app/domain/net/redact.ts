/** What is written in a log instead of a secret. */
const HIDDEN = "[hidden]";
/** Deeper is no log entry. */
const MAX_DEPTH = 8;
const MAX_TEXT_LENGTH = 2000;

/** Keys whose value never shows, whatever it is (J09). */
const SECRET_KEYS =
	/pass(?:word|phrase|wd)?$|senha|secret|token|api.?key|^key$|_key$|[a-z]Key$|authorization|cookie|credential|sealed|session|signature|^sid$|^jwt$|^mac$|^code$|^qr$|^otp$|hash$|webhook.?url/i;
/** People's texts never appear in logs (J10). */
const CONTENT_KEYS =
	/^(?:text|body|caption|message|content|html|subject|preview|push_?name|full_?name|query)$/i;
/** Keys of telephone numbers: the last four digits stay. */
const PHONE_KEYS = /phone|telefone|celular|jid|^number$|msisdn|^lid$/i;

/** Shapes of secrets inside any text (J09). Each pattern is bounded or linear. */
const SECRET_SHAPES: readonly RegExp[] = [
	/\nparams: [\s\S]*/g, // what a failed query was asked with: names, numbers, anything
	/\beyJ[\w-]{8,}\.[\w-]*\.?[\w-]*(?:\.[\w-]*){0,2}/g, // JWT, JWE
	/\b(?:sk|pk|rk)[-_][\w-]{12,}/g, // OpenAI, Stripe
	/\bwhsec_[\w+/=-]{8,}/g,
	/\bEAA[A-Za-z0-9]{12,}/g, // Meta
	/\bxox[a-z]-[\w-]{8,}/g, // Slack
	/\b\d{6,12}:[\w-]{30,}/g, // Telegram bot
	/\bwak_\w{8,}/g,
	/\b(?:gh[pousr]|github_pat)_\w{16,}/g,
	/\bAKIA[0-9A-Z]{12,}/g,
	/\/rest\/\d{1,10}\/[\w-]{8,}/g, // Bitrix24 webhook path
	/\bv1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]{16,}/g, // our own envelope
	/\$scrypt\$[^\s"]{10,}/g,
	/\/webhooks\/[a-z-]{1,30}\/[\w-]{1,64}\.[\w-]{8,}/g,
	/\/link\/[\w-]{40,}/g, // the link of a phone's owner
	/\/webhooks\/echo\/[\w-]{8,}/g,
	/\b(?:bearer|basic)\s+[\w.~+/=-]{8,}/gi,
	/\b(?:api[-_]?key|apikey|token|secret|password|senha|access_token|code|sid)["']?\s{0,3}[=:]\s{0,3}["']?[^\s"'&,;]{4,}/gi,
];
/** Telephone numbers, also as WhatsApp addresses. */
const PHONE_SHAPE = /\+?\d{8,15}(?=@|\b)/g;
const EMAIL_SHAPE = /(?<![\w.+-])([\w.+-]{1,2})[\w.+-]*@([\w-]+(?:\.[\w-]+)+)/g;

const lastFour = (digits: string) => `…${digits.slice(-4)}`;

/** Our own ids: a run of digits in one is no telephone number. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * A text with everything hidden that has the shape of a secret. All shapes are sought in the text as it came: part of one secret may
 * look like another, and hidden first it would keep the whole from being known. A person may read it (F10).
 */
export function hideSecrets(text: string): string {
	const found = SECRET_SHAPES.flatMap((shape) =>
		Array.from(text.matchAll(shape), ({ 0: hit, index }) => ({
			from: index,
			to: index + hit.length,
		})),
	).toSorted((a, b) => a.from - b.from);
	let shown = "";
	let at = 0;
	for (const { from, to } of found) {
		if (from >= at) shown += text.slice(at, from) + HIDDEN;
		at = Math.max(at, to);
	}
	return shown + text.slice(at);
}

/** A text without the secrets, telephone numbers and mailboxes that can be known by their shape. */
export function redactText(text: string): string {
	if (UUID.test(text)) return text;
	const bounded = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
	// Digits before an "@" are a number at WhatsApp, not a mailbox.
	const hideMailbox = (all: string, start: string, host: string) =>
		/^\d+@/.test(all) ? all : `${start}…@${host}`;
	return hideSecrets(bounded).replace(EMAIL_SHAPE, hideMailbox).replace(PHONE_SHAPE, lastFour);
}

function redactEntry(key: string, value: unknown, depth: number): unknown {
	if (value === null || value === undefined || typeof value === "boolean") return value;
	if (SECRET_KEYS.test(key) || CONTENT_KEYS.test(key)) return HIDDEN;
	if (PHONE_KEYS.test(key) && (typeof value === "string" || typeof value === "number"))
		return lastFour(String(value).replace(/\D/g, ""));
	return redactValue(value, depth + 1);
}

function redactValue(value: unknown, depth: number): unknown {
	if (typeof value === "string") return redactText(value);
	if (typeof value === "bigint") return redactText(value.toString());
	if (typeof value !== "object" || value === null)
		return typeof value === "function" ? "[function]" : value;
	if (depth > MAX_DEPTH) return "[deep]";
	if (value instanceof Error) return { name: value.name, error: redactText(value.message) };
	if (Array.isArray(value)) return value.slice(0, 50).map((item) => redactValue(item, depth + 1));
	if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return "[bytes]";
	return Object.fromEntries(
		Object.entries(value).map(([key, item]) => [redactText(key), redactEntry(key, item, depth)]),
	);
}

/**
 * The loggable form of a value: secrets are removed by key and by shape, phone numbers keep four digits,
 * people's texts are removed (J09, J10).
 */
export function redact(value: unknown): unknown {
	return redactValue(value, 0);
}

/** Keys that mean a secret in anybody's JSON; a log hides many more, which a person may read. */
const SHOWN_SECRET_KEYS =
	/pass(?:word|phrase|wd)$|senha|secret|token|api.?key|authorization|cookie|credential|private.?key/i;
/** Deeper than any answer a person would read. */
const MAX_SHOWN_DEPTH = 100;

function hideIn(value: unknown, depth: number): unknown {
	if (typeof value === "string") return hideSecrets(value);
	if (typeof value !== "object" || value === null) return value;
	if (depth > MAX_SHOWN_DEPTH) return "[deep]";
	if (Array.isArray(value)) return value.map((item) => hideIn(item, depth + 1));
	return Object.fromEntries(
		Object.entries(value).map(([key, item]) => [
			key,
			SHOWN_SECRET_KEYS.test(key) && item !== null ? HIDDEN : hideIn(item, depth + 1),
		]),
	);
}

/** The same for parsed JSON: by the names of keys too. */
export const hideSecretValues = (value: unknown): unknown => hideIn(value, 0);

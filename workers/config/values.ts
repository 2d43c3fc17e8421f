/** The kinds of values that configuration variables have. */
import { z } from "zod";

/** Minimum length of AUTH_SECRET and MASTER_KEY, bytes (A20). */
const MIN_SECRET_BYTES = 32;
/** A secret with fewer distinct characters was typed by a person, not generated. */
const MIN_SECRET_ALPHABET = 10;

/** Words in secrets that were copied from public examples (A20). */
const PUBLIC_SECRETS =
	/change.?me|mysecret|your.?secret|super.?secret|password|example|placeholder/i;

function describeWeakness(secret: string): string | null {
	if (new TextEncoder().encode(secret).length < MIN_SECRET_BYTES)
		return `needs at least ${MIN_SECRET_BYTES} bytes`;
	if (PUBLIC_SECRETS.test(secret)) return "is a known default";
	if (new Set(secret).size < MIN_SECRET_ALPHABET) return "is not random";
	return null;
}

/** One or more secrets, separated by commas: the first is used, the others stay valid for what they made before. */
export const SecretList = z
	.string("is missing")
	.transform((text, context): [string, ...string[]] => {
		const [first = "", ...others] = text.split(",").map((part) => part.trim());
		for (const secret of [first, ...others]) {
			const weakness = describeWeakness(secret);
			if (weakness) context.addIssue({ code: "custom", message: weakness });
		}
		return [first, ...others];
	});

/** An http(s) address. */
export const Address = z
	.string()
	.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
		error: "must be an http(s) address",
		abort: true,
	});

/** An http(s) address, reduced to its origin. */
export const Origin = Address.transform((text) => new URL(text).origin);

/** An http(s) address without slashes at its end. */
export const Endpoint = Address.transform((text) => text.replace(/\/+$/, ""));

/** The number of an app at Meta's, or of a configuration of it. */
export const MetaId = z.string().regex(/^\d{5,20}$/, "must be the number of an app");
/** The secret of an app of Meta's, or a token for its webhooks. */
export const MetaSecret = z.string().min(16, "needs at least 16 characters");

/** Keys that gateways ship with or show in their examples (A20). */
const PUBLIC_GATEWAY_KEYS = [
	"429683C4C977415CAAFCCE10F7D57E11",
	"BQYHJGJHJ",
	"mude-me",
	"admin",
	"yoursecretkey",
];

export const GatewayKey = z.string().refine((key) => !PUBLIC_GATEWAY_KEYS.includes(key), {
	error: "is a known default",
});

/** Exact `host:port` pairs, separated by commas. */
export const HostList = z
	.string()
	.default("")
	.transform((text) =>
		text
			.split(",")
			.map((part) => part.trim().toLowerCase())
			.filter(Boolean),
	)
	.refine(
		(hosts) => hosts.every((host) => /^[a-z0-9.-]+:\d{1,5}$|^\[[0-9a-f:]+\]:\d{1,5}$/.test(host)),
		{
			error: "must be exact host:port pairs, separated by commas",
		},
	);

/** `host=address` pairs, separated by commas: `api.openai.com=http://127.0.0.1:9000`. */
export const HostMap = z
	.string()
	.default("")
	.transform((text, context): Record<string, string> => {
		const pairs = text
			.split(",")
			.map((part) => part.trim())
			.filter(Boolean)
			.map((part) => part.split(/=(.*)/s).slice(0, 2) as [string, string | undefined]);
		const bad = pairs.find(([host, url]) => !host || !url || !URL.canParse(url));
		if (bad) context.addIssue({ code: "custom", message: "must be host=address pairs" });
		return Object.fromEntries(pairs.map(([host, url]) => [host, url ?? ""]));
	});

/** The sender of mails; `name` is "" for a bare address. */
export interface MailSender {
	name: string;
	address: string;
}

const MAIL_ADDRESS = /^[^\s<>@"]{1,64}@[^\s<>@"]{1,190}$/;
const DISPLAY_NAME = /^[^"<>\r\n]{0,80}$/;

/** Null for text that is neither `Prosa <ola@loja.com.br>` nor a bare address. */
function parseSender(text: string): MailSender | null {
	const open = text.indexOf("<");
	if (open === -1) return MAIL_ADDRESS.test(text) ? { name: "", address: text } : null;
	if (!text.endsWith(">")) return null;
	const address = text.slice(open + 1, -1);
	const given = text.slice(0, open).trim();
	const isQuoted = given.length > 1 && given.startsWith('"') && given.endsWith('"');
	const name = isQuoted ? given.slice(1, -1).trim() : given;
	return MAIL_ADDRESS.test(address) && DISPLAY_NAME.test(name) ? { name, address } : null;
}

export const Sender = z.string().transform((text, context): MailSender => {
	const sender = parseSender(text.trim());
	if (sender) return sender;
	context.addIssue({ code: "custom", message: "must be an address or Name <address>" });
	return z.NEVER;
});

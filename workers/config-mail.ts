/** The part of the configuration that says who delivers mail (founding.md 7). */
import { z } from "zod";
import { Origin } from "./config-values.ts";

/** Resend's own address; another one only where an emulator answers. */
const RESEND_URL = "https://api.resend.com";
/** Submission, encrypted by STARTTLS. */
const SUBMISSION_PORT = 587;
const DELIVERIES = ["local", "none", "cloudflare", "resend", "smtp"] as const;

interface From {
	name: string;
	address: string;
}

export type MailConfig =
	| { kind: "local" | "none" }
	| { kind: "cloudflare"; from: From }
	| { kind: "resend"; from: From; apiKey: string; url: string }
	| {
			kind: "smtp";
			from: From;
			host: string;
			port: number;
			user: { name: string; password: string } | null;
	  };

const ADDRESS = /^[^\s<>@"]{1,64}@[^\s<>@"]{1,190}$/;
const DISPLAY_NAME = /^[^"<>\r\n]{0,80}$/;

/** `Prosa <ola@loja.com.br>` or the address alone. Null when it is neither. */
function parseFrom(text: string): From | null {
	const open = text.indexOf("<");
	if (open === -1) return ADDRESS.test(text) ? { name: "", address: text } : null;
	if (!text.endsWith(">")) return null;
	const address = text.slice(open + 1, -1);
	const spoken = text.slice(0, open).trim();
	const isQuoted = spoken.length > 1 && spoken.startsWith('"') && spoken.endsWith('"');
	const name = isQuoted ? spoken.slice(1, -1).trim() : spoken;
	return ADDRESS.test(address) && DISPLAY_NAME.test(name) ? { name, address } : null;
}

const FromAddress = z.string().transform((text, context): From => {
	const from = parseFrom(text.trim());
	if (from) return from;
	context.addIssue({ code: "custom", message: "must be an address or Name <address>" });
	return z.NEVER;
});

export const MAIL_VARIABLES = {
	MAIL_DELIVERY: z
		.enum(DELIVERIES, { error: `must be one of ${DELIVERIES.join(", ")}` })
		.optional(),
	MAIL_FROM: FromAddress.optional(),
	RESEND_API_KEY: z.string().startsWith("re_", "must begin with re_").optional(),
	RESEND_URL: Origin.optional(),
	SMTP_HOST: z
		.string()
		.regex(/^[a-z0-9.-]{1,253}$/i, "must be a host name")
		.optional(),
	SMTP_PORT: z.coerce.number("must be a port").int().min(1).max(65_535).default(SUBMISSION_PORT),
	SMTP_USER: z.string().optional(),
	SMTP_PASSWORD: z.string().optional(),
};
const MailVariables = z.object(MAIL_VARIABLES);
type MailVariables = z.infer<typeof MailVariables>;

/** What a way of delivery cannot do without. */
const NEEDS: Record<(typeof DELIVERIES)[number], readonly (keyof MailVariables)[]> = {
	local: [],
	none: [],
	cloudflare: ["MAIL_FROM"],
	resend: ["MAIL_FROM", "RESEND_API_KEY"],
	smtp: ["MAIL_FROM", "SMTP_HOST"],
};

export function listMailConflicts(v: MailVariables, isProduction: boolean): string[] {
	const problems = NEEDS[v.MAIL_DELIVERY ?? "none"]
		.filter((name) => v[name] === undefined)
		.map((name) => `${name} is needed by MAIL_DELIVERY=${v.MAIL_DELIVERY}`);
	if (Boolean(v.SMTP_USER) !== Boolean(v.SMTP_PASSWORD))
		problems.push("SMTP_USER and SMTP_PASSWORD come together");
	if (!isProduction) return problems;
	if (v.MAIL_DELIVERY === "local") problems.push("MAIL_DELIVERY=local is refused in production");
	if (v.RESEND_URL) problems.push("RESEND_URL is refused in production");
	if (v.MAIL_DELIVERY === "smtp" && v.SMTP_PORT === 25)
		problems.push("SMTP_PORT=25 is closed on the platform: use 465 or 587");
	return problems;
}

/** Without a choice mail is kept on a laptop and goes nowhere in production. */
export function toMail(v: MailVariables, isProduction: boolean): MailConfig {
	const kind = v.MAIL_DELIVERY ?? (isProduction ? "none" : "local");
	const from = v.MAIL_FROM ?? { name: "", address: "" };
	switch (kind) {
		case "local":
		case "none":
			return { kind };
		case "cloudflare":
			return { kind, from };
		case "resend":
			return { kind, from, apiKey: v.RESEND_API_KEY ?? "", url: v.RESEND_URL ?? RESEND_URL };
		case "smtp": {
			const { SMTP_USER: name, SMTP_PASSWORD: password } = v;
			const user = name && password ? { name, password } : null;
			return { kind, from, host: v.SMTP_HOST ?? "", port: v.SMTP_PORT, user };
		}
	}
}

/** What a variable of the configuration may hold. */
import { z } from "zod";

/** Least length of AUTH_SECRET and MASTER_KEY, bytes (A20). */
const MIN_SECRET_BYTES = 32;
/** A secret of fewer different characters was typed, not drawn. */
const MIN_SECRET_ALPHABET = 10;

/** Values from examples and defaults of others, which anyone can read (A20). */
const PUBLIC_SECRETS =
	/change.?me|mysecret|your.?secret|super.?secret|password|example|placeholder/i;

function describeWeakness(secret: string): string | null {
	if (new TextEncoder().encode(secret).length < MIN_SECRET_BYTES)
		return `needs at least ${MIN_SECRET_BYTES} bytes`;
	if (PUBLIC_SECRETS.test(secret)) return "is a known default";
	if (new Set(secret).size < MIN_SECRET_ALPHABET) return "is not random";
	return null;
}

/** One secret or more, separated by commas: the first is used, the others are still read. */
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

export const Address = z
	.string()
	.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
		error: "must be an http(s) address",
		abort: true,
	});

/** An address, cut to its origin. */
export const Origin = Address.transform((text) => new URL(text).origin);

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

import { z } from "zod";

/** Variables of the vendors that integrations are tested at. */
export const VENDOR_VARIABLES = {
	/** Emulators in place of vendors: `api.openai.com=http://127.0.0.1:9000`, separated by commas. */
	VENDOR_HOSTS: z
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
		}),
	/** A resolver with DNS over HTTPS (JSON) that says what a typed host stands for; or `off`. */
	DNS_RESOLVER_URL: z.union([z.url(), z.literal("off")]).optional(),
};

type Variables = z.infer<z.ZodObject<typeof VENDOR_VARIABLES>>;

const PUBLIC_RESOLVER = "https://cloudflare-dns.com/dns-query";

/** Where typed hosts are looked up (H10); null: nowhere. A laptop asks nobody unless told so. */
export function resolverOf(v: Variables, isProduction: boolean): string | null {
	const url = v.DNS_RESOLVER_URL ?? (isProduction ? PUBLIC_RESOLVER : "off");
	return url === "off" ? null : url;
}

/** A key of a real vendor must not end at an address somebody put in between. */
export const listVendorConflicts = (v: Variables, isProduction: boolean): string[] =>
	isProduction && Object.keys(v.VENDOR_HOSTS).length > 0
		? ["VENDOR_HOSTS is refused in production"]
		: [];

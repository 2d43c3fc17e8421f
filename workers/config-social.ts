/** The part of the configuration that says through whom people may sign in (founding.md 5). */
import { z } from "zod";
import { Address } from "./config-values.ts";

const GOOGLE_ISSUER = "https://accounts.google.com";
const FACEBOOK_DIALOG_URL = "https://www.facebook.com";
const FACEBOOK_GRAPH_URL = "https://graph.facebook.com";
/** founding.md 29. */
const DEFAULT_GRAPH_VERSION = "v26.0";

export interface SocialConfig {
	/** Null: not configured, so its button is disabled. `issuer` without a slash at its end. */
	google: { clientId: string; clientSecret: string; issuer: string } | null;
	/** Origins of the dialog and of the Graph API. */
	facebook: { appId: string; appSecret: string; dialogUrl: string; graphUrl: string } | null;
	/** Version of the Graph API the server speaks: `v26.0`. */
	graphVersion: string;
}

const Endpoint = Address.transform((text) => text.replace(/\/+$/, ""));

export const SOCIAL_VARIABLES = {
	GOOGLE_CLIENT_ID: z.string().optional(),
	GOOGLE_CLIENT_SECRET: z.string().optional(),
	GOOGLE_ISSUER: Endpoint.optional(),
	FACEBOOK_APP_ID: z
		.string()
		.regex(/^\d{5,20}$/, "must be the number of an app")
		.optional(),
	FACEBOOK_APP_SECRET: z.string().optional(),
	FACEBOOK_DIALOG_URL: Endpoint.optional(),
	FACEBOOK_GRAPH_URL: Endpoint.optional(),
	GRAPH_VERSION: z
		.string()
		.regex(/^v\d{1,3}\.\d$/, "must look like v26.0")
		.default(DEFAULT_GRAPH_VERSION),
};
type SocialVariables = z.infer<z.ZodObject<typeof SOCIAL_VARIABLES>>;

/** What is wrong with these together. Other addresses of the providers are for emulators only. */
export function listSocialConflicts(v: SocialVariables, isProduction: boolean): string[] {
	const problems: string[] = [];
	if (Boolean(v.GOOGLE_CLIENT_ID) !== Boolean(v.GOOGLE_CLIENT_SECRET))
		problems.push("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET come together");
	if (Boolean(v.FACEBOOK_APP_ID) !== Boolean(v.FACEBOOK_APP_SECRET))
		problems.push("FACEBOOK_APP_ID and FACEBOOK_APP_SECRET come together");
	if (!isProduction) return problems;
	for (const name of ["GOOGLE_ISSUER", "FACEBOOK_DIALOG_URL", "FACEBOOK_GRAPH_URL"] as const)
		if (v[name]) problems.push(`${name} is refused in production`);
	return problems;
}

export function toSocial(v: SocialVariables): SocialConfig {
	return {
		google:
			v.GOOGLE_CLIENT_ID && v.GOOGLE_CLIENT_SECRET
				? {
						clientId: v.GOOGLE_CLIENT_ID,
						clientSecret: v.GOOGLE_CLIENT_SECRET,
						issuer: v.GOOGLE_ISSUER ?? GOOGLE_ISSUER,
					}
				: null,
		facebook:
			v.FACEBOOK_APP_ID && v.FACEBOOK_APP_SECRET
				? {
						appId: v.FACEBOOK_APP_ID,
						appSecret: v.FACEBOOK_APP_SECRET,
						dialogUrl: v.FACEBOOK_DIALOG_URL ?? FACEBOOK_DIALOG_URL,
						graphUrl: v.FACEBOOK_GRAPH_URL ?? FACEBOOK_GRAPH_URL,
					}
				: null,
		graphVersion: v.GRAPH_VERSION,
	};
}

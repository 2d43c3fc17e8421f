/** The part of the configuration that says how channels other than WhatsApp numbers are reached. */
import { z } from "zod";
import { Origin } from "./config-values.ts";

const TELEGRAM_API_URL = "https://api.telegram.org";
const GRAPH_URL = "https://graph.facebook.com";
const INSTAGRAM_GRAPH_URL = "https://graph.instagram.com";

export interface ChannelsConfig {
	telegram: { url: string };
	/** Pages and Instagram accounts. `webhook` is null where Meta's calls cannot be proved: not offered. */
	messenger: {
		/** Of tokens of pages (EAA…), and of those of Instagram's own sign-in (IGAA…). */
		graphUrl: string;
		instagramUrl: string;
		graphVersion: string;
		/** By which our own echoes are known; null: by their message id alone. */
		appId: string | null;
		/** Of every app whose webhooks come to us: Meta signs Instagram's with a secret of its own. */
		webhook: { verifyToken: string; appSecrets: readonly string[] } | null;
		/** Of all apps of Meta's whose calls come to us, for conversations or not. */
		appSecrets: readonly string[];
	};
}

const Secret = z.string().min(16, "needs at least 16 characters");

export const CHANNEL_VARIABLES = {
	TELEGRAM_API_URL: Origin.optional(),
	INSTAGRAM_GRAPH_URL: Origin.optional(),
	FACEBOOK_VERIFY_TOKEN: Secret.optional(),
	/** Of the app whose Messenger product calls us, when it is not the one people sign in with. */
	MESSENGER_APP_SECRET: Secret.optional(),
	/** Of the app's Instagram product with Instagram's own sign-in. */
	INSTAGRAM_APP_SECRET: Secret.optional(),
};
type ChannelVariables = z.infer<z.ZodObject<typeof CHANNEL_VARIABLES>> & {
	FACEBOOK_APP_ID?: string | undefined;
	FACEBOOK_APP_SECRET?: string | undefined;
	GRAPH_URL?: string | undefined;
	GRAPH_VERSION: string;
};

/** What is wrong with these together. Other addresses of the vendors are for emulators only. */
export function listChannelConflicts(v: ChannelVariables, isProduction: boolean): string[] {
	const problems: string[] = [];
	if (v.FACEBOOK_VERIFY_TOKEN && listSecrets(v).length === 0)
		problems.push("FACEBOOK_VERIFY_TOKEN needs MESSENGER_APP_SECRET or FACEBOOK_APP_SECRET");
	if (!isProduction) return problems;
	for (const name of ["TELEGRAM_API_URL", "INSTAGRAM_GRAPH_URL"] as const)
		if (v[name]) problems.push(`${name} is refused in production`);
	return problems;
}

export function toChannels(v: ChannelVariables): ChannelsConfig {
	const appSecrets = listSecrets(v);
	const verifyToken = v.FACEBOOK_VERIFY_TOKEN;
	return {
		telegram: { url: v.TELEGRAM_API_URL ?? TELEGRAM_API_URL },
		messenger: {
			graphUrl: v.GRAPH_URL ?? GRAPH_URL,
			instagramUrl: v.INSTAGRAM_GRAPH_URL ?? INSTAGRAM_GRAPH_URL,
			graphVersion: v.GRAPH_VERSION,
			appId: v.FACEBOOK_APP_ID ?? null,
			webhook: verifyToken && appSecrets.length > 0 ? { verifyToken, appSecrets } : null,
			appSecrets: listAllSecrets(v),
		},
	};
}

/** The app that people sign in with may tell of posts and payments while another has the messages. */
const listAllSecrets = (v: ChannelVariables): string[] => [
	...new Set([...listSecrets(v), ...(v.FACEBOOK_APP_SECRET ? [v.FACEBOOK_APP_SECRET] : [])]),
];

const listSecrets = (v: ChannelVariables): string[] =>
	[v.MESSENGER_APP_SECRET ?? v.FACEBOOK_APP_SECRET, v.INSTAGRAM_APP_SECRET].filter(
		(secret) => secret !== undefined,
	);

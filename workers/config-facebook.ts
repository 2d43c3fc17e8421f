/** The part of the configuration that says how the Facebook area reaches Meta. */
import { z } from "zod";
import { Address } from "./config-values.ts";

const GRAPH_URL = "https://graph.facebook.com";
const DIALOG_URL = "https://www.facebook.com";
const SDK_URL = "https://connect.facebook.net/pt_BR/sdk.js";
/** founding.md 29. */
const DEFAULT_SDK_VERSION = "v18.0";

export interface FacebookConfig {
	facebookArea: {
		/** Null: only what a pasted token can do is offered. */
		app: { id: string; secret: string } | null;
		/** Of the Graph API and of the dialogs; without a slash at their end. */
		graphUrl: string;
		dialogUrl: string;
		graphVersion: string;
		/** What the browser loads on the page of payments, and the version it asks for. */
		sdk: { url: string; version: string };
	};
}

export const FACEBOOK_VARIABLES = {
	FB_SDK_VERSION: z
		.string()
		.regex(/^v\d{1,3}\.\d$/, "must look like v18.0")
		.default(DEFAULT_SDK_VERSION),
	FB_SDK_URL: Address.default(SDK_URL),
};
type FacebookVariables = z.infer<z.ZodObject<typeof FACEBOOK_VARIABLES>> & {
	FACEBOOK_APP_ID?: string | undefined;
	FACEBOOK_APP_SECRET?: string | undefined;
	FACEBOOK_GRAPH_URL?: string | undefined;
	FACEBOOK_DIALOG_URL?: string | undefined;
	GRAPH_VERSION: string;
};

/** Code of another place must not run in people's browsers; emulators are for tests only. */
export const listFacebookConflicts = (v: FacebookVariables, isProduction: boolean): string[] =>
	isProduction && v.FB_SDK_URL !== SDK_URL ? ["FB_SDK_URL is refused in production"] : [];

export const toFacebook = (v: FacebookVariables): FacebookConfig => ({
	facebookArea: {
		app:
			v.FACEBOOK_APP_ID && v.FACEBOOK_APP_SECRET
				? { id: v.FACEBOOK_APP_ID, secret: v.FACEBOOK_APP_SECRET }
				: null,
		graphUrl: v.FACEBOOK_GRAPH_URL ?? GRAPH_URL,
		dialogUrl: v.FACEBOOK_DIALOG_URL ?? DIALOG_URL,
		graphVersion: v.GRAPH_VERSION,
		sdk: { url: v.FB_SDK_URL, version: v.FB_SDK_VERSION },
	},
});

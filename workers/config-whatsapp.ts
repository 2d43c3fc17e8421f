/** The part of the configuration that says through which systems WhatsApp numbers may be linked. */
import { z } from "zod";
import { Address } from "./config-values.ts";

const GRAPH_URL = "https://graph.facebook.com";
/** Keys that gateways ship with or show in their examples. */
const PUBLIC_GATEWAY_KEYS = [
	"429683C4C977415CAAFCCE10F7D57E11",
	"BQYHJGJHJ",
	"mude-me",
	"admin",
	"yoursecretkey",
];

export interface WhatsAppConfig {
	evolution: { url: string; apiKey: string } | null;
	waha: { url: string; apiKey: string } | null;
	/** WhatsApp's official API. `webhook` is null where Meta's calls cannot be proved: not offered. */
	cloudApi: {
		graphUrl: string;
		graphVersion: string;
		webhook: { verifyToken: string; appSecret: string } | null;
	};
}

const GatewayKey = z.string().refine((key) => !PUBLIC_GATEWAY_KEYS.includes(key), {
	error: "is a known default",
});

export const WHATSAPP_VARIABLES = {
	EVOLUTION_URL: Address.optional(),
	EVOLUTION_API_KEY: GatewayKey.optional(),
	WAHA_URL: Address.optional(),
	WAHA_API_KEY: GatewayKey.optional(),
	/** Of the app whose WhatsApp product calls us, when it is not the one people sign in with. */
	WHATSAPP_APP_SECRET: z.string().min(16, "needs at least 16 characters").optional(),
	WHATSAPP_VERIFY_TOKEN: z.string().min(16, "needs at least 16 characters").optional(),
	GRAPH_URL: Address.transform((text) => new URL(text).origin).optional(),
};
type WhatsAppVariables = z.infer<z.ZodObject<typeof WHATSAPP_VARIABLES>> & {
	FACEBOOK_APP_SECRET?: string | undefined;
	GRAPH_VERSION: string;
};

/** What is wrong with these together. */
export function listWhatsAppConflicts(v: WhatsAppVariables, isProduction: boolean): string[] {
	const problems: string[] = [];
	if (Boolean(v.EVOLUTION_URL) !== Boolean(v.EVOLUTION_API_KEY))
		problems.push("EVOLUTION_URL and EVOLUTION_API_KEY come together");
	if (Boolean(v.WAHA_URL) !== Boolean(v.WAHA_API_KEY))
		problems.push("WAHA_URL and WAHA_API_KEY come together");
	if (v.WHATSAPP_VERIFY_TOKEN && !appSecretOf(v))
		problems.push("WHATSAPP_VERIFY_TOKEN needs WHATSAPP_APP_SECRET or FACEBOOK_APP_SECRET");
	if (isProduction && v.GRAPH_URL) problems.push("GRAPH_URL is refused in production");
	return problems;
}

export function toWhatsApp(v: WhatsAppVariables): WhatsAppConfig {
	const appSecret = appSecretOf(v);
	const verifyToken = v.WHATSAPP_VERIFY_TOKEN;
	return {
		evolution:
			v.EVOLUTION_URL && v.EVOLUTION_API_KEY
				? { url: v.EVOLUTION_URL, apiKey: v.EVOLUTION_API_KEY }
				: null,
		waha: v.WAHA_URL && v.WAHA_API_KEY ? { url: v.WAHA_URL, apiKey: v.WAHA_API_KEY } : null,
		cloudApi: {
			graphUrl: v.GRAPH_URL ?? GRAPH_URL,
			graphVersion: v.GRAPH_VERSION,
			webhook: verifyToken && appSecret ? { verifyToken, appSecret } : null,
		},
	};
}

const appSecretOf = (v: WhatsAppVariables): string | undefined =>
	v.WHATSAPP_APP_SECRET ?? v.FACEBOOK_APP_SECRET;

/** Tests of what a deployment is configured with: one harmless call each, that proves address and key. */
import { z } from "zod";
import type { Finding } from "#app/domain/installation/overview.ts";
import type { Config } from "#workers/config.ts";
import { type Fetch, safeFetch } from "../safe-fetch.ts";

export interface ProbeSettings extends Pick<
	Config,
	"social" | "stripe" | "facebookArea" | "allowedPrivateHosts"
> {
	fetch?: Fetch;
}

const Named = z.looseObject({ id: z.string() });
/** What Google publishes of itself, as OpenID Connect Discovery 1.0 has it. */
const Discovery = z.looseObject({ authorization_endpoint: z.string() });
const STRIPE_URL = "https://api.stripe.com";

/** One GET of an address of the configuration. Never throws. */
async function ask(
	settings: ProbeSettings,
	url: string,
	shape: z.ZodType,
	headers: Record<string, string> = {},
): Promise<Finding> {
	const { allowedPrivateHosts, fetch } = settings;
	const answer = await safeFetch({
		url,
		method: "GET",
		headers: { accept: "application/json", ...headers },
		allowedPrivateHosts,
		...(fetch && { fetch }),
	});
	switch (answer.kind) {
		case "refused_url":
			return "url_not_allowed";
		case "unreached":
		case "broken":
			return "unreachable";
		case "answer":
			return judge(answer.status, answer.text, shape);
	}
}

function judge(status: number, text: string, shape: z.ZodType): Finding {
	if (status >= 500) return "unreachable";
	// Meta refuses a wrong key with 400, Stripe with 401 and an unknown price with 404.
	if (status >= 400) return "refused";
	try {
		return shape.safeParse(JSON.parse(text)).success ? "ok" : "unrecognised";
	} catch {
		return "unrecognised";
	}
}

/** The app of Meta by its own credentials. */
function askMeta(settings: ProbeSettings): Promise<Finding> | null {
	const { app, graphUrl, graphVersion } = settings.facebookArea;
	if (app === null) return null;
	return ask(settings, `${graphUrl}/${graphVersion}/${app.id}?fields=id`, Named, {
		authorization: `Bearer ${app.id}|${app.secret}`,
	});
}

/** The worst of several findings; null for none. */
async function worstOf(asked: readonly (Promise<Finding> | null)[]): Promise<Finding | null> {
	const findings = await Promise.all(asked.filter((each) => each !== null));
	return findings.find((finding) => finding !== "ok") ?? findings[0] ?? null;
}

/** Null where there is nothing to ask. */
export const createInstallationProbes = (settings: ProbeSettings) => ({
	meta_app: () => worstOf([askMeta(settings)]),

	/** Google proves only that it is there: its client secret counts when somebody signs in. */
	sign_in() {
		const { google, facebook } = settings.social;
		const discovery = google && `${google.issuer}/.well-known/openid-configuration`;
		return worstOf([
			discovery === null ? null : ask(settings, discovery, Discovery),
			facebook === null ? null : askMeta(settings),
		]);
	},

	/** The key and the price that is sold. */
	payments() {
		const { stripe } = settings;
		if (stripe === null) return Promise.resolve(null);
		const url = `${stripe.url ?? STRIPE_URL}/v1/prices/${encodeURIComponent(stripe.premiumPrice)}`;
		return ask(settings, url, Named, { authorization: `Bearer ${stripe.secretKey}` });
	},
});

import { z } from "zod";
import { isSalesforce } from "#app/domain/integrations/address.ts";
import { judge, tellable, textAt, type VendorAnswer, type VendorCaller } from "./call.ts";
import type { Probe, ProbeAnswer } from "./port.ts";

const Token = z.object({ access_token: z.string().min(1) });
const ZohoOrganization = z.object({ org: z.array(z.object({ company_name: z.string() })).min(1) });
const SalesforceVersions = z.array(z.object({ version: z.string() }));

const FORM = { "content-type": "application/x-www-form-urlencoded" };

interface Grant {
	url: string;
	isTyped: boolean;
	form: Record<string, string>;
}

/** Exchanges the client's id and secret for a token. */
async function askToken(
	call: VendorCaller,
	{ form, ...where }: Grant,
): Promise<string | ProbeAnswer> {
	const body = new URLSearchParams(form).toString();
	const answer = await call({ ...where, method: "POST", headers: FORM, body, isShort: true });
	if ("kind" in answer) return answer;
	const refusal = findRefusal(answer);
	if (refusal) return refusal;
	const token = Token.safeParse(answer.body);
	return token.success ? token.data.access_token : judge(answer, Token, () => null);
}

/** Zoho refuses with status 200. */
function findRefusal({ body, status }: VendorAnswer): ProbeAnswer | null {
	const error = textAt(body, "error");
	if (typeof error !== "string" || status >= 500 || status === 429) return null;
	return { kind: "refused", message: tellable(textAt(body, "error_description") ?? error) };
}

export interface GrantOptions {
	/** Exact `host:port` pairs of emulators in place of vendors. Empty in production. */
	allowedPrivateHosts: readonly string[];
}

/** Probes of vendors that issue a token for a client's id and secret. */
export function createGrantProbes(call: VendorCaller, { allowedPrivateHosts }: GrantOptions) {
	const salesforce: Probe = async ({ client_id = "", client_secret = "", instance_url = "" }) => {
		if (!URL.canParse(instance_url)) return { kind: "url_not_allowed" };
		const instance = new URL(instance_url);
		if (!isSalesforce(instance, allowedPrivateHosts)) return { kind: "url_not_allowed" };
		const token = await askToken(call, {
			isTyped: true,
			url: `${instance.origin}/services/oauth2/token`,
			form: { grant_type: "client_credentials", client_id, client_secret },
		});
		if (typeof token !== "string") return token;
		return judge(
			await call({
				isTyped: true,
				url: `${instance.origin}/services/data/`,
				headers: { authorization: `Bearer ${token}` },
			}),
			SalesforceVersions,
			() => ({ kind: "reached" }),
		);
	};

	const zoho: Probe = async ({ client_id = "", client_secret = "", organization_id = "" }) => {
		const token = await askToken(call, {
			isTyped: false,
			url: "https://accounts.zoho.com/oauth/v2/token",
			form: {
				grant_type: "client_credentials",
				client_id,
				client_secret,
				scope: "ZohoCRM.org.READ",
				soid: `ZohoCRM.${organization_id}`,
			},
		});
		if (typeof token !== "string") return token;
		return judge(
			await call({
				url: "https://www.zohoapis.com/crm/v8/org",
				headers: { authorization: `Zoho-oauthtoken ${token}` },
			}),
			ZohoOrganization,
			({ org }) => ({ kind: "account", name: org[0]?.company_name ?? "" }),
		);
	};

	/** Calls of the Google Ads API also need a developer token, which we do not have (founding.md 25). */
	const googleAds: Probe = async ({ client_id = "", client_secret = "", refresh_token = "" }) => {
		const token = await askToken(call, {
			isTyped: false,
			url: "https://oauth2.googleapis.com/token",
			form: { grant_type: "refresh_token", client_id, client_secret, refresh_token },
		});
		return typeof token === "string" ? { kind: "reached" } : token;
	};

	return { salesforce, zoho, googleAds };
}

// Attacks H01-H07, H14, H15: addresses that people type into an integration, and what they may carry.
import { judgeUrl } from "../net/outbound-url.ts";
import { fail, ok, type Result } from "../result.ts";
import type { Credentials, IntegrationType } from "./type.ts";

/** One label before a fixed name: nothing that is typed there leads a key elsewhere (H15). */
const ONE_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
export const isCompanyDomain = (typed: string): boolean => ONE_LABEL.test(typed);

const SALESFORCE_HOSTS = [".salesforce.com", ".force.com"];
const ZAPIER_HOST = "hooks.zapier.com";

/** Exact `host:port` pairs that may stand in for a vendor, and where this product itself is. */
export interface AddressGuards {
	allowedPrivateHosts: readonly string[];
	ownOrigin: string;
}

/** Salesforce's own, or a stand-in of it: the secret goes nowhere else (H15). */
export function isSalesforce(url: URL, allowedPrivateHosts: readonly string[]): boolean {
	if (allowedPrivateHosts.includes(url.host)) return true;
	const host = url.hostname.toLowerCase();
	return url.protocol === "https:" && SALESFORCE_HOSTS.some((suffix) => host.endsWith(suffix));
}

/** The address that somebody typed; null where the type, or this one, has none. */
function typedUrl(type: IntegrationType, typed: Credentials, baseUrl: string | null) {
	if (type === "openai") return baseUrl;
	return (type === "salesforce" ? typed.instance_url : typed.webhook_url) ?? null;
}

/** Judged when it is stored, and again at each call (H17). */
export function judgeAddress(
	type: IntegrationType,
	typed: Credentials,
	baseUrl: string | null,
	{ allowedPrivateHosts, ownOrigin }: AddressGuards,
): Result<null, "url_not_allowed"> {
	if (type === "pipedrive")
		return isCompanyDomain(typed.company_domain ?? "") ? ok(null) : fail("url_not_allowed");
	const text = typedUrl(type, typed, baseUrl);
	if (text === null) return ok(null);
	const judged = judgeUrl(text, allowedPrivateHosts, ownOrigin);
	if (!judged.ok) return fail("url_not_allowed");
	const url = judged.value;
	if (type === "zapier" && url.hostname !== ZAPIER_HOST) return fail("url_not_allowed");
	if (type === "salesforce" && !isSalesforce(url, allowedPrivateHosts))
		return fail("url_not_allowed");
	return ok(null);
}

/** Where the secrets beside it go; null where a type always calls the same place. */
export function destinationOf(
	type: IntegrationType,
	typed: Credentials,
	baseUrl: string | null,
): string | null {
	if (type === "pipedrive") return (typed.company_domain ?? "").toLowerCase();
	const text = typedUrl(type, typed, baseUrl);
	return text !== null && URL.canParse(text) ? new URL(text).origin : text;
}

/** Types whose calls go to any host that somebody likes: how they fail tells nothing (H16). */
export const goesAnywhere = (type: IntegrationType, baseUrl: string | null): boolean =>
	type === "n8n" || type === "bitrix24" || (type === "openai" && baseUrl !== null);

/** H14: what goes into a header, a path or a form holds no line break and nothing else unseen. */
export const isClean = (typed: Credentials): boolean =>
	Object.values(typed).every((value) => !/\p{Cc}/u.test(value));

import { z } from "zod";
import { isCompanyDomain } from "#app/domain/integrations/address.ts";
import { judge, type VendorCaller } from "./call.ts";
import type { Probe } from "./port.ts";

const Contacts = z.object({ results: z.array(z.unknown()) });
const PipedriveUser = z.object({ success: z.literal(true), data: z.object({ name: z.string() }) });
const BitrixProfile = z.object({ result: z.object({ NAME: z.string() }) });

/** An inbound webhook of Bitrix24: `https://portal/rest/<user>/<secret>/`. */
const BITRIX_PATH = /^\/rest\/\d{1,12}\/[\w-]{6,64}\/?$/;
/** RD's key can only write, so no harmless call can test it (founding.md 25). */
const RD_KEY = /^[\w-]{16,128}$/;

/** Probes of CRM vendors. */
export function createCustomerProbes(call: VendorCaller) {
	const hubspot: Probe = async ({ api_key = "" }) =>
		judge(
			await call({
				url: "https://api.hubapi.com/crm/v3/objects/contacts?limit=1",
				headers: { authorization: `Bearer ${api_key}` },
			}),
			Contacts,
			() => ({ kind: "reached" }),
		);

	const pipedrive: Probe = async ({ api_key = "", company_domain = "" }) => {
		if (!isCompanyDomain(company_domain)) return { kind: "url_not_allowed" };
		return judge(
			await call({
				url: `https://${company_domain.toLowerCase()}.pipedrive.com/v1/users/me`,
				headers: { "x-api-token": api_key },
			}),
			PipedriveUser,
			({ data }) => ({ kind: "account", name: data.name }),
		);
	};

	const bitrix24: Probe = async ({ webhook_url = "" }) => {
		if (!URL.canParse(webhook_url)) return { kind: "url_not_allowed" };
		const url = new URL(webhook_url);
		if (!BITRIX_PATH.test(url.pathname)) return { kind: "refused", message: null };
		return judge(
			await call({
				url: `${url.origin}${url.pathname.replace(/\/$/, "")}/profile`,
				method: "POST",
				headers: { "content-type": "application/json" },
				body: "{}",
				isTyped: true,
			}),
			BitrixProfile,
			({ result }) => ({ kind: "account", name: result.NAME }),
		);
	};

	const rdStation: Probe = async ({ api_key = "" }) =>
		RD_KEY.test(api_key) ? { kind: "format" } : { kind: "refused", message: null };

	return { hubspot, pipedrive, bitrix24, rdStation };
}

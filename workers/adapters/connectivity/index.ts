import type { IntegrationType } from "#app/domain/integrations/type.ts";
import { createModelProbes } from "./model-vendors.ts";
import { createAutomationProbes } from "./automation.ts";
import { createVendorCaller, type VendorCallerOptions } from "./call.ts";
import { createCustomerProbes } from "./customers.ts";
import { createGrantProbes } from "./grants.ts";
import { createMetaProbes } from "./meta.ts";
import { createOtherProbes } from "./others.ts";
import type { Probe } from "./port.ts";

export type Probes = Record<IntegrationType, Probe>;

/** The test of each type of integration. */
export function createProbes(
	options: VendorCallerOptions & { graphVersion: string; now(): number },
): Probes {
	const call = createVendorCaller(options);
	const meta = createMetaProbes(call, options.graphVersion);
	const minds = createModelProbes(call);
	const customers = createCustomerProbes(call);
	const grants = createGrantProbes(call, options);
	const automation = createAutomationProbes(call, options.now);
	const others = createOtherProbes(call);
	return {
		meta_ads: meta.metaAds,
		whatsapp: meta.whatsapp,
		instagram: meta.instagram,
		messenger: meta.messenger,
		openai: minds.openai,
		elevenlabs: minds.elevenlabs,
		hubspot: customers.hubspot,
		pipedrive: customers.pipedrive,
		bitrix24: customers.bitrix24,
		rd_station: customers.rdStation,
		salesforce: grants.salesforce,
		zoho: grants.zoho,
		google_ads: grants.googleAds,
		n8n: automation.n8n,
		zapier: automation.zapier,
		telegram: others.telegram,
		stripe: others.stripe,
	};
}

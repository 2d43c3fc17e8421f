import type { IntegrationTest, TestFinding } from "#app/contracts/integrations.ts";
import type { IntegrationType } from "#app/domain/integrations/type.ts";
import type { Format } from "#app/i18n/format.ts";
import type { IntegrationsStrings } from "./strings.pt.ts";
import { TYPE_NAMES } from "./types.ts";

type Words = IntegrationsStrings["finding"];

/** Spec 2, section 8: the result of a connectivity test in one sentence. */
export function findingText(
	type: IntegrationType,
	finding: TestFinding,
	t: Words,
	format: Format,
): string {
	switch (finding.kind) {
		case "account":
			return t.account(finding.name);
		case "models":
			return t.models(format.number(finding.count));
		case "voices":
			return t.voices(format.number(finding.count));
		case "reached":
			return t.reached;
		case "format":
			return t.format;
		case "delivered":
			return t.delivered;
		case "undelivered":
			return finding.status === null
				? t.undeliveredSilent
				: t.undelivered(format.number(finding.status));
		case "refused":
			return refusedText(type, finding.message, t.refused);
		case "url_not_allowed":
			return t.urlNotAllowed;
		case "rate_limited":
			return t.rateLimited;
		case "unreachable":
			return t.unreachable;
		default:
			return t.unknown;
	}
}

function refusedText(type: IntegrationType, message: string | null, t: Words["refused"]): string {
	const known: Partial<Record<IntegrationType, string>> = {
		meta_ads: t.metaAds(message),
		openai: t.openai(message),
		elevenlabs: t.elevenlabs,
		hubspot: t.hubspot,
		pipedrive: t.pipedrive,
		bitrix24: t.bitrix24,
		rd_station: t.rdStation,
		n8n: t.webhook(TYPE_NAMES.n8n, message),
		zapier: t.webhook(TYPE_NAMES.zapier, message),
	};
	return known[type] ?? t.other(TYPE_NAMES[type], message);
}

/** A second sentence with details; null when the first one is enough. */
export function findingDetail(test: IntegrationTest, t: Words, format: Format): string | null {
	if (test.finding.kind === "format") return t.formatText;
	if (test.health === "warning") return t.slow;
	return test.health === "healthy" ? t.took(format.number(test.latencyMs)) : null;
}

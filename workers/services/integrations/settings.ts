import { z } from "zod";
import type { IntegrationInput, IntegrationSettings } from "#app/contracts/integrations.ts";
import { isAutomation, type IntegrationType } from "#app/domain/integrations/type.ts";
import { AUTOMATION_EVENTS, type AutomationEvent } from "#app/domain/webhooks/event.ts";

/** What may stand in the row: events of a later version, or nothing at all. */
const Stored = z.object({
	events: z.array(z.string()).catch([]),
	baseUrl: z.string().nullable().catch(null),
});

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

const isKnown = (event: string): event is AutomationEvent =>
	AUTOMATION_EVENTS.some((known) => known === event);

/** What a row's `settings` say; unknown events are left out. Never throws. */
export function readIntegrationSettings(json: string): IntegrationSettings {
	const stored = Stored.safeParse(parseJson(json));
	if (!stored.success) return { events: [], baseUrl: null };
	return { events: stored.data.events.filter(isKnown), baseUrl: stored.data.baseUrl };
}

/** What was stored with what is typed over it; only what the type has. */
export function planIntegrationSettings(
	type: IntegrationType,
	typed: IntegrationInput["settings"],
	stored: IntegrationSettings | null,
): IntegrationSettings {
	const wanted = new Set(typed?.events ?? stored?.events ?? []);
	const typedUrl = typed?.baseUrl === undefined ? stored?.baseUrl : typed.baseUrl?.trim();
	return {
		events: isAutomation(type) ? AUTOMATION_EVENTS.filter((event) => wanted.has(event)) : [],
		baseUrl: (type === "openai" && typedUrl) || null,
	};
}

/** As the row keeps it: nothing where nothing was chosen. */
export const formatIntegrationSettings = ({ events, baseUrl }: IntegrationSettings): string =>
	JSON.stringify({ ...(events.length > 0 && { events }), ...(baseUrl !== null && { baseUrl }) });

import { z } from "zod";
import type { IntegrationInput, IntegrationSettings } from "#app/contracts/integrations.ts";
import { isAutomation, type IntegrationType } from "#app/domain/integrations/type.ts";
import { AUTOMATION_EVENTS, type AutomationEvent } from "#app/domain/webhooks/event.ts";

/** The stored JSON; it may be empty or contain events of a later release. */
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

/** Parses a row's `settings`; unknown events are left out. Never throws. */
export function readIntegrationSettings(json: string): IntegrationSettings {
	const stored = Stored.safeParse(parseJson(json));
	if (!stored.success) return { events: [], baseUrl: null };
	return { events: stored.data.events.filter(isKnown), baseUrl: stored.data.baseUrl };
}

/** Typed settings over stored ones, limited to those the type has. */
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

/** The JSON to store; settings that were not chosen are left out. */
export const formatIntegrationSettings = ({ events, baseUrl }: IntegrationSettings): string =>
	JSON.stringify({ ...(events.length > 0 && { events }), ...(baseUrl !== null && { baseUrl }) });

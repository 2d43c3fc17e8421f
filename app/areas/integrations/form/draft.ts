import type { IntegrationView } from "#app/contracts/integrations.ts";
import {
	CREDENTIAL_FIELDS,
	type IntegrationType,
	isAutomation,
	missingFields,
} from "#app/domain/integrations/type.ts";
import type { AutomationEvent } from "#app/domain/webhooks/event.ts";
import type { Filled } from "../forms.ts";

/** The form's state. A stored secret is represented by its mask until it is replaced. */
export interface Draft {
	type: IntegrationType | null;
	name: string;
	credentials: Record<string, string>;
	events: AutomationEvent[];
	/** Of an OpenAI-compatible endpoint; empty for OpenAI itself. */
	baseUrl: string;
}

/** A new integration's defaults. An automation starts with incoming messages, as most flows do. */
export const emptyDraft = (type: IntegrationType | null, name = ""): Draft => ({
	type,
	name,
	credentials: {},
	events: type !== null && isAutomation(type) ? ["message.received"] : [],
	baseUrl: "",
});

export const draftOf = ({ type, name, fields, settings }: IntegrationView): Draft => ({
	type,
	name,
	credentials: Object.fromEntries(fields.map(({ key, value }) => [key, value])),
	events: settings.events,
	baseUrl: settings.baseUrl ?? "",
});

/** The request's fields; null while no service is chosen. */
export function toFilled({ type, name, credentials, events, baseUrl }: Draft): Filled | null {
	if (type === null) return null;
	const typed = CREDENTIAL_FIELDS[type].map(({ key }) => [key, credentials[key] ?? ""] as const);
	return {
		type,
		name,
		credentials: Object.fromEntries(typed),
		settings: {
			...(isAutomation(type) ? { events } : {}),
			...(type === "openai" ? { baseUrl: baseUrl.trim() === "" ? null : baseUrl.trim() } : {}),
		},
	};
}

/** Spec 2, section 2: the test is offered when all required fields are filled. */
export const isTestable = ({ type, credentials }: Draft): boolean =>
	type !== null && missingFields(type, credentials).length === 0;

export const isSameDraft = (a: Draft, b: Draft): boolean =>
	JSON.stringify([a.type, a.name, a.baseUrl, a.events.toSorted(), filledOf(a)]) ===
	JSON.stringify([b.type, b.name, b.baseUrl, b.events.toSorted(), filledOf(b)]);

/** An empty field counts as absent. */
const filledOf = ({ credentials }: Draft): [string, string][] =>
	Object.entries(credentials)
		.filter(([, value]) => value !== "")
		.toSorted(([a], [b]) => a.localeCompare(b));

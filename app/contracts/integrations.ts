/** Integrations as their screen, their queue and their vendors know them. */
import { z } from "zod";
import {
	AUTOMATION_EVENTS,
	type AutomationEvent,
	type ToldEvent,
} from "../domain/webhooks/event.ts";
import type { DeliveryView } from "./instance-settings.ts";
import type { Health } from "../domain/integrations/health.ts";
import type { IntegrationType } from "../domain/integrations/type.ts";
import { INTEGRATION_TYPES, MAX_CREDENTIAL_LENGTH } from "../domain/integrations/type.ts";

/** `disconnected` is shown as 'Pendentes'. */
export const INTEGRATION_STATUSES = ["connected", "disconnected", "error"] as const;
export type IntegrationStatus = (typeof INTEGRATION_STATUSES)[number];

/** What a connectivity test found out, as codes; the words are the screen's. */
export type TestFinding =
	| { kind: "account"; name: string }
	| { kind: "models" | "voices"; count: number }
	| { kind: "reached" | "format" }
	/** The last real event of an automation arrived, or did not; null: nobody answered. */
	| { kind: "delivered" }
	| { kind: "undelivered"; status: number | null }
	| { kind: "refused"; message: string | null }
	| { kind: "url_not_allowed" | "rate_limited" | "unreachable" };

export interface IntegrationTest {
	health: Health;
	latencyMs: number;
	finding: TestFinding;
}

/** A field of somebody's own integration: a secret is a mask, the rest as it was typed. */
export interface FilledField {
	key: string;
	value: string;
}

export interface IntegrationView {
	id: string;
	type: IntegrationType;
	name: string;
	status: IntegrationStatus;
	/** Only its member edits it; managers and admins see others' by name, type and health. */
	isOwn: boolean;
	ownerName: string;
	/** Its member left: nothing uses it any more. */
	isDisabled: boolean;
	health: Health;
	/** Null before the first test. */
	lastTest: (IntegrationTest & { at: number }) | null;
	/** The last tests, oldest first, at most 24. */
	history: { at: number; health: Health; latencyMs: number }[];
	lastSyncAt: number | null;
	createdAt: number;
	/** Of one's own; empty for others'. */
	fields: FilledField[];
	settings: IntegrationSettings;
	/** How an automation's address fares; null for other types. */
	delivery: AutomationHealth | null;
}

export interface AutomationHealth {
	/** Failed calls in a row. */
	failures: number;
	/** Nothing is called before; null while all is well. */
	retryAt: number | null;
	/** Nothing is called until somebody resumes it. */
	pausedAt: number | null;
	hasSecret: boolean;
}

/** What is no secret. */
export interface IntegrationSettings {
	/** Of which events an automation is told. */
	events: AutomationEvent[];
	/** Where an OpenAI-compatible endpoint is, e.g. `https://api.groq.com/openai/v1`; null: OpenAI. */
	baseUrl: string | null;
}

/** One event that an automation was told, or not. */
export type AutomationDelivery = DeliveryView<ToldEvent>;

const Typed = z.record(z.string().max(40), z.string().max(MAX_CREDENTIAL_LENGTH));

/** What the form sends. A secret that comes back as its mask is unchanged. */
export const IntegrationInput = z.strictObject({
	type: z.enum(INTEGRATION_TYPES),
	name: z.string().max(200),
	credentials: Typed,
	/** What is left out stays as it is. */
	settings: z
		.strictObject({
			events: z.array(z.enum(AUTOMATION_EVENTS)).max(AUTOMATION_EVENTS.length).optional(),
			baseUrl: z.string().max(MAX_CREDENTIAL_LENGTH).nullish(),
		})
		.optional(),
});
export type IntegrationInput = z.infer<typeof IntegrationInput>;

/** One connectivity test by the schedule or by "verificar agora". */
export const HealthJob = z.strictObject({
	workspaceId: z.uuid(),
	integrationId: z.uuid(),
});
export type HealthJob = z.infer<typeof HealthJob>;

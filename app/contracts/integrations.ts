/** Integrations in screens and queues. */
import { z } from "zod";
import type { Health } from "../domain/integrations/health.ts";
import type { IntegrationType } from "../domain/integrations/type.ts";
import { INTEGRATION_TYPES, MAX_CREDENTIAL_LENGTH } from "../domain/integrations/type.ts";
import {
	AUTOMATION_EVENTS,
	type AutomationEvent,
	type OutgoingEvent,
} from "../domain/webhooks/event.ts";
import type { DeliveryView } from "./instance-settings.ts";

/** `disconnected` is shown as 'Pendentes'. */
export const INTEGRATION_STATUSES = ["connected", "disconnected", "error"] as const;
export type IntegrationStatus = (typeof INTEGRATION_STATUSES)[number];

/** The result of a connection test, as codes; the texts are the screen's. */
export type TestFinding =
	| { kind: "account"; name: string }
	| { kind: "models" | "voices"; count: number }
	| { kind: "reached" | "format" }
	/** Automations: the last real delivery succeeded, or failed with this status; null: no answer. */
	| { kind: "delivered" }
	| { kind: "undelivered"; status: number | null }
	| { kind: "refused"; message: string | null }
	| { kind: "url_not_allowed" | "rate_limited" | "unreachable" };

export interface IntegrationTest {
	health: Health;
	latencyMs: number;
	finding: TestFinding;
}

/** A field of the member's own integration: secrets are masked, other values are as typed. */
export interface FilledField {
	key: string;
	value: string;
}

export interface IntegrationView {
	id: string;
	type: IntegrationType;
	name: string;
	status: IntegrationStatus;
	/** Only its member may edit it; managers and admins see name, type and health of others'. */
	isOwn: boolean;
	ownerName: string;
	/** Its member left the team, so it is not used any more. */
	isDisabled: boolean;
	health: Health;
	/** Null before the first test. */
	lastTest: (IntegrationTest & { at: number }) | null;
	/** The last tests, oldest first, at most 24. */
	history: { at: number; health: Health; latencyMs: number }[];
	lastSyncAt: number | null;
	createdAt: number;
	/** The member's own only; empty for others'. */
	fields: FilledField[];
	settings: IntegrationSettings;
	/** The health of an automation's address; null for other types. */
	delivery: AutomationHealth | null;
}

export interface AutomationHealth {
	/** Failed calls in a row. */
	failures: number;
	/** The address is not called before this time (epoch ms); null while calls succeed. */
	retryAt: number | null;
	/** Paused since, epoch ms; not called until a member resumes it. Null: not paused. */
	pausedAt: number | null;
	hasSecret: boolean;
}

/** Settings that are not secret. */
export interface IntegrationSettings {
	/** The events an automation subscribes to. */
	events: AutomationEvent[];
	/** Base URL of an OpenAI-compatible endpoint, e.g. `https://api.groq.com/openai/v1`; null: OpenAI. */
	baseUrl: string | null;
}

/** A delivery of one event to an automation. */
export type AutomationDelivery = DeliveryView<OutgoingEvent>;

const Typed = z.record(z.string().max(40), z.string().max(MAX_CREDENTIAL_LENGTH));

/** The form's body. A secret that is sent as its mask is unchanged. */
export const IntegrationInput = z.strictObject({
	type: z.enum(INTEGRATION_TYPES),
	name: z.string().max(200),
	credentials: Typed,
	/** Omitted settings stay unchanged. */
	settings: z
		.strictObject({
			events: z.array(z.enum(AUTOMATION_EVENTS)).max(AUTOMATION_EVENTS.length).optional(),
			baseUrl: z.string().max(MAX_CREDENTIAL_LENGTH).nullish(),
		})
		.optional(),
});
export type IntegrationInput = z.infer<typeof IntegrationInput>;

/** A connection test, queued by the schedule or by "verificar agora". */
export const HealthJob = z.strictObject({
	workspaceId: z.uuid(),
	integrationId: z.uuid(),
});
export type HealthJob = z.infer<typeof HealthJob>;

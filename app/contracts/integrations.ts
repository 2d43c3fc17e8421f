/** Integrations as their screen, their queue and their vendors know them. */
import { z } from "zod";
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
}

const Typed = z.record(z.string().max(40), z.string().max(MAX_CREDENTIAL_LENGTH));

/** What the form sends. A secret that comes back as its mask is unchanged. */
export const IntegrationInput = z.strictObject({
	type: z.enum(INTEGRATION_TYPES),
	name: z.string().max(200),
	credentials: Typed,
});
export type IntegrationInput = z.infer<typeof IntegrationInput>;

/** One connectivity test by the schedule or by "verificar agora". */
export const HealthJob = z.strictObject({
	workspaceId: z.uuid(),
	integrationId: z.uuid(),
});
export type HealthJob = z.infer<typeof HealthJob>;

import type { Credentials } from "#app/domain/integrations/type.ts";

/** What a connectivity test found out. Nothing of a vendor's answer is kept but what stands here. */
export type ProbeAnswer =
	| { kind: "account"; name: string }
	| { kind: "models" | "voices"; count: number }
	/** It answered as it should, and says no name. */
	| { kind: "reached" }
	/** Only the form of what was typed could be checked; nothing was called. */
	| { kind: "format" }
	/** The vendor refused the credentials. `message` is its own word on it, masked and cut; or null. */
	| { kind: "refused"; message: string | null }
	/** An address that may not be called; nothing left. */
	| { kind: "url_not_allowed" }
	/** Too many calls: the vendor says nothing about the credentials. */
	| { kind: "rate_limited" }
	/** No connection, no answer in time, or an answer nobody can read: all told alike (H16). */
	| { kind: "unreachable" };

export interface ProbeOptions {
	/** Somebody asked for it: then an automation may be started by it (zapier, n8n). */
	isExplicit: boolean;
	/** Where an OpenAI-compatible endpoint is; null: OpenAI. */
	baseUrl?: string | null;
}

/** One vendor's test: one or two calls, ten seconds each, from the server. */
export type Probe = (credentials: Credentials, options: ProbeOptions) => Promise<ProbeAnswer>;

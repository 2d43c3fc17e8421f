import type { Credentials } from "#app/domain/integrations/type.ts";

/** The result of a connection test; nothing else of a vendor's answer is kept. */
export type ProbeAnswer =
	| { kind: "account"; name: string }
	| { kind: "models" | "voices"; count: number }
	/** It answered as documented, without an account name. */
	| { kind: "reached" }
	/** Only the format was checked; nothing was called. */
	| { kind: "format" }
	/** The vendor refused the credentials. `message` is its error text, redacted and cut; or null. */
	| { kind: "refused"; message: string | null }
	/** The address is not allowed; nothing was sent. */
	| { kind: "url_not_allowed" }
	/** The vendor's rate limit: it says nothing about the credentials. */
	| { kind: "rate_limited" }
	/** No connection, a time-out or an unreadable answer; not distinguished (H16). */
	| { kind: "unreachable" };

export interface ProbeOptions {
	/** A user asked for the test, so it may start an automation (Zapier, n8n). */
	isExplicit: boolean;
	/** The base URL of an OpenAI-compatible endpoint; null: OpenAI. */
	baseUrl?: string | null;
}

/** The test of one vendor: one or two calls from the server, ten seconds each. Never throws for what a vendor does. */
export type Probe = (credentials: Credentials, options: ProbeOptions) => Promise<ProbeAnswer>;

// Attack R47: what happens when the limiter itself is down is declared here, for each limiter.

/**
 * Approximate rate limits per address or member; exact ones are in D1 and the objects. When the limiter
 * gives no answer: `closed` refuses, where guessing would pay; `open` lets work go on.
 */
export const LIMITS = {
	signIn: { whenDown: "closed" },
	signUp: { whenDown: "closed" },
	/** Asking for a password reset, and trying its token. */
	reset: { whenDown: "closed" },
	/** Looking at an invitation's token, and accepting it. */
	invite: { whenDown: "closed" },
	contact: { whenDown: "closed" },
	/** Beginning a payment; the person is signed in. */
	checkout: { whenDown: "open" },
	/** Error reports of browsers; losing one is harmless. */
	report: { whenDown: "closed" },
	/** Messages of one member: far above what a person or a script of theirs writes. */
	send: { whenDown: "open" },
	/** Numbers that one member asks for whether they are on WhatsApp: no tool to search through numbers with. */
	numberLookup: { whenDown: "closed" },
	/** Uploads that one member begins. */
	upload: { whenDown: "open" },
	/** Calls of echo endpoints from one address: they keep and change nothing. */
	echo: { whenDown: "open" },
	/** Looks at one invitation to link a phone: its page asks every three seconds. */
	linkLook: { whenDown: "open" },
	/** What holders of such invitations ask of one number; its own machine limits it too. */
	linkAsk: { whenDown: "closed" },
	/** One member's calls of a typed address, so that no network can be scanned through us (H16). */
	webhookTest: { whenDown: "closed" },
	/** What one address asks of webchats: their look on each page, and their sockets. */
	webchatVisit: { whenDown: "open" },
	/** New visitors from one address; known ones come back with their token. */
	webchatNew: { whenDown: "open" },
	/** New visitors of one channel, from wherever they come. */
	webchatChannel: { whenDown: "open" },
	/** Questions of one member to agents on the test bench: each may cost money. */
	bench: { whenDown: "closed" },
	/** What one member gives agents to know: reading a document costs. */
	knowledge: { whenDown: "open" },
	/** Connectivity tests of one workspace, so that no network can be scanned through us (H16). */
	connectivity: { whenDown: "closed" },
	/** Wishes of one workspace to have its integrations looked at now. */
	healthAsk: { whenDown: "closed" },
	/** Events that one workspace sends to the Conversions API by hand: Meta counts what we ask. */
	conversion: { whenDown: "open" },
	/** Pages that are looked at for the links one member sees; a missing preview harms nobody. */
	preview: { whenDown: "closed" },
	/** The same of all members of a workspace. */
	workspacePreview: { whenDown: "closed" },
	/** Calls of one key of `/api/v1`. */
	api: { whenDown: "open" },
	/**
	 * Calls of one customer's host by all workspaces together, so that we cannot be used to flood it (H21).
	 */
	webhookHost: { whenDown: "closed" },
} as const satisfies Record<string, { whenDown: "open" | "closed" }>;
export type LimitName = keyof typeof LIMITS;

/** Whether a request is allowed when the limiter gave no answer. */
export function isOpenWhenDown(name: LimitName): boolean {
	return LIMITS[name].whenDown === "open";
}

/** A browser as its push service knows it; keys in base64url. */
export interface PushTarget {
	/** The service's address with its token. */
	endpoint: string;
	publicKey: string;
	authSecret: string;
	/** Our public key that it subscribed with; null: kept by a release that did not note it. */
	serverKey: string | null;
}

export type PushOutcome =
	/** The service has it; whether the browser does is not known. */
	| { kind: "sent" }
	/** The browser asked for no more, is gone, or knows a key that we have no more: its address is never used again. */
	| { kind: "gone" }
	/** Later; `afterMs`: when the service says so. */
	| { kind: "later"; afterMs: number | null }
	/** Never: the address is not allowed, or the service does not take it. `status` 0: nothing was sent. */
	| { kind: "refused"; status: number };

export interface WebPush {
	/** What browsers subscribe with from now on: our public key, base64url. */
	publicKey(): Promise<string>;
	/**
	 * One push, encrypted for its browser alone; never repeated. Never throws.
	 * @param payload at most 3,900 bytes
	 * @param topic takes the place of what waits under the same name; at most 32 characters of base64url
	 */
	send(
		target: PushTarget,
		push: { payload: string; topic: string; ttlSeconds: number },
	): Promise<PushOutcome>;
}

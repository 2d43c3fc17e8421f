import * as v from "valibot";
import { Admission, WebchatConfig } from "../contracts/webchat.ts";
import { findProof } from "../domain/channels/visitor-proof.ts";

/** Where a page's webchat is requested. */
export interface WebchatAccess {
	/** Our own address: the origin of the script. */
	base: string;
	key: string;
}

/** Calls of the API. They carry no cookie: ours mean nothing to the widget. */
export const call = (
	{ base, key }: WebchatAccess,
	path: string,
	init: RequestInit = {},
): Promise<Response> => fetch(`${base}/webchat/${key}/${path}`, { ...init, credentials: "omit" });

/**
 * The webchat's configuration.
 * @throws where there is none, or not for this site
 */
export async function readConfig(access: WebchatAccess): Promise<WebchatConfig> {
	const answer = await call(access, "config");
	if (!answer.ok) throw new Error(`${answer.status}`);
	return v.parse(WebchatConfig, await answer.json());
}

/** Attempts before yielding to the browser, so that the page stays responsive. */
const TRIES_AT_ONCE = 500;

/** Solves the proof of work that the channel demands when it is flooded. */
async function prove(challenge: string, bits: number): Promise<string> {
	for (let from = 0; ; from += TRIES_AT_ONCE) {
		const answer = findProof(challenge, bits, from, TRIES_AT_ONCE);
		if (answer !== null) return `${challenge}.${answer}`;
		await new Promise((resolve) => setTimeout(resolve));
	}
}

/** Requests a token for this browser; null when none is given now. */
export async function askForToken(access: WebchatAccess, proof = ""): Promise<string | null> {
	try {
		const answer = await call(access, `visitors${proof && `?proof=${proof}`}`, { method: "POST" });
		const admission = v.parse(Admission, await answer.json());
		if ("token" in admission) return admission.token;
		return await askForToken(access, await prove(admission.challenge, admission.bits));
	} catch {
		return null;
	}
}

import * as v from "valibot";
import { Admission, WebchatConfig } from "../contracts/webchat.ts";
import { findProof } from "../domain/channels/visitor-proof.ts";

/** Where a page's webchat is asked for. */
export interface Door {
	/** Where we are: the origin of the script. */
	base: string;
	key: string;
}

/** The two calls of the widget. They carry no cookie: none of ours means anything there. */
const call = ({ base, key }: Door, path: string, method: "GET" | "POST") =>
	fetch(`${base}/webchat/${key}/${path}`, { method, credentials: "omit" });

/** What the webchat looks like. @throws where there is none, or not for this site */
export async function readConfig(door: Door): Promise<WebchatConfig> {
	const answer = await call(door, "config", "GET");
	if (!answer.ok) throw new Error(`${answer.status}`);
	return v.parse(WebchatConfig, await answer.json());
}

/** Tries in one go: the page stays fluent meanwhile. */
const TRIES_AT_ONCE = 500;

/** The answer to what a flooded webchat asks, found by trying. */
async function prove(challenge: string, bits: number): Promise<string> {
	for (let from = 0; ; from += TRIES_AT_ONCE) {
		const answer = findProof(challenge, bits, from, TRIES_AT_ONCE);
		if (answer !== null) return `${challenge}.${answer}`;
		await new Promise((resolve) => setTimeout(resolve));
	}
}

/** A token for this browser; null when there is none to be had now. */
export async function askForToken(door: Door, proof = ""): Promise<string | null> {
	try {
		const answer = await call(door, `visitors${proof && `?proof=${proof}`}`, "POST");
		const told = v.parse(Admission, await answer.json());
		if ("token" in told) return told.token;
		return await askForToken(door, await prove(told.challenge, told.bits));
	} catch {
		return null;
	}
}

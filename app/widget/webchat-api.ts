import * as v from "valibot";
import { WebchatConfig } from "../contracts/webchat.ts";

/** Where a page's webchat is asked for. */
export interface Door {
	/** Where we are: the origin of the script. */
	base: string;
	key: string;
}

/** The two calls of the widget. They carry no cookie: none of ours means anything there. */
const call = ({ base, key }: Door, path: "config" | "visitors", method: "GET" | "POST") =>
	fetch(`${base}/webchat/${key}/${path}`, { method, credentials: "omit" });

/** What the webchat looks like. @throws where there is none, or not for this site */
export async function readConfig(door: Door): Promise<WebchatConfig> {
	const answer = await call(door, "config", "GET");
	if (!answer.ok) throw new Error(`${answer.status}`);
	return v.parse(WebchatConfig, await answer.json());
}

/** A token for this browser; null when there is none to be had now. */
export async function askForToken(door: Door): Promise<string | null> {
	try {
		const answer = await call(door, "visitors", "POST");
		return answer.ok ? ((await answer.json()) as { token: string }).token : null;
	} catch {
		return null;
	}
}

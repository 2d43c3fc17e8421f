import { startOAuthEmulator } from "../oauth/start.ts";
import type { GraphRule } from "./state.ts";

export const GRAPH_APP_ID = "123456789012345";
export const GRAPH_APP_SECRET = "emulated-facebook-secret";

/** Where the emulated Graph API is, and how to give it orders (control.ts). */
export interface GraphEmulator {
	url: string;
	/** `127.0.0.1:<port>`, for the list of allowed private hosts. */
	host: string;
	graphUrl: string;
	dialogUrl: string;
	sdkUrl: string;
}

export const graphAt = (url: string): GraphEmulator => ({
	url,
	host: new URL(url).host,
	graphUrl: `${url}/facebook-graph`,
	dialogUrl: `${url}/facebook-dialog`,
	sdkUrl: `${url}/facebook-sdk/pt_BR/sdk.js`,
});

/** An order of control.ts; answers its JSON. */
export async function orderGraph<Answer = unknown>(
	url: string,
	order: string,
	body: object = {},
): Promise<Answer> {
	const answer = await fetch(`${url}/__emulator/graph/${order}`, {
		method: "POST",
		body: JSON.stringify(body),
	});
	if (!answer.ok) throw new Error(`graph emulator: ${answer.status} ${await answer.text()}`);
	return (await answer.json()) as Answer;
}

/** What calls meet whose `METHOD path` contains `match`, until it is forgotten. */
export const addRule = (url: string, rule: GraphRule): Promise<unknown> =>
	orderGraph(url, "rules", { rules: [rule] });

/** Facebook Login and the Graph API as one process, for as long as the test runs. */
export async function startGraph(): Promise<GraphEmulator & { stop: () => Promise<void> }> {
	const { url, stop } = await startOAuthEmulator();
	return { ...graphAt(url), stop };
}

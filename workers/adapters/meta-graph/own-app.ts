import { createHmac } from "node:crypto";
import { z } from "zod";
import { callGateway, type GatewayConnection } from "../whatsapp-gateway/gateway-http.ts";
import { equalsSecret } from "../whatsapp-gateway/webhook-secrets.ts";

/** What Meta says about a typed app id and secret. */
export type AppProof = "proved" | "refused" | "unreachable";

const App = z.looseObject({ id: z.string() });

/** Whether id and secret belong together: together they are an access token of the app itself. Never throws. */
export async function proveMetaApp(
	connection: GatewayConnection,
	version: string,
	app: { appId: string; secret: string },
): Promise<AppProof> {
	const answer = await callGateway(connection, {
		method: "GET",
		path: `/${version}/${app.appId}?fields=id`,
		// In a header, not in the query, which proxies log.
		headers: { authorization: `Bearer ${app.appId}|${app.secret}` },
		answer: App,
		doubt: "not_accepted",
		judgeFailure: () => null,
	});
	switch (answer.class) {
		case "accepted":
			return answer.value.id === app.appId ? "proved" : "refused";
		case "refused":
			return "refused";
		case "not_accepted":
		case "unknown":
			return "unreachable";
	}
}

/** 144 bits, as for the addresses of gateways (webhook-secrets.ts). */
const MAC_BYTES = 18;

const macOf = (masterKey: string, id: string): string =>
	createHmac("sha256", masterKey)
		.update(`prosa:webhook:meta-app:${id}`)
		.digest()
		.subarray(0, MAC_BYTES)
		.toString("base64url");

/** `/webhooks/meta/<id>.<mac>`, the callback address of a workspace's own app. */
export const metaAppPath = (masterKey: string, id: string): string =>
	`/webhooks/meta/${id}.${macOf(masterKey, id)}`;

/** The id in a path segment; null for a guess, which costs no lookup. Addresses of earlier master keys count too. */
export function openMetaAppPath(masterKeys: readonly string[], segment: string): string | null {
	const parts = /^([\w-]{1,64})\.([\w-]{16,64})$/.exec(segment);
	const id = parts?.[1] ?? "-";
	// All keys are always tried, so that timing does not distinguish a valid path from a guess (I09).
	const matches = masterKeys.map((key) => equalsSecret(parts?.[2] ?? "", macOf(key, id)));
	return parts && matches.includes(true) ? id : null;
}

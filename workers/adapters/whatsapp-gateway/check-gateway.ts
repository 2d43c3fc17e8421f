import { z } from "zod";
import type { GatewayFinding, OwnVendor } from "#app/domain/gateways/own-gateway.ts";
import { safeFetch } from "../safe-fetch.ts";
import { parseBoundedJson } from "./bounded-json.ts";
import { addressOf, guardsOf, type GatewayConnection } from "./gateway-http.ts";

/** Long enough for a small server, short enough for a person who waits. */
const TIMEOUT_MS = 8_000;
const MAX_BODY_BYTES = 512 * 1024;
/** Statuses of proxies that did not reach the server behind them. */
const NEVER_REACHED = [502, 503, 504, 521, 522, 523, 525, 526, 530];
const Unlicensed = z.looseObject({ code: z.literal("LICENSE_REQUIRED") });

/** For each vendor a call that changes nothing and that only its server-wide key may make. */
const ASKED: Record<
	OwnVendor,
	{ method: string; path: string; header: string; body?: string; answer: z.ZodType }
> = {
	evolution: {
		method: "POST",
		path: "/verify-creds",
		header: "apikey",
		body: "{}",
		answer: z.looseObject({ status: z.literal(200), message: z.string() }),
	},
	waha: {
		method: "GET",
		path: "/api/sessions",
		header: "x-api-key",
		answer: z.array(z.looseObject({ name: z.string(), status: z.string() })),
	},
};

/**
 * Whether the vendor's server answers at this address and takes this key. The key is sent to that address only: redirects
 * are not followed (H09). Never throws.
 */
export async function checkGateway(
	connection: GatewayConnection,
	{ vendor, apiKey }: { vendor: OwnVendor; apiKey: string },
): Promise<GatewayFinding> {
	const { method, path, header, body, answer: expected } = ASKED[vendor];
	const answer = await safeFetch({
		timeoutMs: TIMEOUT_MS,
		...guardsOf(connection),
		url: addressOf(connection, path),
		method,
		headers: {
			[header]: apiKey,
			accept: "application/json",
			...(body === undefined ? {} : { "content-type": "application/json" }),
		},
		...(body === undefined ? {} : { body }),
		maxBodyBytes: MAX_BODY_BYTES,
	});
	switch (answer.kind) {
		case "refused_url":
			return "url_not_allowed";
		case "unreached":
		case "broken":
			return "gateway_unreachable";
		case "answer":
			return judge(answer, expected);
	}
}

function judge(answer: { status: number; text: string }, expected: z.ZodType): GatewayFinding {
	const json = parseBoundedJson(answer.text);
	const body = json.ok ? json.value : null;
	const { status } = answer;
	if (status === 401 || status === 403) return "gateway_key_refused";
	if (Unlicensed.safeParse(body).success) return "gateway_unlicensed";
	if (NEVER_REACHED.includes(status)) return "gateway_unreachable";
	const isAsExpected = status >= 200 && status < 300 && expected.safeParse(body).success;
	return isAsExpected ? "ok" : "gateway_unrecognised";
}

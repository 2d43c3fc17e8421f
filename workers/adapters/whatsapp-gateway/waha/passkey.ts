import { z } from "zod";
import type { PasskeyReading, PasskeyReply } from "#app/domain/channels/link/passkey.ts";
import { parseBoundedJson } from "../bounded-json.ts";
import { acceptWhen } from "../gateway-http.ts";
import type { GatewayAnswer } from "#workers/adapters/channel-gateway/port.ts";
import { callWaha, type WahaTarget } from "./http.ts";
import { readSession } from "./session.ts";

const Confirmation = z.looseObject({ code: z.union([z.string(), z.number()]).nullish() });
/** Longest challenge, characters. */
const MAX_CHALLENGE_LENGTH = 16_384;

const accepted = <T>(value: T): { class: "accepted"; value: T } => ({ class: "accepted", value });

/** The state of the passkey step (engine GOWS only); null when none is asked for. */
export async function readWahaPasskey(
	target: WahaTarget,
): Promise<GatewayAnswer<PasskeyReading | null>> {
	const session = await readSession(target);
	if (session.class !== "accepted") return session;
	const { status } = session.value;
	if (status === "PASSKEY_REQUIRED") return readChallenge(target);
	if (status === "PASSKEY_CONFIRMATION_REQUIRED") return readConfirmation(target);
	return accepted(null);
}

async function readChallenge(target: WahaTarget): Promise<GatewayAnswer<PasskeyReading | null>> {
	const answer = await callWaha(target, {
		method: "GET",
		path: `/api/${target.session}/auth/passkey/challenge`,
		answer: z.record(z.string(), z.unknown()),
		doubt: "not_accepted",
	});
	// 422: no passkey step.
	if (answer.class === "refused" && answer.reason !== "unauthorized") return accepted(null);
	if (answer.class !== "accepted") return answer;
	const code = JSON.stringify(answer.value);
	return accepted({ step: "challenge", code: code.length <= MAX_CHALLENGE_LENGTH ? code : null });
}

async function readConfirmation(target: WahaTarget): Promise<GatewayAnswer<PasskeyReading | null>> {
	const answer = await callWaha(target, {
		method: "GET",
		path: `/api/${target.session}/auth/passkey/confirmation`,
		answer: Confirmation,
		doubt: "not_accepted",
	});
	if (answer.class !== "accepted") return answer;
	const { code } = answer.value;
	return accepted({ step: "confirm", code: code == null ? null : String(code).slice(0, 32) });
}

/** Passes on the phone owner's answer: the signature, or the confirmation that the codes match. */
export async function answerWahaPasskey(
	target: WahaTarget,
	reply: PasskeyReply,
): Promise<GatewayAnswer<null>> {
	const assertion = reply.step === "challenge" ? parseBoundedJson(reply.assertion) : null;
	if (assertion && !assertion.ok) return { class: "refused", reason: "invalid" };
	const answer = await callWaha(target, {
		method: "POST",
		path: `/api/${target.session}/auth/passkey${assertion ? "" : "/confirm"}`,
		...(assertion ? { body: assertion.value } : {}),
		answer: z.unknown(),
		doubt: "not_accepted",
	});
	return acceptWhen(answer);
}

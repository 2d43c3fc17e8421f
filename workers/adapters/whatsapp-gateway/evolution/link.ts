import { z } from "zod";
import { phoneOf } from "./address.ts";
import { callEvolution, type EvolutionTarget } from "./http.ts";
import { parsePairingCode, parseQr } from "./qr.ts";
import { InstanceRows, QrBody, StateBody } from "./wire.ts";
import { acceptWhen } from "../gateway-http.ts";
import type {
	GatewayAnswer,
	LinkAnswer,
	LinkReading,
} from "#workers/adapters/channel-gateway/port.ts";

const accepted = <T>(value: T): { class: "accepted"; value: T } => ({ class: "accepted", value });

const Connected = z.union([StateBody, QrBody]);

/**
 * Begins linking attempts. A hung gateway queues all calls and opens a socket for each when it recovers, so after a call
 * without an answer no further attempt is begun until it answers a harmless call.
 * @param phone digits only: makes a pairing code, but only at the beginning of an attempt
 */
function createConnect(target: EvolutionTarget) {
	let isInDoubt = false;
	return async (phone: string | null): Promise<GatewayAnswer<z.infer<typeof Connected>>> => {
		if (isInDoubt) {
			const state = await readEvolutionState(target);
			if (state.class !== "accepted") return state;
		}
		isInDoubt = true;
		const answer = await callEvolution(target.connection, {
			method: "GET",
			path: `/instance/connect/${target.ref}${phone === null ? "" : `?number=${phone}`}`,
			apiKey: target.key,
			answer: Connected,
			doubt: "not_accepted",
		});
		isInDoubt = answer.class !== "accepted" && answer.class !== "refused";
		return answer;
	};
}

/** Linking by QR code and by pairing code, which share the state of a hung gateway. */
export function createEvolutionLinking(target: EvolutionTarget) {
	const connect = createConnect(target);
	return { start: () => start(connect), pair: createPairing(target, connect) };
}

type Connect = ReturnType<typeof createConnect>;

async function start(connect: Connect): Promise<GatewayAnswer<LinkAnswer>> {
	const answer = await connect(null);
	if (answer.class !== "accepted") return answer;
	const { value } = answer;
	if ("instance" in value && StateBody.safeParse(value).success) {
		const { state } = StateBody.parse(value).instance;
		return accepted(state === "open" ? { state: "linked" } : { state: "pending" });
	}
	const body = QrBody.parse(value);
	if (!body.code && !body.base64)
		return body.count === 0 || body.count === undefined
			? accepted({ state: "pending" })
			: { class: "not_accepted", retryAfterMs: null };
	const qr = parseQr(body);
	return qr
		? accepted({ state: "qr", qr, pairingCode: parsePairingCode(body.pairingCode) })
		: { class: "not_accepted", retryAfterMs: null };
}

export function readEvolutionState(
	target: EvolutionTarget,
): Promise<GatewayAnswer<z.infer<typeof StateBody>>> {
	return callEvolution(target.connection, {
		method: "GET",
		path: `/instance/connectionState/${target.ref}`,
		apiKey: target.key,
		answer: StateBody,
		doubt: "not_accepted",
	});
}

/**
 * Pairing codes. Evolution ignores a number that is sent while an attempt runs, so an attempt by QR, or for another
 * number, is ended first; Evolution does not report for which number an attempt is.
 */
function createPairing(target: EvolutionTarget, connect: Connect) {
	/** The number of the attempt begun here; lost when the object hibernates, which costs one more attempt. */
	let begunFor: string | null = null;

	async function begin(phone: string): Promise<GatewayAnswer<{ code: string } | null>> {
		const answer = await connect(phone);
		if (answer.class !== "accepted") return answer;
		begunFor = phone;
		return accepted(codeOf(answer.value));
	}

	/** Null: there is no code yet, or the phone is linked already. */
	return async (phone: string): Promise<GatewayAnswer<{ code: string } | null>> => {
		if (!/^\d{8,15}$/.test(phone)) return { class: "refused", reason: "invalid" };
		const known = await readEvolutionState(target);
		if (known.class !== "accepted") return known;
		const { state } = known.value.instance;
		if (state === "open") return accepted(null);
		if (state === "connecting" && begunFor !== phone) {
			const ended = await endEvolutionLink(target);
			if (ended.class !== "accepted") return ended;
		}
		return begin(phone);
	};
}

function codeOf(answer: z.infer<typeof Connected>): { code: string } | null {
	const body = QrBody.safeParse(answer);
	const code = body.success ? parsePairingCode(body.data.pairingCode) : null;
	return code === null ? null : { code };
}

export async function readEvolutionLink(
	target: EvolutionTarget,
	isBrief: boolean,
): Promise<GatewayAnswer<LinkReading>> {
	const answer = await readEvolutionState(target);
	if (answer.class !== "accepted") return answer;
	switch (answer.value.instance.state) {
		case "open":
			return accepted({
				state: "linked",
				...(isBrief ? { phone: null, profileName: null } : await readOwner(target)),
			});
		case "connecting":
			return accepted({ state: "linking", phone: null, profileName: null });
		default:
			return accepted({ state: "unlinked", phone: null, profileName: null });
	}
}

/** The number and name of the link's owner; a failure only leaves them out. */
async function readOwner(
	target: EvolutionTarget,
): Promise<{ phone: string | null; profileName: string | null }> {
	const rows = await callEvolution(target.connection, {
		method: "GET",
		path: `/instance/fetchInstances?instanceName=${target.ref}`,
		apiKey: target.key,
		answer: InstanceRows,
		doubt: "not_accepted",
	});
	const row =
		rows.class === "accepted"
			? rows.value.find(({ name }) => name === target.instanceRef)
			: undefined;
	return { phone: phoneOf(row?.ownerJid), profileName: row?.profileName || null };
}

const Done = z.looseObject({ status: z.literal("SUCCESS") });

export async function endEvolutionLink(target: EvolutionTarget): Promise<GatewayAnswer<null>> {
	const answer = await callEvolution(target.connection, {
		method: "DELETE",
		path: `/instance/logout/${target.ref}`,
		apiKey: target.key,
		answer: Done,
		doubt: "not_accepted",
	});
	return acceptWhen(answer, ["not_linked", "no_instance"]);
}

export async function deleteEvolutionInstance(
	target: EvolutionTarget,
): Promise<GatewayAnswer<null>> {
	const answer = await callEvolution(target.connection, {
		method: "DELETE",
		path: `/instance/delete/${target.ref}`,
		apiKey: target.globalKey,
		answer: Done,
		doubt: "not_accepted",
	});
	return acceptWhen(answer, ["no_instance"]);
}

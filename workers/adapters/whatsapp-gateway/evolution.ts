import { z } from "zod";
import { MAX_TEXT_LENGTH } from "#app/domain/inbox/message.ts";
import type { PresenceState } from "#app/domain/whatsapp/gateway-event.ts";
import type { Fetch } from "../safe-fetch.ts";
import { parseJid, phoneOf, toJid, toNumber } from "./evolution-address.ts";
import { callEvolution, type EvolutionTarget } from "./evolution-http.ts";
import { createEvolutionInstance, setEvolutionSettings } from "./evolution-instance.ts";
import { parsePairingCode, parseQr } from "./evolution-qr.ts";
import { findSentAtEvolution, listEvolutionMessages } from "./evolution-records.ts";
import { InstanceRows, QrBody, SentMessage, StateBody } from "./evolution-wire.ts";
import type { GatewayAnswer, LinkAnswer, LinkReading, WhatsAppGateway } from "./port.ts";

/** How long a sent "typing" lasts. Evolution holds the call open for all of it. */
const TYPING_MS = 1200;

const PRESENCE_WORDS: Record<PresenceState, string> = {
	typing: "composing",
	recording: "recording",
	online: "available",
	offline: "paused",
};

const accepted = <T>(value: T): { class: "accepted"; value: T } => ({ class: "accepted", value });

/** Evolution API 2.3.7 for one instance. Documented traps: tests/recordings/evolution-2.3.7. */
export function createEvolutionGateway(options: {
	baseUrl: string;
	apiKey: string;
	instanceRef: string;
	token: string | null;
	allowedPrivateHosts: readonly string[];
	fetch?: Fetch;
	timeoutMs?: number;
}): WhatsAppGateway {
	const target: EvolutionTarget = {
		connection: {
			baseUrl: options.baseUrl,
			allowedPrivateHosts: options.allowedPrivateHosts,
			fetch: options.fetch,
			timeoutMs: options.timeoutMs,
		},
		globalKey: options.apiKey,
		key: options.token ?? options.apiKey,
		ref: encodeURIComponent(options.instanceRef),
		instanceRef: options.instanceRef,
	};
	return {
		name: "evolution",
		capabilities: {
			pairingCode: true,
			presence: true,
			history: true,
			maxTextLength: MAX_TEXT_LENGTH,
		},
		createInstance: (input) => createEvolutionInstance(target, input),
		deleteInstance: () => deleteInstance(target),
		startLink: () => startLink(target),
		readLink: () => readLink(target),
		endLink: () => endLink(target),
		applySettings: (settings) => setEvolutionSettings(target, settings),
		sendText: (input) => sendText(target, input),
		findSent: (input) => findSentAtEvolution(target, input),
		sendPresence: (input) => sendPresence(target, input),
		markRead: (input) => markRead(target, input),
		listSince: (input) => listEvolutionMessages(target, input),
	};
}

async function startLink(target: EvolutionTarget): Promise<GatewayAnswer<LinkAnswer>> {
	const answer = await callEvolution(target.connection, {
		method: "GET",
		path: `/instance/connect/${target.ref}`,
		apiKey: target.key,
		answer: z.union([StateBody, QrBody]),
		doubt: "not_accepted",
	});
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

function readState(target: EvolutionTarget): Promise<GatewayAnswer<z.infer<typeof StateBody>>> {
	return callEvolution(target.connection, {
		method: "GET",
		path: `/instance/connectionState/${target.ref}`,
		apiKey: target.key,
		answer: StateBody,
		doubt: "not_accepted",
	});
}

async function readLink(target: EvolutionTarget): Promise<GatewayAnswer<LinkReading>> {
	const answer = await readState(target);
	if (answer.class !== "accepted") return answer;
	switch (answer.value.instance.state) {
		case "open":
			return accepted({ state: "linked", ...(await readOwner(target)) });
		case "connecting":
			return accepted({ state: "linking", phone: null, profileName: null });
		default:
			return accepted({ state: "unlinked", phone: null, profileName: null });
	}
}

/** Whose number it is. The state stands without it: a failure only leaves the name open. */
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

async function endLink(target: EvolutionTarget): Promise<GatewayAnswer<null>> {
	const answer = await callEvolution(target.connection, {
		method: "DELETE",
		path: `/instance/logout/${target.ref}`,
		apiKey: target.key,
		answer: Done,
		doubt: "not_accepted",
	});
	return acceptWhen(answer, ["not_linked", "no_instance"]);
}

async function deleteInstance(target: EvolutionTarget): Promise<GatewayAnswer<null>> {
	const answer = await callEvolution(target.connection, {
		method: "DELETE",
		path: `/instance/delete/${target.ref}`,
		apiKey: target.globalKey,
		answer: Done,
		doubt: "not_accepted",
	});
	return acceptWhen(answer, ["no_instance"]);
}

/** Drops the value; a refusal that means "already so" is success. */
function acceptWhen(answer: GatewayAnswer<unknown>, done: string[]): GatewayAnswer<null> {
	if (answer.class === "accepted") return accepted(null);
	return answer.class === "refused" && done.includes(answer.reason) ? accepted(null) : answer;
}

/**
 * The platform cannot tell a refused connection from one that broke after the text had left, and a
 * pooled connection may be dead. So a question that changes nothing goes first: when that fails,
 * nothing was sent and repeating is safe. Its answer (which can lie) is not used.
 */
async function sendText(
	target: EvolutionTarget,
	input: Parameters<WhatsAppGateway["sendText"]>[0],
): ReturnType<WhatsAppGateway["sendText"]> {
	const reachable = await readState(target);
	if (reachable.class !== "accepted") return reachable;
	const answer = await callEvolution(target.connection, {
		method: "POST",
		path: `/message/sendText/${target.ref}`,
		apiKey: target.key,
		body: { number: toNumber(input.to), text: input.text },
		answer: SentMessage,
		doubt: "unknown",
	});
	if (answer.class !== "accepted") return answer;
	const { id, remoteJid } = answer.value.key;
	return accepted({ providerId: id, address: parseJid(remoteJid) });
}

async function sendPresence(
	target: EvolutionTarget,
	input: Parameters<WhatsAppGateway["sendPresence"]>[0],
): Promise<GatewayAnswer<null>> {
	const isActive = input.state === "typing" || input.state === "recording";
	const answer = await callEvolution(target.connection, {
		method: "POST",
		path: `/chat/sendPresence/${target.ref}`,
		apiKey: target.key,
		body: {
			number: toNumber(input.to),
			presence: PRESENCE_WORDS[input.state],
			delay: isActive ? TYPING_MS : 0,
		},
		answer: z.looseObject({ presence: z.string() }),
		doubt: "not_accepted",
	});
	return acceptWhen(answer, []);
}

/** Evolution says success and does nothing when `to` is a lid: pass the phone when it is known. */
async function markRead(
	target: EvolutionTarget,
	input: Parameters<WhatsAppGateway["markRead"]>[0],
): Promise<GatewayAnswer<null>> {
	if (input.providerIds.length === 0) return accepted(null);
	const remoteJid = toJid(input.to);
	const answer = await callEvolution(target.connection, {
		method: "POST",
		path: `/chat/markMessageAsRead/${target.ref}`,
		apiKey: target.key,
		body: { readMessages: input.providerIds.map((id) => ({ remoteJid, fromMe: false, id })) },
		answer: z.looseObject({ read: z.literal("success") }),
		doubt: "not_accepted",
	});
	return acceptWhen(answer, []);
}

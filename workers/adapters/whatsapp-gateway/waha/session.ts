import { z } from "zod";
import { phoneOf } from "../evolution/address.ts";
import { parsePairingCode, parseQr } from "../evolution/qr.ts";
import { acceptWhen } from "../gateway-http.ts";
import type {
	GatewayAnswer,
	LinkAnswer,
	LinkReading,
	WebhookRegistration,
} from "#workers/adapters/channel-gateway/port.ts";
import { callWaha, type WahaTarget } from "./http.ts";
import { WahaSession } from "./wire.ts";

/** The webhook events we subscribe to. */
const EVENTS = [
	"session.status",
	"message.any",
	"message.ack",
	"message.reaction",
	"message.edited",
	"message.revoked",
	"message.waiting",
	"poll.vote",
	"presence.update",
	"call.received",
	"call.accepted",
	"call.rejected",
	"group.v2.join",
	"group.v2.update",
	"group.v2.participants",
];
const Anything = z.unknown();
const accepted = <T>(value: T): { class: "accepted"; value: T } => ({ class: "accepted", value });
const pathOf = (target: WahaTarget, action = "") => `/api/sessions/${target.session}${action}`;

function configOf(webhook: WebhookRegistration | null) {
	return {
		// Status posts, channels and broadcasts are no conversations.
		ignore: { status: true, channels: true, broadcast: true },
		noweb: { store: { enabled: true, fullSync: false } },
		webhooks: webhook
			? [
					{
						url: webhook.url,
						events: EVENTS,
						hmac: { key: webhook.hmacSecret },
						retries: { policy: "exponential", delaySeconds: 2, attempts: 15 },
					},
				]
			: [],
	};
}

/** Creates the session without starting it, or takes over the one that already has our name. */
export async function createWahaSession(
	target: WahaTarget,
	webhook: WebhookRegistration | null,
): Promise<GatewayAnswer<{ token: string | null }>> {
	const known = await readSession(target);
	const isKnown = known.class === "accepted";
	// Names are built from our own ids, so an existing one is ours from an earlier attempt.
	if (!isKnown && !(known.class === "refused" && known.reason === "no_instance")) return known;
	const answer = await callWaha(target, {
		method: isKnown ? "PUT" : "POST",
		path: isKnown ? pathOf(target) : "/api/sessions",
		body: {
			...(isKnown ? {} : { name: target.session, start: false }),
			config: configOf(webhook),
		},
		answer: Anything,
		doubt: "not_accepted",
	});
	return answer.class === "accepted" ? accepted({ token: null }) : answer;
}

/** Reads the session's webhook configuration, and replaces it unless it is exactly ours. */
export async function keepWahaWebhook(
	target: WahaTarget,
	webhook: WebhookRegistration,
	isForced: boolean,
): Promise<GatewayAnswer<{ isRenewed: boolean }>> {
	const known = await readSession(target);
	if (known.class !== "accepted") return known;
	if (!isForced && isToldOurs(known.value, webhook)) return accepted({ isRenewed: false });
	const written = await callWaha(target, {
		method: "PUT",
		path: pathOf(target),
		body: { config: configOf(webhook) },
		answer: Anything,
		doubt: "not_accepted",
	});
	return written.class === "accepted" ? accepted({ isRenewed: true }) : written;
}

/**
 * Whether the session has our webhook. Writing a session's configuration restarts it, so it is not written on a doubt:
 * a session that does not report its configuration counts as ours, and secrets, which a server may hide, are not
 * compared. Ours change together with the address.
 */
function isToldOurs(
	{ config }: z.infer<typeof WahaSession>,
	webhook: WebhookRegistration,
): boolean {
	if (!config) return true;
	return (config.webhooks ?? []).some(
		({ url, events }) => url === webhook.url && EVENTS.every((event) => events?.includes(event)),
	);
}

export function readSession(
	target: WahaTarget,
): Promise<GatewayAnswer<z.infer<typeof WahaSession>>> {
	return callWaha(target, {
		method: "GET",
		path: pathOf(target),
		answer: WahaSession,
		doubt: "not_accepted",
	});
}

async function act(target: WahaTarget, action: string): Promise<GatewayAnswer<null>> {
	const answer = await callWaha(target, {
		method: "POST",
		path: pathOf(target, action),
		answer: Anything,
		doubt: "not_accepted",
	});
	return acceptWhen(answer);
}

export async function startWahaLink(target: WahaTarget): Promise<GatewayAnswer<LinkAnswer>> {
	const session = await readSession(target);
	if (session.class !== "accepted") return session;
	switch (session.value.status) {
		case "WORKING":
			return accepted({ state: "linked" });
		case "SCAN_QR_CODE":
			return readQr(target);
		case "STARTING":
			return accepted({ state: "pending" });
		case "PASSKEY_REQUIRED":
			return accepted({ state: "passkey", step: "challenge" });
		case "PASSKEY_CONFIRMATION_REQUIRED":
			return accepted({ state: "passkey", step: "confirm" });
		case "STOPPED":
		case "FAILED": {
			const isStopped = session.value.status === "STOPPED";
			const started = await act(target, isStopped ? "/start" : "/restart");
			return started.class === "accepted" ? accepted({ state: "pending" }) : started;
		}
	}
}

const RawQr = z.looseObject({ value: z.string() });

async function readQr(target: WahaTarget): Promise<GatewayAnswer<LinkAnswer>> {
	const answer = await callWaha(target, {
		method: "GET",
		path: `/api/${target.session}/auth/qr?format=raw`,
		answer: RawQr,
		doubt: "not_accepted",
	});
	// For a moment between two QR codes there is none.
	if (answer.class === "refused" && answer.reason !== "unauthorized")
		return accepted({ state: "pending" });
	if (answer.class !== "accepted") return answer;
	const qr = parseQr({ code: answer.value.value });
	return qr
		? accepted({ state: "qr", qr, pairingCode: null })
		: { class: "not_accepted", retryAfterMs: null };
}

const Code = z.looseObject({ code: z.string() });

/** Only a session that shows a QR code gives a pairing code; before, the session is started and the answer is null. */
export async function requestWahaPairingCode(
	target: WahaTarget,
	phone: string,
): Promise<GatewayAnswer<{ code: string } | null>> {
	const link = await startWahaLink(target);
	if (link.class !== "accepted") return link;
	if (link.value.state !== "qr") return accepted(null);
	const answer = await callWaha(target, {
		method: "POST",
		path: `/api/${target.session}/auth/request-code`,
		body: { phoneNumber: phone },
		answer: Code,
		doubt: "not_accepted",
	});
	if (answer.class !== "accepted") return answer;
	const code = parsePairingCode(answer.value.code);
	return code === null ? { class: "not_accepted", retryAfterMs: null } : accepted({ code });
}

export async function readWahaLink(target: WahaTarget): Promise<GatewayAnswer<LinkReading>> {
	const session = await readSession(target);
	if (session.class !== "accepted") return session;
	const { status, me } = session.value;
	switch (status) {
		case "WORKING":
			return accepted({
				state: "linked",
				phone: phoneOf(me?.id),
				profileName: me?.pushName || null,
			});
		case "STARTING":
		case "PASSKEY_REQUIRED":
		case "PASSKEY_CONFIRMATION_REQUIRED":
			return accepted({ state: "linking", phone: null, profileName: null });
		case "SCAN_QR_CODE":
		case "STOPPED":
		case "FAILED":
			return accepted({ state: "unlinked", phone: null, profileName: null });
	}
}

/** Logs out and stops the session, which would otherwise keep producing QR codes. */
export async function endWahaLink(target: WahaTarget): Promise<GatewayAnswer<null>> {
	const loggedOut = acceptWhen(await act(target, "/logout"), ["no_instance", "not_linked"]);
	if (loggedOut.class !== "accepted") return loggedOut;
	return acceptWhen(await act(target, "/stop"), ["no_instance", "not_linked"]);
}

export async function deleteWahaSession(target: WahaTarget): Promise<GatewayAnswer<null>> {
	const answer = await callWaha(target, {
		method: "DELETE",
		path: pathOf(target),
		answer: Anything,
		doubt: "not_accepted",
	});
	return acceptWhen(answer, ["no_instance"]);
}

import type {
	LinkCall,
	LinkEvent,
	ProbeReading,
	StartAnswer,
} from "#app/domain/channels/link/link-state.ts";
import type { LinkReason } from "#app/domain/channels/link/link-view.ts";
import type { PasskeyReply } from "#app/domain/channels/link/passkey.ts";
import type { InstanceSettings } from "#app/domain/channels/settings.ts";
import type {
	GatewayAnswer,
	WebhookRegistration,
	ChannelGateway,
} from "#workers/adapters/channel-gateway/port.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { reconcile, type ReconcileContext } from "./reconcile.ts";

export interface LinkCallContext extends ReconcileContext {
	webhook: WebhookRegistration | null;
	settings: InstanceSettings;
	isCreated: boolean;
	/** No phone is linked yet: number and owner are asked for with the probe. */
	isWaitingForScan: boolean;
	/** Set the webhook again even if the gateway reports ours. */
	mustRenewWebhook: boolean;
	/** Number a pairing code is wanted for, in place of the QR; null for a QR. */
	pairingPhone: string | null;
	/** The phone owner's answer in the passkey step that was not passed on yet. */
	passkeyAnswer: PasskeyReply | null;
	/** Called once the instance exists at the gateway. */
	noteCreated(token: string | null): void;
	/** Called when the gateway had another webhook than ours, or none, and it was set again. */
	noteRenewed(): void;
	/** Called when the gateway does not know the instance any more. */
	noteGone(): void;
}

/**
 * Makes one call at the gateway and returns what it means for the link.
 * @param epoch of the link when the call began, by which the machine recognises late answers
 */
export async function makeLinkCall(
	call: LinkCall,
	epoch: number,
	context: LinkCallContext,
): Promise<LinkEvent> {
	switch (call) {
		case "start":
			return { type: "start_answered", epoch, answer: await start(context) };
		case "end":
			return { type: "end_answered", epoch, done: await end(context) };
		case "probe":
			return { type: "probe_answered", epoch, ...(await probe(context)) };
		case "reconcile":
			return reconcile(epoch, context);
		case "passkey":
			return passkey(epoch, context);
	}
}

/** Passes the phone owner's answer on and reads the present step. */
async function passkey(
	epoch: number,
	{ gateway, passkeyAnswer }: LinkCallContext,
): Promise<LinkEvent> {
	const answered = passkeyAnswer && (await gateway.answerPasskey(passkeyAnswer));
	const isRefused = answered !== null && answered.class !== "accepted";
	const read = await gateway.readPasskey();
	const reading = read.class === "accepted" ? read.value : null;
	return { type: "passkey_read", epoch, reading, isRefused };
}

async function start(context: LinkCallContext): Promise<StartAnswer> {
	if (!context.isCreated) {
		const created = await context.gateway.createInstance({
			webhook: context.webhook,
			settings: context.settings,
		});
		if (created.class !== "accepted")
			return { outcome: "failed", reason: reasonOf(created, context.gateway) };
		context.noteCreated(created.value.token);
	} else {
		// It may have been changed at the gateway, or our own address is another one.
		const kept = await keepWebhook(context);
		if (kept !== null && kept.class !== "accepted") return notStarted(kept, context);
	}
	if (context.pairingPhone !== null) return pair(context, context.pairingPhone);
	const answer = await context.gateway.startLink();
	if (answer.class !== "accepted") return notStarted(answer, context);
	switch (answer.value.state) {
		case "linked":
			return { outcome: "linked", ...(await readOwner(context.gateway)) };
		case "pending":
			return { outcome: "pending" };
		case "passkey":
			return { outcome: "passkey", step: answer.value.step };
		case "qr":
			return { outcome: "qr", qr: answer.value.qr, pairingCode: answer.value.pairingCode };
	}
}

/** An instance that was deleted at the gateway is created again with the next start. */
function notStarted(answer: GatewayAnswer<unknown>, context: LinkCallContext): StartAnswer {
	const isGone = answer.class === "refused" && answer.reason === "no_instance";
	if (isGone && context.gateway.capabilities.linking === "qr") {
		context.noteGone();
		return { outcome: "pending" };
	}
	return { outcome: "failed", reason: reasonOf(answer, context.gateway) };
}

/** Number and profile name of the linked phone; some vendors report them only when asked. */
async function readOwner(
	gateway: ChannelGateway,
): Promise<{ phone: string | null; profileName: string | null }> {
	const reading = await gateway.readLink();
	if (reading.class !== "accepted") return { phone: null, profileName: null };
	return { phone: reading.value.phone, profileName: reading.value.profileName };
}

/** Asks for a pairing code; a gateway that has none yet is asked again later, as for a QR. */
async function pair(context: LinkCallContext, phone: string): Promise<StartAnswer> {
	const answer = await context.gateway.requestPairingCode({ phone });
	if (answer.class !== "accepted") return notStarted(answer, context);
	return answer.value === null
		? { outcome: "pending" }
		: { outcome: "pairing", code: answer.value.code };
}

/** True when the session is over: done, refused, or nothing was ever created. */
async function end(context: LinkCallContext): Promise<boolean> {
	if (!context.isCreated) return true;
	const answer = await context.gateway.endLink();
	return answer.class === "accepted" || answer.class === "refused";
}

/** Makes sure that the gateway has our webhook; null where it cannot be read or set. */
async function keepWebhook(
	context: LinkCallContext,
): Promise<GatewayAnswer<{ isRenewed: boolean }> | null> {
	const { gateway, webhook, mustRenewWebhook } = context;
	if (webhook === null || !gateway.capabilities.keepsWebhook) return null;
	const kept = await gateway.keepWebhook(webhook, mustRenewWebhook);
	const isRenewed = kept.class === "accepted" && kept.value.isRenewed;
	if (isRenewed) context.noteRenewed();
	if (isRenewed || kept.class !== "accepted")
		logEvent({ event: "webhook_looked_at", level: "warn", isRenewed, class: kept.class });
	return kept;
}

type Probed = Omit<Extract<LinkEvent, { type: "probe_answered" }>, "type" | "epoch">;

/** Reads the link, and where it is well, whether the gateway's webhook is ours. */
async function probe(context: LinkCallContext): Promise<Probed> {
	const { gateway, isWaitingForScan } = context;
	const read = await gateway.readLink(!isWaitingForScan);
	if (read.class !== "accepted") return { reading: readingOf(read, gateway) };
	const { state: reading, phone, profileName } = read.value;
	if (isWaitingForScan) return { reading, phone, profileName };
	const kept = reading === "linked" ? await keepWebhook(context) : null;
	if (kept?.class !== "accepted") return { reading };
	const webhookOrigin = URL.parse(context.webhook?.url ?? "")?.origin ?? null;
	return { reading, isWebhookRenewed: kept.value.isRenewed, webhookOrigin };
}

function readingOf(
	answer: Exclude<GatewayAnswer<unknown>, { class: "accepted" }>,
	gateway: ChannelGateway,
): ProbeReading {
	if (answer.class !== "refused") return "unreachable";
	const reason = reasonOf(answer, gateway);
	if (reason === "unlicensed" || reason === "credentials_refused") return reason;
	// A gateway that does not know the instance, or not as linked, has answered: it is not linked.
	return answer.reason === "unauthorized" ? "unreachable" : "unlinked";
}

function reasonOf(answer: GatewayAnswer<unknown>, gateway: ChannelGateway): LinkReason {
	if (answer.class !== "refused") return "gateway_unreachable";
	const { reason } = answer;
	if (reason === "unlicensed") return "unlicensed";
	// For a number's own credentials this is final; a refusal of the deployment's key is not.
	const isOfCredentials = reason === "unauthorized" || reason === "no_instance";
	return isOfCredentials && gateway.capabilities.linking === "credentials"
		? "credentials_refused"
		: "gateway_refused";
}

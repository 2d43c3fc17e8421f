import type { GatewayEvent } from "#app/domain/whatsapp/gateway-event.ts";
import type { LinkCall, LinkEvent, StartAnswer } from "#app/domain/whatsapp/link-state.ts";
import type { LinkReason } from "#app/domain/whatsapp/link-view.ts";
import type { InstanceSettings } from "#app/domain/whatsapp/settings.ts";
import type {
	GatewayAnswer,
	WebhookRegistration,
	WhatsAppGateway,
} from "#workers/adapters/whatsapp-gateway/port.ts";

/** Messages asked for at one reconciliation. */
const RECONCILE_LIMIT = 200;
/** Never ask further back than this, however long the outage was. */
const RECONCILE_HORIZON_MS = 7 * 24 * 3_600_000;

export interface LinkCallContext {
	gateway: WhatsAppGateway;
	webhook: WebhookRegistration | null;
	settings: InstanceSettings;
	isCreated: boolean;
	/** Called once the instance exists at the gateway. */
	noteCreated(token: string | null): void;
	/** Up to when everything the gateway had was seen; null before the first link. */
	reconciledAt: number | null;
	noteReconciled(at: number, events: GatewayEvent[]): void;
}

/** Makes one call at the gateway and says what it means for the link. Throws nothing. */
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
			return { type: "probe_answered", epoch, reading: await probe(context) };
		case "reconcile":
			return reconcile(epoch, context);
	}
}

async function start(context: LinkCallContext): Promise<StartAnswer> {
	if (!context.isCreated) {
		const created = await context.gateway.createInstance({
			webhook: context.webhook,
			settings: context.settings,
		});
		if (created.class !== "accepted") return { outcome: "failed", reason: reasonOf(created) };
		context.noteCreated(created.value.token);
	}
	const answer = await context.gateway.startLink();
	if (answer.class !== "accepted") return { outcome: "failed", reason: reasonOf(answer) };
	switch (answer.value.state) {
		case "linked":
			return { outcome: "linked" };
		case "pending":
			return { outcome: "pending" };
		case "qr":
			return { outcome: "qr", qr: answer.value.qr, pairingCode: answer.value.pairingCode };
	}
}

async function end(context: LinkCallContext): Promise<boolean> {
	if (!context.isCreated) return true;
	const answer = await context.gateway.endLink();
	return answer.class === "accepted" || answer.class === "refused";
}

async function probe(context: LinkCallContext) {
	const reading = await context.gateway.readLink();
	if (reading.class === "accepted") return reading.value.state;
	// A gateway that does not know the instance, or that it is linked, has answered: it is not.
	return reading.class === "refused" && reading.reason !== "unauthorized"
		? "unlinked"
		: "unreachable";
}

/** Pulls what webhooks may have lost since the last time (R14's ground). */
async function reconcile(epoch: number, context: LinkCallContext): Promise<LinkEvent> {
	const now = Date.now();
	// The first link starts the account: what was before is the phone's history, not a loss of ours.
	if (context.reconciledAt === null) {
		context.noteReconciled(now, []);
	} else if (context.gateway.capabilities.history) {
		const sinceMs = Math.max(context.reconciledAt, now - RECONCILE_HORIZON_MS);
		const listed = await context.gateway.listSince({ sinceMs, limit: RECONCILE_LIMIT });
		if (listed.class === "accepted") context.noteReconciled(now, listed.value);
	}
	return { type: "reconciled", epoch };
}

function reasonOf(answer: GatewayAnswer<unknown>): LinkReason {
	if (answer.class !== "refused") return "gateway_unreachable";
	return answer.reason === "unlicensed" ? "unlicensed" : "gateway_refused";
}

import { isCarriedByUs } from "#app/domain/channels/channel.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { decide, request, requestPairing } from "#app/domain/channels/link/instance-machine.ts";
import { dueCalls, nextWake } from "#app/domain/channels/link/link-clock.ts";
import * as health from "#app/domain/channels/health.ts";
import {
	isWaitingForScan,
	LINK_CALLS,
	type LinkCall,
	type LinkEvent,
	type LinkRefusal,
	type LinkRequest,
} from "#app/domain/channels/link/link-state.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import type { PasskeyReply } from "#app/domain/channels/link/passkey.ts";
import { requestOwn } from "#app/domain/channels/link/own-link.ts";
import { answerPasskey } from "#app/domain/channels/link/passkey-steps.ts";
import { DEFAULT_MAX_CONNECTION_ATTEMPTS } from "#app/domain/channels/settings.ts";
import { viewLink } from "#app/domain/channels/link/view-link.ts";
import { ok, type Result } from "#app/domain/result.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { chance } from "../../object/chance.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import type { Inbox } from "../inbox.ts";
import type { ConfigStore } from "../config.ts";
import type { Gateways } from "./gateways.ts";
import { makeLinkCall } from "./link-calls.ts";
import type { LinkStore } from "./link-store.ts";

export interface LinkParts {
	channelId: string;
	config: ConfigStore;
	link: LinkStore;
	gateways: Gateways;
	inbox: Inbox;
	tasks: Tasks;
	/** Called after an outcome was stored. */
	afterChange(now: number): void;
	/** Called after the gateway's webhook was set again. */
	afterRenewal(now: number): void;
	/** Called after a complete reconciliation. */
	afterReconciliation(now: number): void;
}

/**
 * Feeds events and time to the link's machine (domain/channels/link) and makes the calls it says are due.
 */
export function createLink(parts: LinkParts) {
	const { channelId, config, link, gateways, inbox, tasks, afterChange } = parts;
	/**
	 * When the gateway last sent anything. In memory: one probe too many after a sleep is cheaper than
	 * rows.
	 */
	let lastEventAt: number | null = null;
	/** When the link was last probed. In memory, for the same reason. */
	let askedAt = 0;

	const isUnderWay = (name: LinkCall): boolean => tasks.isUnderWay(`link:${name}`);

	const maxAttempts = () =>
		config.get()?.settings.maxConnectionAttempts ?? DEFAULT_MAX_CONNECTION_ATTEMPTS;

	const isOwn = (): boolean => isCarriedByUs(config.get()?.gateway ?? "simulator");

	/**
	 * While a QR waits, the link is probed in case no webhook reports the scan; nothing is stored for it.
	 */
	function nextLookAt(): number | null {
		const state = link.get();
		if (!isWaitingForScan(state)) return null;
		const shownAt = state.qr?.issuedAt ?? state.pairing?.issuedAt ?? 0;
		return Math.max(askedAt, shownAt) + health.LOOK_EVERY_MS;
	}

	function take(event: LinkEvent, now: number): void {
		// An answer that comes after the deletion must not write into the tombstone (R43).
		if (config.get()?.isErased) return;
		link.set(decide(link.get(), event, now), () => inbox.seq.next(), now);
	}

	/**
	 * Stores what a reconciliation found; returns how many customers' messages were missing.
	 * @param at epoch ms up to which everything the gateway has was read
	 */
	function noteReconciled(at: number, events: readonly GatewayEvent[]): number {
		// The channel was deleted while the gateway answered: the tombstone stays empty (R43).
		if (config.get()?.isErased ?? true) return 0;
		const now = Date.now();
		const unseen = events.filter((event) => isUnseen(event)).length;
		inbox.receive(
			events.map((event) => (event.type === "message" ? { ...event, origin: "recovered" } : event)),
			now,
		);
		gateways.noteReconciled(at);
		return unseen;
	}

	/** A customer's message that is not in the ledger yet. */
	const isUnseen = (event: GatewayEvent): boolean =>
		event.type === "message" &&
		!event.fromMe &&
		!inbox.ignores(event) &&
		inbox.ledger.find(event.providerId) === null;

	async function call(name: LinkCall, epoch: number): Promise<void> {
		const { pairing, passkey, hearing } = link.get();
		if (name === "probe") askedAt = Date.now();
		try {
			const context = {
				...gateways.forCalls(),
				isWaitingForScan: isWaitingForScan(link.get()),
				mustRenewWebhook: hearing.mustRenew,
				noteRenewed: () => parts.afterRenewal(Date.now()),
				pairingPhone: pairing?.phone ?? null,
				passkeyAnswer: passkey?.answer ?? null,
				reconciledAt: gateways.reconciledAt(),
				noteReconciled,
				noteGap: inbox.counters.noteGap,
			};
			const outcome = await makeLinkCall(name, epoch, context);
			take(outcome, Date.now());
			if (outcome.type === "reconciled" && outcome.isComplete)
				parts.afterReconciliation(Date.now());
		} catch (error) {
			logEvent({
				event: "link_call_broke",
				level: "error",
				channelId,
				call: name,
				error: String(error),
			});
			take(brokenOutcome(name, epoch), Date.now());
		} finally {
			afterChange(Date.now());
		}
	}

	/** A call that hangs counts as failed. */
	function begin(name: LinkCall): Task {
		const { epoch } = link.get();
		return tasks.begin(`link:${name}`, () => call(name, epoch), {
			giveUp: () => take(brokenOutcome(name, epoch), Date.now()),
		});
	}

	function tick(now: number): void {
		const watchers = inbox.sockets.count();
		const autoReconnect = config.get()?.settings.autoReconnect ?? false;
		// Webhooks alone do not prove that the gateway still uses our present address: it is probed at
		// least hourly.
		const heardAt = now - askedAt < health.PROBE_AT_LEAST_EVERY_MS ? lastEventAt : null;
		const limits = { watchers, lastEventAt: heardAt, autoReconnect, maxAttempts: maxAttempts() };
		take({ type: "tick", ...limits, chance: chance() }, now);
	}

	return {
		tick,

		isOpen: (): boolean => link.get().status === "connected" || link.get().status === "unstable",

		view: (now: number): LinkView => viewLink(link.get(), maxAttempts(), now),

		/** Applies a batch of webhook events one by one, in order. */
		apply(events: readonly GatewayEvent[], now: number): void {
			lastEventAt = now;
			for (const event of events) take({ type: "gateway", event }, now);
			take({ type: "heard" }, now);
		},

		/**
		 * A member's request, limited by the machine for every client (L23). Refusals carry `retryAfterMs`,
		 * the rest of a pause.
		 */
		request(wanted: LinkRequest, now: number): Result<LinkView, LinkRefusal> {
			const next = isOwn() ? requestOwn(link.get(), wanted) : request(link.get(), wanted, now);
			if (!next.ok) return { ...next, retryAfterMs: this.view(now).pausedForMs };
			link.set(next.value, () => inbox.seq.next(), now);
			return ok(this.view(now));
		},

		/** Asks for a pairing code for this number (digits with country code), limited like QR codes. */
		pair(phone: string, now: number): Result<LinkView, LinkRefusal> {
			const next = requestPairing(link.get(), phone, now);
			if (!next.ok) return { ...next, retryAfterMs: this.view(now).pausedForMs };
			link.set(next.value, () => inbox.seq.next(), now);
			return ok(this.view(now));
		},

		/**
		 * Stores the phone owner's answer in the passkey step; the alarm passes it on. `conflict`: no such
		 * step is open.
		 */
		answerPasskey(answer: PasskeyReply, now: number): Result<LinkView, "conflict"> {
			const next = answerPasskey(link.get(), answer, now);
			if (!next.ok) return next;
			link.set(next.value, () => inbox.seq.next(), now);
			return ok(this.view(now));
		},

		/** Another channel has claimed this number: this link ends (N08). */
		refuseNumber(phone: string | null): void {
			take({ type: "number_taken", phone }, Date.now());
			afterChange(Date.now());
		},

		/** The product was down: what it missed is fetched soon. */
		noteAway: (now: number): void => take({ type: "was_away", chance: chance() }, now),

		/** The product has another address: the gateway's webhook is set again at once, and its settings after it. */
		noteMoved: (now: number): void => take({ type: "moved" }, now),

		/** A send was refused as "not linked": the link is probed at once. */
		doubt(): void {
			const now = Date.now();
			const state = link.get();
			// Treated as a blip, so that a recent webhook does not postpone the probe.
			const doubted = { ...state, blipSince: state.blipSince ?? now };
			link.set({ ...doubted, due: { ...state.due, probe: now } }, () => inbox.seq.next(), now);
		},

		/** A send was not accepted or not answered. */
		noteUnreached(): void {
			take({ type: "send_unreached" }, Date.now());
		},

		/**
		 * A call at the channel's secret address had no valid proof: probe, at most once per REPROBE_MS.
		 */
		noteUnproved(now: number): void {
			if (now - askedAt >= health.REPROBE_MS) take({ type: "unproved_call" }, now);
		},

		startDue(now: number): Task[] {
			const due: LinkCall[] = dueCalls(link.get(), now);
			if ((nextLookAt() ?? Number.POSITIVE_INFINITY) <= now) due.push("probe");
			return due.filter((name) => !isUnderWay(name)).map(begin);
		},

		nextWake(): number | null {
			if (LINK_CALLS.some(isUnderWay)) return null;
			const moments = [nextWake(link.get(), inbox.sockets.count()), nextLookAt()];
			const known = moments.filter((at) => at !== null);
			return known.length === 0 ? null : Math.min(...known);
		},
	};
}

/** The outcome of a call that broke before the gateway answered: it is tried again later. */
function brokenOutcome(call: LinkCall, epoch: number): LinkEvent {
	switch (call) {
		case "start":
			return {
				type: "start_answered",
				epoch,
				answer: { outcome: "failed", reason: "gateway_unreachable" },
			};
		case "end":
			return { type: "end_answered", epoch, done: false };
		case "probe":
			return { type: "probe_answered", epoch, reading: "unreachable" };
		case "reconcile":
			return { type: "reconciled", epoch, isComplete: false };
		case "passkey":
			return { type: "passkey_read", epoch, reading: null, isRefused: true };
	}
}

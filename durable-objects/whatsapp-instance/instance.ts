import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { ServerFrame } from "#app/contracts/frames.ts";
import { MAX_TEXT_LENGTH } from "#app/domain/inbox/message.ts";
import type { GatewayEvent } from "#app/domain/whatsapp/gateway-event.ts";
import { decide } from "#app/domain/whatsapp/instance-machine.ts";
import { dueCalls, nextWake } from "#app/domain/whatsapp/link-clock.ts";
import type { LinkCall, LinkEvent } from "#app/domain/whatsapp/link-state.ts";
import type { LinkView } from "#app/domain/whatsapp/link-view.ts";
import { DEFAULT_MAX_CONNECTION_ATTEMPTS } from "#app/domain/whatsapp/settings.ts";
import { viewLink } from "#app/domain/whatsapp/view-link.ts";
import { workspaceHub } from "../workspace-hub/stub.ts";
import { createAlarmClock } from "../inbox/alarm.ts";
import { chance } from "../inbox/chance.ts";
import { createInbox } from "../inbox/inbox.ts";
import { createPump } from "../inbox/pump.ts";
import { createSender } from "../inbox/sender.ts";
import { createCarrier } from "./carrier.ts";
import { createConfigStore } from "./config-store.ts";
import { deleteAtGateway } from "./erase.ts";
import { createGatewayAccess } from "./gateway-access.ts";
import { makeLinkCall } from "./link-calls.ts";
import { createLinkStore } from "./link-store.ts";
import { createProjector } from "./projector.ts";

export type Instance = ReturnType<typeof createInstance>;

/** After a failure of our own code inside an alarm. */
const RETRY_AFTER_BREAK_MS = 30_000;

/** The parts of one WhatsApp instance, wired. The class above it only receives and answers. */
export function createInstance(ctx: DurableObjectState, env: Env, channelId: string) {
	const { sql } = ctx.storage;
	const config = createConfigStore(sql);
	const link = createLinkStore(sql);
	const gateways = createGatewayAccess({ sql, env, config, channelId });
	let lastEventAt: number | null = null;
	const callsUnderWay = new Set<LinkCall>();
	/** Typing of ours to tell a contact: contact number to its newest state. Never stored. */
	const typing = new Map<number, boolean>();

	const settings = () => config.get()?.settings;
	const maxAttempts = () => settings()?.maxConnectionAttempts ?? DEFAULT_MAX_CONNECTION_ATTEMPTS;
	const isOpen = () => link.get().status === "connected" || link.get().status === "unstable";
	const viewOfLink = (now: number): LinkView => viewLink(link.get(), maxAttempts(), now);

	const inbox = createInbox(ctx, {
		alsoSeen: link.seq,
		linkSince: (since, now) => (link.seq > since ? viewOfLink(now) : null),
		maxTextLength: MAX_TEXT_LENGTH,
		newId: () => crypto.randomUUID(),
	});
	const alarm = createAlarmClock(ctx.storage);

	/** Feeds the machine and keeps what it says. */
	function applyLink(event: LinkEvent, now: number): void {
		link.set(decide(link.get(), event, now), () => inbox.seq.next(), now);
	}

	function tick(now: number): void {
		applyLink(
			{
				type: "tick",
				watchers: inbox.sockets.count(),
				lastEventAt,
				autoReconnect: settings()?.autoReconnect ?? false,
				maxAttempts: maxAttempts(),
				chance: chance(),
			},
			now,
		);
	}

	const sender = createSender(
		inbox,
		createCarrier({
			gateway: gateways.current,
			isOpen,
			doubtLink: () => {
				const state = link.get();
				const due = { ...state.due, probe: Date.now() };
				link.set({ ...state, due }, () => inbox.seq.next(), Date.now());
			},
		}),
	);

	const projector = createProjector({
		db: env.DB,
		sql,
		place: () => {
			const current = config.get();
			return current && !current.isErased ? current : null;
		},
		link: link.get,
		tellWorkspace: (workspaceId, frame) => workspaceHub(env, workspaceId).publish(frame),
		stats: inbox.stats,
		currentSeq: inbox.seq.current,
	});

	/** Events of the gateway, from a webhook, the simulator or a reconciliation: one transaction. */
	function receive(events: readonly GatewayEvent[], now: number) {
		lastEventAt = now;
		const effects = inbox.receive(events, now);
		for (const event of events) {
			applyLink({ type: "gateway", event }, now);
			if (event.type === "presence") notePresence(event, now);
		}
		projector.noteMessages(now);
		afterChange(now);
		return effects;
	}

	function notePresence(event: Extract<GatewayEvent, { type: "presence" }>, now: number): void {
		if (settings()?.enableChatPresence === false) return;
		const contactId = inbox.findContact(event.addresses);
		if (contactId === null) return;
		if (event.lastSeenAt !== null) rememberLastSeen(contactId, event.lastSeenAt);
		const presence = inbox.room.noteContact(contactId, event, now);
		if (presence)
			inbox.sockets.broadcast(JSON.stringify({ type: "presence", presence } satisfies ServerFrame));
	}

	/** "visto por último" survives sleep, but a minute more or less is not worth a row. */
	function rememberLastSeen(contactId: string, at: number): void {
		const row = inbox.contacts.find(contactId);
		if (row && at - (row.last_seen_at ?? 0) > 60_000) inbox.contacts.setLastSeen(row.n, at);
	}

	async function call(name: LinkCall): Promise<void> {
		callsUnderWay.add(name);
		try {
			const outcome = await makeLinkCall(name, link.get().epoch, {
				...gateways.forCalls(),
				reconciledAt: gateways.reconciledAt(),
				noteReconciled: (at, events) => {
					const recovered = events.map((event) =>
						event.type === "message" ? { ...event, origin: "recovered" as const } : event,
					);
					inbox.receive(recovered, at);
					inbox.parked.dropOld(at);
					gateways.noteReconciled(at);
				},
			});
			applyLink(outcome, Date.now());
		} catch (error) {
			logEvent({
				event: "link_call_broke",
				level: "error",
				channelId,
				call: name,
				error: String(error),
			});
			applyLink(brokenOutcome(name, link.get().epoch), Date.now());
		} finally {
			callsUnderWay.delete(name);
			afterChange(Date.now());
		}
	}

	async function tellTyping(): Promise<void> {
		const [next] = typing;
		if (!next) return;
		typing.delete(next[0]);
		const to = inbox.contacts.addressesOf(next[0])[0];
		// Presence is a courtesy: its failure is nobody's news.
		if (to)
			await gateways
				.current()
				.sendPresence({ to, state: next[1] ? "typing" : "online" })
				.catch(() => null);
	}

	const pump = createPump({
		startDue(now) {
			if (config.get()?.isErased) return startDeletion(now);
			const simulated = gateways.simulator()?.due(now) ?? [];
			if (simulated.length > 0) receive(simulated, now);
			tick(now);
			sender.recover(now);
			const calls = dueCalls(link.get(), now).filter((name) => !callsUnderWay.has(name));
			inbox.feed.tell(now);
			return [
				...calls.map(call),
				...sender.startDue(now),
				...projector.startDue(now),
				...(typing.size > 0 && isOpen() ? [tellTyping()] : []),
			];
		},
	});

	function startDeletion(now: number): Promise<void>[] {
		const deletion = config.get()?.gatewayDeletion;
		if (!deletion || deletion.nextAt > now || callsUnderWay.has("end")) return [];
		callsUnderWay.add("end");
		return [deleteAtGateway(config, gateways).finally(() => callsUnderWay.delete("end"))];
	}

	/** The earliest reason to wake; null: a sleeping instance does nothing at all. */
	function wakeTime(now: number): number | null {
		const known = config.get();
		if (known?.isErased) return known.gatewayDeletion?.nextAt ?? null;
		const moments = [
			callsUnderWay.size > 0 ? null : nextWake(link.get(), inbox.sockets.count()),
			sender.nextWake(now),
			projector.nextWake(),
			gateways.simulator()?.nextWake() ?? null,
			typing.size > 0 && isOpen() ? now : null,
		].filter((at) => at !== null);
		return moments.length === 0 ? null : Math.max(now, Math.min(...moments));
	}

	/** After any change: the sockets hear of it, and the work it made is seen to. */
	function afterChange(now: number): void {
		inbox.feed.tell(now);
		if (!pump.nudge()) alarm.wakeAt(wakeTime(now));
	}

	return {
		config,
		link,
		inbox,
		gateways,
		isOpen,
		viewOfLink,
		receive,
		afterChange,

		/** A member writes to a contact: told to the contact where the settings allow it. */
		noteTyping(contact: number, isTyping: boolean): void {
			if (!settings()?.enableChatPresence || !gateways.current().capabilities.presence) return;
			typing.set(contact, isTyping);
			afterChange(Date.now());
		},

		async runAlarm(): Promise<void> {
			alarm.hasFired();
			try {
				await pump.run();
			} catch (error) {
				// An alarm that throws is dropped by the platform after a few tries (R07).
				logEvent({ event: "alarm_broke", level: "error", channelId, error: String(error) });
				alarm.wakeAt(Date.now() + RETRY_AFTER_BREAK_MS);
			} finally {
				alarm.wakeAt(wakeTime(Date.now()));
			}
		},

		repairAlarm: () => alarm.repair(wakeTime(Date.now())),
	};
}

/** What a call of ours that broke before the gateway was asked means: try again later. */
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
			return { type: "reconciled", epoch };
	}
}

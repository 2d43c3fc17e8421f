import type { GatewayEvent } from "#app/domain/whatsapp/gateway-event.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { isAccountInUse } from "#workers/data/projections/number-proof.ts";
import { createVisitors } from "../channel-inbox/visitors.ts";
import { createAlarmClock } from "../inbox/alarm.ts";
import { createInbox } from "../inbox/inbox.ts";
import type { NewKept } from "../inbox/quarantine.ts";
import type { CountConversation } from "../inbox/plan-keeper.ts";
import { createPump } from "../inbox/pump.ts";
import { createSender } from "../inbox/sender.ts";
import { workspaceHub } from "../workspace-hub/stub.ts";
import { createCarrier } from "./carrier.ts";
import { createConfigStore, type InstanceConfig } from "./config-store.ts";
import { createConversationProjection } from "./conversation-projection.ts";
import { createFigureProjection } from "./figure-projection.ts";
import { createGatewayAccess } from "./gateway-access.ts";
import { createGuestDoor } from "./guest-door.ts";
import { createLeftovers } from "./leftovers.ts";
import { createLinkKeeper } from "./link-keeper.ts";
import { createLinkStore } from "./link-store.ts";
import { createNameKeeper } from "./name-keeper.ts";
import { createPresenceKeeper } from "./presence-keeper.ts";
import { createProjector } from "./projector.ts";
import { createTemplateKeeper } from "./template-keeper.ts";
import { createUptimeKeeper } from "./uptime-keeper.ts";
import { createReplyAsker } from "./reply-asker.ts";
import { createSettingsKeeper } from "./settings-keeper.ts";
import { createWebhookHandOver } from "./webhook-hand-over.ts";
import { createWebhookKeeper } from "./webhook-keeper.ts";

/** After a failure of our own code inside an alarm. */
const RETRY_AFTER_BREAK_MS = 30_000;
/** Of an object that nobody configured. */
const NOBODY = { gateway: "simulator", tokenSealed: null, credentialsSealed: null } as const;

export type Instance = ReturnType<typeof createInstance>;

/** The parts of one WhatsApp instance, wired. The class around it only receives and answers. */
export function createInstance(ctx: DurableObjectState, env: Env, channelId: string) {
	const parts = createParts(
		ctx,
		env,
		channelId,
		(now) => afterChange(now),
		(events, now) => receive(events, now),
	);
	const { config, inbox, keeper, presence, sender, projector, gateways, leftovers } = parts;
	const { settings, templates, names, webhooks, replies } = parts;
	const alarm = createAlarmClock(ctx.storage);
	const isErased = () => config.get()?.isErased ?? false;
	const count: CountConversation = (id, at) =>
		workspaceHub(env, config.get()?.workspaceId ?? "").countConversation(id, at);

	const pump = createPump({
		nextWake: (now) => wakeTime(now),
		startDue(now) {
			if (isErased()) return leftovers.startDue(now);
			const simulated = gateways.simulator()?.due(now) ?? [];
			if (simulated.length > 0) receive(simulated, now);
			keeper.tick(now);
			sender.recover(now);
			projector.noteChange(now);
			inbox.feed.tell(now);
			inbox.quarantine.dropOld(now);
			return [
				...keeper.startDue(now),
				...inbox.plan.startDue(now, count),
				...replies.startDue(now),
				...sender.startDue(now),
				...projector.startDue(now),
				...presence.startDue(),
				...inbox.search.startDue(),
				...settings.startDue(now),
				...webhooks.startDue(now),
				...leftovers.startDue(now),
				...templates.startDue(),
				...names.startDue((learnt) => isErased() || learn(learnt, Date.now())),
			];
		},
	});

	/** Events of the gateway, from a webhook, the simulator or a reconciliation: one transaction. */
	function receive(events: readonly GatewayEvent[], now: number): void {
		inbox.receive(events, now);
		keeper.noteEvents(events, now);
		for (const event of events) if (event.type === "presence") presence.noteContact(event, now);
		names.noteMessages(events);
		projector.noteMessages(now);
		afterChange(now);
	}

	/** What we asked the gateway for: no word of its own, which would say that its webhook works. */
	function learn(events: readonly GatewayEvent[], now: number): void {
		inbox.receive(events, now);
		projector.noteMessages(now);
		afterChange(now);
	}

	/** Sets aside what nobody understood. */
	function keep(kept: NewKept, now: number): void {
		inbox.quarantine.keep(kept, now);
		afterKept(now);
	}

	/** There are more of them, or fewer: lists hear of it with the figures. */
	function afterKept(now: number): void {
		projector.noteKept(now);
		afterChange(now);
	}

	/** The earliest reason to wake; null: a sleeping instance does nothing at all. */
	function wakeTime(now: number): number | null {
		if (isErased()) return leftovers.nextWake();
		const moments = [
			keeper.nextWake(),
			sender.nextWake(now),
			projector.nextWake(),
			gateways.simulator()?.nextWake() ?? null,
			presence.isDue() ? now : null,
			inbox.search.nextWake(now),
			inbox.plan.nextWake(),
			replies.nextWake(),
			inbox.quarantine.nextWake(),
			settings.nextWake(),
			webhooks.nextWake(),
			leftovers.nextWake(),
			templates.isDue() ? now : null,
			names.isDue() ? now : null,
		].filter((at) => at !== null);
		return moments.length === 0 ? null : Math.max(now, Math.min(...moments));
	}

	/** After any change: the sockets hear of it, and the work it made is seen to. */
	function afterChange(now: number): void {
		projector.noteChange(now);
		inbox.feed.tell(now);
		if (pump.nudge()) return;
		alarm.wakeAt(wakeTime(now));
		// Under steady load the alarm gets no turn: what people wrote leaves all the same.
		if (alarm.isOverdue(now) && isOutboxDue(now)) ctx.waitUntil(runPump());
	}

	function isOutboxDue(now: number): boolean {
		const at = sender.nextWake(now);
		return at !== null && at <= now;
	}

	/** Works off what is due. Never throws: an alarm that throws is dropped in the end (R07). */
	async function runPump(): Promise<void> {
		try {
			await pump.run();
		} catch (error) {
			logEvent({ event: "alarm_broke", level: "error", channelId, error: String(error) });
			alarm.wakeAt(Date.now() + RETRY_AFTER_BREAK_MS);
		} finally {
			alarm.wakeAt(wakeTime(Date.now()));
		}
	}

	return {
		...parts,
		receive,
		learn,
		keep,
		afterKept,
		afterChange,

		/** The service changed what D1 owns: the gateway and the owner's webhook follow. */
		noteConfigured(before: InstanceConfig | null, now: number): void {
			settings.noteConfigured(before, now);
			webhooks.noteConfigured();
			afterChange(now);
		},

		async runAlarm(): Promise<void> {
			alarm.hasFired();
			await runPump();
		},

		repairAlarm: () => alarm.repair(wakeTime(Date.now())),
	};
}

function createParts(
	ctx: DurableObjectState,
	env: Env,
	channelId: string,
	afterChange: (now: number) => void,
	receive: (events: readonly GatewayEvent[], now: number) => void,
) {
	const { sql } = ctx.storage;
	const config = createConfigStore(sql);
	const link = createLinkStore(sql);
	const gateways = createGatewayAccess({ sql, env, config, channelId });
	const inbox = createInbox(ctx, {
		alsoSeen: link.seq,
		linkSince: (since, now) => (link.seq > since ? keeper.view(now) : null),
		rules: () => gateways.current().capabilities,
		refusesCalls: () =>
			gateways.current().capabilities.refusesCalls && (config.get()?.settings.rejectCalls ?? false),
		agent: () => config.get()?.agent ?? null,
		countsWhenAnswered: () => config.get()?.type === "webchat",
		tellOthers: (since, now) => visitors.feed.tellSince(since, now),
		channelId,
		newId: () => crypto.randomUUID(),
	});
	const visitors = createVisitors(ctx, { config, inbox, receive });
	const uptime = createUptimeKeeper(sql, inbox.stats);
	const keeper = createLinkKeeper({
		channelId,
		config,
		link,
		gateways,
		inbox,
		afterChange,
		afterRenewal: (now) => settings.tellAgain(now),
		afterReconciliation: (now) => projector.repeat(now, "last_days"),
	});
	const carrier = createCarrier({
		gateway: gateways.current,
		isOpen: keeper.isOpen,
		doubtLink: keeper.doubt,
		noteUnreached: keeper.noteUnreached,
	});
	const projector = createProjector({
		db: env.DB,
		sql,
		place: () => (config.get()?.isErased === false ? config.get() : null),
		link: link.get,
		tellWorkspace: (workspaceId, frame) => workspaceHub(env, workspaceId).publish(frame),
		figures: createFigureProjection({ db: env.DB, inbox, uptime }),
		conversations: createConversationProjection({ db: env.DB, sql, inbox }),
		ownsNumber: () => config.get()?.gateway !== "simulator",
		provedNumber: () => gateways.cloudIds(config.get() ?? NOBODY)?.phoneNumberId ?? null,
		refuseNumber: keeper.refuseNumber,
	});
	const settings = createSettingsKeeper({ config, gateways, isOpen: keeper.isOpen });
	const presence = createPresenceKeeper({
		config,
		gateways,
		inbox,
		isOpen: keeper.isOpen,
		tellVisitors: visitors.feed.tellTyping,
	});
	return {
		config,
		link,
		guests: createGuestDoor(sql),
		gateways,
		inbox,
		visitors,
		uptime,
		keeper,
		sender: createSender(inbox, carrier),
		presence,
		replies: createReplyAsker({
			config,
			inbox,
			queue: env.AGENT_REPLIES,
			showTyping: (contact) => void presence.noteMember(contact, true),
		}),
		projector,
		leftovers: createLeftovers({
			channelId,
			config,
			gateways,
			isAccountInUse: (businessId, except) => isAccountInUse(env.DB, businessId, except),
		}),
		templates: createTemplateKeeper(gateways, afterChange),
		names: createNameKeeper({ gateways, inbox, isOpen: keeper.isOpen }),
		settings,
		webhooks: createWebhookKeeper({
			sql,
			config,
			link: link.get,
			inbox,
			handOver: createWebhookHandOver({ db: env.DB, queue: env.WEBHOOKS_OUT }),
		}),
	};
}

import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { LinkState } from "#app/domain/channels/link/link-state.ts";
import { isOpenAt } from "#app/domain/channels/business-hours.ts";
import { hoursFor, scheduleOf } from "#app/domain/desk/desk-hours.ts";
import { DEFAULT_ZONE } from "#app/domain/desk/greeting.ts";
import { openFrom } from "#app/domain/inbox/scheduled.ts";
import type { Address } from "#app/domain/inbox/address.ts";
import { openTimeOf } from "#app/domain/service-figures/within-hours.ts";
import { formatUsage } from "#app/domain/health/usage.ts";
import { createFileStore } from "#workers/adapters/file-store/index.ts";
import { loadConfig } from "#workers/config.ts";
import { isAccountInUse } from "#workers/data/projections/number-proof.ts";
import { meterDatabase } from "#workers/data/projections/metered.ts";
import { countFailures } from "../object/count-failures.ts";
import type { UsageMeter } from "../object/usage-meter.ts";
import { createRunner } from "../object/capability.ts";
import { createTasks } from "../object/tasks.ts";
import { workspaceHub } from "../workspace/stub.ts";
import { createReplyQueue } from "./agents/reply-queue.ts";
import { createVoices } from "./agents/voices.ts";
import { listCapabilities, SCHEMA_VERSION } from "./capabilities.ts";
import { type ChannelConfig, createConfigStore } from "./config.ts";
import { countFileBytes } from "./files/file-bytes.ts";
import { createLeavingFiles } from "./files/leaving-files.ts";
import { createUptime } from "./figures/uptime.ts";
import { readUsage } from "./figures/usage.ts";
import { createKeeping } from "./files/keeping.ts";
import { createInbox } from "./inbox.ts";
import { createHistory } from "./ledger/history-parts.ts";
import type { NewKept } from "./ledger/quarantine.ts";
import { createGatewaySettings } from "./link/gateway-settings.ts";
import { createAccount } from "./link/account.ts";
import { createAccountNotices } from "./link/account-notices.ts";
import { createGateways } from "./link/gateways.ts";
import { createGuests } from "./link/guests.ts";
import { createGatewayCleanup } from "./link/gateway-cleanup.ts";
import { createLink } from "./link/link.ts";
import { createLinkStore } from "./link/link-store.ts";
import { createTemplates } from "./link/templates.ts";
import { createPresence } from "./live/presence.ts";
import { createGroupReading } from "./people/group-reading.ts";
import { createNames } from "./people/names.ts";
import { createNumberLookup } from "./people/number-lookup.ts";
import { createPrices } from "./prices/prices.ts";
import { createConversationProjection } from "./projections/conversations.ts";
import { createFigureProjection } from "./projections/figures.ts";
import { createNumberProof } from "./projections/number-proof.ts";
import { createProjections } from "./projections/projections.ts";
import { createCarrier } from "./sending/carrier.ts";
import { createMarkHandOver } from "./sales/hand-over.ts";
import { createDue } from "./satisfaction/due.ts";
import { createRuleTellings } from "./rules/rule-tellings.ts";
import type { RuleDesk } from "./rules/rules.ts";
import { createScheduledTellings } from "./scheduled/scheduled-tellings.ts";
import { createSender } from "./sending/sender.ts";
import { createVisitors } from "./webchat/visitors.ts";
import { createWebhookHandOver } from "./webhooks/hand-over.ts";
import { createWebhooks } from "./webhooks/webhooks.ts";

/** Secrets of an object that was never configured. */
const NOBODY = { gateway: "simulator", tokenSealed: null, credentialsSealed: null } as const;

export type Channel = ReturnType<typeof createChannel>;
export type ChannelParts = ReturnType<typeof createParts>;

/** What rules look at, as the object was told. */
function deskOf(config: ChannelConfig | null): RuleDesk {
	const { rules = [], hours: told } = config?.desk ?? {};
	return {
		rules,
		timeZone: told?.main?.hours?.timeZone ?? DEFAULT_ZONE,
		isOpen(departmentId, at) {
			const hours = hoursFor(told, departmentId);
			return hours === null || isOpenAt(scheduleOf(hours, at), at);
		},
	};
}

/** Functions of the whole channel that several parts need. */
interface Whole {
	afterChange(now: number): void;
	receive(events: readonly GatewayEvent[], now: number): void;
	learn(events: readonly GatewayEvent[], now: number): void;
}

/**
 * One channel: its parts, the wiring between them and the runner of their capabilities. The class around it
 * only receives calls and returns answers. Made once per life of the object, and again after an erasure.
 * @param channelId id of the channel in D1
 */
export function createChannel(
	ctx: DurableObjectState,
	env: Env,
	channelId: string,
	meter: UsageMeter,
) {
	const receive: Whole["receive"] = (events, now) => runner.apply(events, now);
	const parts = createParts(ctx, env, channelId, meter, {
		afterChange: (now) => runner.afterChange(now),
		receive,
		learn,
	});
	const { config, inbox, sender, projections, gatewaySettings, webhooks } = parts;
	const capabilities = listCapabilities(parts, receive);
	const isErased = () => config.get()?.isErased ?? false;
	const runner = createRunner<GatewayEvent>({
		ctx,
		name: channelId,
		capabilities() {
			// A channel that is being restored does nothing before its configuration is in.
			if (config.get() === null) return [];
			// Of an erased channel only the clean-up at gateways still runs.
			return isErased() ? [parts.leftovers] : capabilities;
		},
		isUrgent(now) {
			// What a member waits for: a message to leave, a code to appear.
			const due = isErased()
				? []
				: [sender.nextWake(now), parts.link.nextWake(), inbox.scheduled.nextWake()];
			return due.some((at) => at !== null && at <= now);
		},
	});

	/**
	 * Stores what the gateway answered to our own question. It is no webhook, so the link's `apply` does
	 * not see it: otherwise it would prove that webhooks arrive.
	 */
	function learn(events: readonly GatewayEvent[], now: number): void {
		if (isErased()) return;
		inbox.receive(events, now);
		parts.keeping.apply(events, now);
		parts.voices.apply(events, now);
		parts.notices.apply?.(events, now);
		projections.noteMessages(now);
		runner.afterChange(now);
	}

	/** The number of kept events changed: it is reported to D1 with the figures. */
	function afterKept(now: number): void {
		projections.noteKept(now);
		runner.afterChange(now);
	}

	return {
		...parts,
		/** Id of the Meta app whose webhooks this deployment receives; null when there is none. */
		metaAppId: () => loadConfig(env).messenger.appId,
		afterChange: runner.afterChange,
		/**
		 * Stores events of the gateway in one transaction, whether from a webhook, the simulator or a
		 * visitor, and starts what follows. Throws when they could not be stored.
		 */
		receive,
		learn,
		afterKept,
		/** Runs what is due; then errors that this isolate logged are counted in D1. */
		async runAlarm(): Promise<void> {
			await runner.runAlarm();
			await countFailures(env.DB);
		},
		repairAlarm: runner.repairAlarm,

		/** Keeps a body that no parser understood, or an event that could not be stored. */
		keep(kept: NewKept, now: number): void {
			inbox.quarantine.keep(kept, now);
			afterKept(now);
		},

		/**
		 * To be called after `config` was set from D1: gateway settings and the owner's webhooks follow the
		 * change.
		 */
		noteConfigured(before: ChannelConfig | null, now: number): void {
			gatewaySettings.noteConfigured(before, now);
			if (before && !before.settings.ignoreGroups && config.get()?.settings.ignoreGroups)
				inbox.closeGroups(now);
			webhooks.noteConfigured();
			runner.afterChange(now);
		},

		/**
		 * To be called after a restoration: D1 gets everything anew, and what arrived at the gateway meanwhile is fetched.
		 * @param isMoved gateways are told where events go now
		 */
		beginAgain(now: number, isMoved: boolean): void {
			if (!isErased()) {
				projections.repeat(now, "everything");
				parts.link.noteAway(now);
				if (isMoved) parts.link.noteMoved(now);
			}
			runner.afterChange(now);
		},

		/**
		 * To be called after the tables were emptied: clears what capabilities keep in memory, also for
		 * work under way.
		 */
		erase(): void {
			for (const capability of capabilities) capability.erase?.();
		},
	};
}

/** By which others name this number: its phone, or a bot's public name. */
const ownAddresses = ({
	phone,
	profileName,
}: Pick<LinkState, "phone" | "profileName">): Address[] => [
	...(phone === null ? [] : [{ kind: "phone", value: phone } as const]),
	...(profileName?.startsWith("@") ? [{ kind: "telegram", value: profileName } as const] : []),
];

function createParts(
	ctx: DurableObjectState,
	env: Env,
	channelId: string,
	meter: UsageMeter,
	{ afterChange, receive, learn }: Whole,
) {
	const { sql } = ctx.storage;
	const db = meterDatabase(env.DB, meter.noteRows);
	const usage = () => formatUsage(meter.total());
	const tasks = createTasks();
	const config = createConfigStore(sql);
	const linkStore = createLinkStore(sql);
	const gateways = createGateways({ sql, env, config, channelId });
	const account = createAccount(config);
	const templates = createTemplates({
		sql,
		account() {
			const ids = gateways.cloudIds(config.get() ?? NOBODY);
			return `${config.get()?.gateway ?? ""}:${ids?.businessId ?? ""}`;
		},
		gateways,
		tasks,
		afterChange,
	});
	const handOver = createWebhookHandOver({ db, queue: env.WEBHOOKS_OUT });
	const ruleTellings = createRuleTellings({
		sql,
		config,
		tasks,
		phone: () => linkStore.get().phone,
		handOver,
		queue: env.WEBHOOKS_OUT,
	});
	const markHandOver = createMarkHandOver({ sql, config, tasks, queue: env.FACEBOOK_SYNC });
	const isPaid = (): boolean => gateways.current().capabilities.paidPerMessage === true;
	const prices = createPrices({ sql, config, tasks, queue: env.WEBHOOKS_OUT, isPaid });
	const inbox = createInbox(ctx, {
		desk: () => deskOf(config.get()),
		tellings: ruleTellings,
		scheduling: {
			isLinked: () => link.isOpen(),
			opensAt(departmentId, at) {
				const hours = hoursFor(config.get()?.desk.hours, departmentId);
				return openFrom(hours && scheduleOf(hours, at), at);
			},
			noteSent: (id, now) => voices.noteSent(id, now),
		},
		alsoSeen: linkStore.seq,
		linkSince: (since, now) => (linkStore.seq > since ? link.view(now) : null),
		rules: () => gateways.current().capabilities,
		templates,
		refusesCalls: () =>
			gateways.current().capabilities.refusesCalls && (config.get()?.settings.rejectCalls ?? false),
		ignoresGroups: () => config.get()?.settings.ignoreGroups ?? false,
		own: () => {
			const { profileName: name } = linkStore.get();
			return { addresses: ownAddresses(linkStore.get()), name: name?.replace(/^@/u, "") ?? null };
		},
		agent: () => config.get()?.agent ?? null,
		department: () => config.get()?.departmentId ?? null,
		// A webchat shows its greeting, and that nobody is there, before anybody writes.
		hours: () => (config.get()?.type === "webchat" ? undefined : config.get()?.desk.hours),
		openTime: (departmentId) => openTimeOf(config.get()?.desk.hours, departmentId),
		survey: () => config.get()?.desk.survey ?? null,
		handOverMark: (mark, now) => markHandOver.add(mark, now),
		prices,
		answerStyle: () => ({
			isPaid: isPaid(),
			inParts: !isPaid(),
			typing: presence.canShowTyping(),
		}),
		countsWhenAnswered: () => config.get()?.type === "webchat",
		notifyOthers: (since, now) => visitors.feed.sendSince(since, now),
		countConversation: (id, at) =>
			workspaceHub(env, config.get()?.workspaceId ?? "").countConversation(id, at),
		usage,
		tasks,
		channelId,
		newId: () => crypto.randomUUID(),
		mark: gateways.mark,
	});
	meter.goOnFrom(readUsage(sql, inbox.stats.latestUsage()));
	const visitors = createVisitors(ctx, { config, inbox, receive });
	const uptime = createUptime(sql, inbox.stats);
	const link = createLink({
		channelId,
		config,
		link: linkStore,
		gateways,
		inbox,
		tasks,
		afterChange,
		afterRenewal: (now) => gatewaySettings.sendAgain(now),
		afterReconciliation: (now) => projections.repeat(now, "last_days"),
	});
	const carrier = createCarrier({
		gateway: gateways.current,
		files: () => {
			const place = config.get();
			const store = createFileStore(env);
			if (!place || !store) return null;
			const at = { workspaceId: place.workspaceId, channelId };
			return { open: (hash) => store.open(at, hash) };
		},
		isOpen: link.isOpen,
		doubtLink: link.doubt,
		noteUnreached: link.noteUnreached,
	});
	const showTyping = (contact: number): void => void presence.noteMember(contact, true);
	const sender = createSender({ inbox, tasks, carrier, goOnTyping: showTyping });
	const projections = createProjections({
		db,
		sql,
		tasks,
		place: () => (config.get()?.isErased === false ? config.get() : null),
		link: linkStore.get,
		publishToWorkspace: (workspaceId, frame) => workspaceHub(env, workspaceId).publish(frame),
		figures: createFigureProjection({
			db,
			hub: (workspaceId) => workspaceHub(env, workspaceId),
			inbox,
			uptime,
			databaseSize: inbox.databaseSize,
			fileBytes: () => countFileBytes(sql),
			steps: SCHEMA_VERSION,
			stuckSince: () => sender.stuckSince(),
		}),
		conversations: createConversationProjection({
			hub: (workspaceId) => workspaceHub(env, workspaceId),
			sql,
			inbox,
			due: createDue(() => config.get()?.desk ?? {}),
		}),
		ownsNumber: () => config.get()?.gateway !== "simulator",
		provedNumber: () => gateways.cloudIds(config.get() ?? NOBODY)?.phoneNumberId ?? null,
		proveNumber: createNumberProof({ db, env, account }),
		refuseNumber: link.refuseNumber,
	});
	const gatewaySettings = createGatewaySettings({ config, gateways, tasks, isOpen: link.isOpen });
	const presence = createPresence({
		config,
		gateways,
		inbox,
		tasks,
		isOpen: link.isOpen,
		notifyVisitors: visitors.feed.sendTyping,
	});
	const voices = createVoices({
		sql,
		config,
		ledger: inbox.ledger,
		answering: inbox.answering,
		tasks,
		queue: env.FACEBOOK_SYNC,
	});
	return {
		config,
		linkStore,
		account,
		notices: createAccountNotices({ sql, config, gateways, phone: () => linkStore.get().phone }),
		guests: createGuests(sql),
		gateways,
		inbox,
		visitors,
		uptime,
		link,
		sender,
		keeping: createKeeping({
			sql,
			config,
			ledger: inbox.ledger,
			tasks,
			queue: env.FACEBOOK_SYNC,
			keepsFiles: () => createFileStore(env) !== null,
		}),
		voices,
		markHandOver,
		presence,
		replyQueue: createReplyQueue({
			config,
			inbox,
			tasks,
			queue: env.AGENT_REPLIES,
			showTyping,
		}),
		projections,
		leftovers: createGatewayCleanup({
			channelId,
			config,
			gateways,
			tasks,
			isAccountInUse: (businessId, except) => isAccountInUse(db, businessId, except),
		}),
		leavingFiles: createLeavingFiles({
			sql,
			tasks,
			channelId,
			store() {
				const place = config.get();
				const store = createFileStore(env);
				if (!place || !store) return null;
				const { workspaceId } = place;
				return { remove: (hashes) => store.remove({ workspaceId, channelId }, hashes) };
			},
		}),
		history: createHistory({ sql, tasks, learn }),
		templates,
		groupReading: createGroupReading({
			gateways,
			inbox,
			tasks,
			afterChange,
			isOpen: link.isOpen,
			learn: (events) => learn(events, Date.now()),
		}),
		numbers: createNumberLookup({ gateways, tasks, afterChange, isOpen: link.isOpen }),
		names: createNames({
			gateways,
			inbox,
			tasks,
			isOpen: link.isOpen,
			learn: (events) => learn(events, Date.now()),
		}),
		ruleTellings,
		scheduledTellings: createScheduledTellings({
			scheduled: inbox.scheduled,
			config,
			tasks,
			queue: env.WEBHOOKS_OUT,
		}),
		prices,
		gatewaySettings,
		webhooks: createWebhooks({
			sql,
			config,
			link: linkStore.get,
			inbox,
			tasks,
			handOver,
		}),
	};
}

import type { ChannelAgent } from "#app/domain/agents/agent.ts";
import { isFull as isFullAt } from "#app/domain/channels/space.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { isOfGroup } from "#app/domain/channels/group-event.ts";
import type { OpenTime } from "#app/domain/service-figures/facts.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import type { Tasks } from "../object/tasks.ts";
import { createActivity } from "./figures/activity.ts";
import { createArchive } from "./dialogues/archive.ts";
import { createAnswering } from "./agents/answering.ts";
import type { AnswerStyle } from "./agents/reply-messages.ts";
import { createCare } from "./dialogues/care.ts";
import { createContactRows } from "./people/contact-rows.ts";
import { createContactExport } from "./people/contact-export.ts";
import { createContacts } from "./people/contacts.ts";
import { createConversations } from "./ledger/conversation.ts";
import { createCounters } from "./figures/counters.ts";
import { createDialogues } from "./dialogues/dialogues.ts";
import type { ChannelHours } from "#app/domain/desk/desk-hours.ts";
import { createGreetings } from "./dialogues/greetings.ts";
import { createDrafts } from "./dialogues/drafts.ts";
import { createTransfers } from "./dialogues/transfers.ts";
import { createNotes } from "./dialogues/notes.ts";
import { createSnoozes } from "./dialogues/snoozes.ts";
import { expireFiles } from "./files/expiring-files.ts";
import { DEFAULT_ZONE } from "#app/domain/desk/greeting.ts";
import type { Address } from "#app/domain/inbox/address.ts";
import { createGroups } from "./people/groups.ts";
import { createErasure } from "./people/erasure.ts";
import { createMemberErasure, type ErasedMember } from "./people/member-erasure.ts";
import { createFeed } from "./live/feed.ts";
import { createIdentities } from "./people/identities.ts";
import { createLedger } from "./ledger/ledger.ts";
import { createMerges } from "./people/merges.ts";
import { createMessageSearch } from "./ledger/search.ts";
import { createProfiles } from "./people/profiles.ts";
import { createReferrals } from "./people/referrals.ts";
import { createSharedItems } from "./ledger/shared-items.ts";
import { createOutbox, type Outbox } from "./sending/outbox.ts";
import { createOutgoing, type WritingRules } from "./sending/outgoing.ts";
import { createMessageActs } from "./sending/message-acts.ts";
import { createPace } from "./sending/pace.ts";
import { createParked } from "./ledger/parked.ts";
import { createPolls } from "./ledger/polls.ts";
import { type CountConversation, createPlanCount } from "./dialogues/plan.ts";
import type { Prices } from "./prices/prices.ts";
import { createQuarantine } from "./ledger/quarantine.ts";
import { createReceiver } from "./ledger/receive.ts";
import { createRules, type RuleDesk, type Rules } from "./rules/rules.ts";
import { createScheduled, type Scheduled, type Scheduling } from "./scheduled/scheduled.ts";
import type { RuleTellings } from "./rules/rule-tellings.ts";
import { createWhoIsHere } from "./live/who-is-here.ts";
import { createSequence, type Sequence } from "./ledger/sequence.ts";
import { createSockets } from "../object/sockets.ts";
import { createService, type Service } from "./figures/service.ts";
import { createStats } from "./figures/stats.ts";

import type { ChannelSurvey } from "#app/domain/satisfaction/survey.ts";
import type { Templates } from "./link/templates.ts";
import { createSurveys } from "./satisfaction/surveys.ts";
import { createMarks } from "./sales/marks.ts";
import { createLists } from "./people/lists.ts";
import { createTransactions } from "./ledger/transactions.ts";

export interface InboxOptions {
	/** The highest `seq` stored outside these tables: counting goes on above it. */
	alsoSeen: number;
	/** The link as a browser may see it when it changed after `since`; else null. */
	linkSince(since: number, now: number): LinkView | null;
	/** The present gateway's rules for outgoing texts. */
	rules(): WritingRules;
	/** The official platform's templates; left out: there are none. */
	templates?: Pick<Templates, "fill" | "noteUsed">;
	/** Whether the gateway rejects calls, as the settings say. */
	refusesCalls(): boolean;
	/** Whether groups are left out, as the settings say; they are not when left out. */
	ignoresGroups?(): boolean;
	/** Addresses of the channel's own number, and its name; nobody's when left out. */
	own?(): { addresses: readonly Address[]; name: string | null };
	/** The agent that answers new conversations; null: members only. */
	agent(): ChannelAgent | null;
	/** The department that new conversations begin in; none when left out. */
	department?(): string | null;
	/** When the channel answers (dialogues/greetings.ts); undefined or left out: nobody set hours. */
	hours?(): ChannelHours | undefined;
	/** A lead or sale waits until Meta is told (sales/hand-over.ts); nobody is when left out. */
	handOverMark?(mark: { id: string; at: number }, now: number): void;
	/** How customers are asked after a conversation; null or left out: they are not. */
	survey?(): ChannelSurvey | null;
	/** How much of a time lies within the hours of a department, or of the channel; all of it when left out. */
	openTime?(departmentId: string | null): OpenTime;
	/** How agents' answers leave; at once and as one message when left out. */
	answerStyle?(): AnswerStyle;
	/**
	 * True where a conversation counts against the plan only once it is answered, because anybody can write
	 * (webchat).
	 */
	countsWhenAnswered?(): boolean;
	/** Sends what changed after `since` to watchers that are not members (webchat visitors). */
	notifyOthers?(since: number, now: number): void;
	/** What messages cost; nothing when left out. */
	prices?: InboxPrices;
	/** The workspace's rules, and what they look at; none when left out. */
	desk?(): RuleDesk;
	/** When what is scheduled may leave; at any time when left out. */
	scheduling?: Scheduling;
	/** What rules tell others is kept there. */
	tellings?: Pick<RuleTellings, "add">;
	/** Counts a new conversation against the workspace's plan. */
	countConversation: CountConversation;
	/** What the object used so far, as it is stored (domain/health/usage.ts). */
	usage(): string;
	tasks: Tasks;
	newId(): string;
	channelId: string;
	/** A keyed hash of an address, by which an erased person is known. */
	mark(address: string): string;
}

type InboxPrices = Pick<Prices, "noteStatus" | "isStopped" | "noteWritten" | "ofContact">;

/** Of a channel whose messages have no price. */
const NO_PRICES: InboxPrices = {
	noteStatus: () => null,
	isStopped: () => false,
	noteWritten: () => undefined,
	ofContact: () => [],
};

/** Of an object that was told of no rules. */
const NO_DESK: RuleDesk = { rules: [], isOpen: () => true, timeZone: DEFAULT_ZONE };

const AT_ANY_TIME: Scheduling = {
	isLinked: () => true,
	opensAt: (_, at) => at,
	noteSent: () => undefined,
};

export type Inbox = ReturnType<typeof createInbox>;

/** Contacts, ledger, outbox, sockets and presence of one channel, for the object that owns them. */
export function createInbox(ctx: DurableObjectState, options: InboxOptions) {
	const { sql } = ctx.storage;
	const { tasks, countConversation: count, prices = NO_PRICES } = options;
	const seq = createSequence(sql, options.alsoSeen);
	const outbox = createOutbox(sql);
	const counters = createCounters(sql);
	const stats = createStats(sql, counters, options.usage);
	const service = createService({
		seq,
		countedSeq: stats.countedSeq,
		openTime: options.openTime ?? (() => (from, to) => to - from),
	});
	const { contacts, merges, identities, rows } = createPeople(
		{ sql, seq, outbox, service },
		options,
	);
	const ledger = createLedger(sql, seq, options.newId);
	const parked = createParked(sql);
	const polls = createPolls(sql, ledger);
	const plan = createPlanCount({ sql, contacts, tasks, count, resetSeq: merges.resetSeq });
	const answering = createAnswering({
		...options,
		sql,
		contacts,
		ledger,
		outbox,
		maxTextLength: () => options.rules().maxTextLength,
		fileRules: () => options.rules().files ?? {},
		noteLabels: (contact, before, now) =>
			rules.noteLabels(contact, before, `labels:${seq.current()}`, now),
		noteAnswered: (contact) => dialogues.noteAnswered(contact),
		isOverCeiling: (contact, now) => prices.isStopped("agent", contact, now),
		write: (by, input, now) => outgoing.enqueue(by, input, now),
	});
	const dialogues = createDialogues({
		sql,
		seq,
		contacts,
		ledger,
		plan,
		service,
		agent: options.agent,
		...(options.department && { department: options.department }),
		countsWhenAnswered: options.countsWhenAnswered ?? (() => false),
		dropOwed: answering.leases.dropOwed,
		noteClosed(row, by, now) {
			surveys.noteClosed(row, by, now);
			scheduled.noteClosed(row, now);
		},
		noteTime: (at) => rules.noteSaid(at),
		newId: options.newId,
	});
	const surveys = createSurveys({
		sql,
		channelId: options.channelId,
		contacts,
		ledger,
		survey: options.survey ?? (() => null),
		write: (by, input, now) => outgoing.enqueue(by, input, now),
		transact: (write) => transact(write),
	});
	const marks = createMarks({
		sql,
		seq,
		contacts,
		ledger,
		service,
		transact: (write) => transact(write),
		handOver: options.handOverMark ?? (() => undefined),
	});
	const search = createMessageSearch(sql, seq, tasks);
	const erasure = createErasure({
		sql,
		seq,
		rows,
		identities,
		outbox,
		mark: options.mark,
		resetWatchers: merges.resetWatchers,
		dropReply: answering.leases.dropOwed,
		forgetIndex: search.forget,
		forgetVoters: polls.forgetVoters,
	});
	const drafts = createDrafts(sql);
	const memberErasure = createMemberErasure({
		sql,
		seq,
		drafts,
		stats,
		release: (contact) => contacts.setAssignee(contact, null),
		resetWatchers: merges.resetWatchers,
	});
	const groups = createGroups({
		sql,
		contacts,
		own: options.own ?? (() => ({ addresses: [], name: null })),
	});
	const receiver = createReceiver({
		groups,
		mark: options.mark,
		ignoresGroups: options.ignoresGroups ?? (() => false),
		isErased: erasure.isErased,
		noteRepeated: counters.noteRepeated,
		refusesCalls: options.refusesCalls,
		contacts,
		ledger,
		outbox,
		parked,
		polls,
		referrals: createReferrals({ ledger, service }),
		dialogues,
		answering,
		surveys,
		prices,
		rules: {
			noteMessage: (...said) => rules.noteMessage(...said),
			noteOpened: (...opened) => rules.noteOpened(...opened),
		},
		noteHeard: (...heard) => scheduled.noteHeard(...heard),
		greet: (...said) => greetings.noteIncoming(...said),
	});
	const greetings = createGreetings({
		channelId: options.channelId,
		contacts,
		ledger,
		hours: options.hours ?? (() => undefined),
		write: (by, input, now) => outgoing.enqueue(by, input, now),
		keepNotice: answering.keepNotice,
	});
	const sockets = createSockets(ctx);
	const feed = createFeed({
		seq,
		contacts,
		ledger,
		sockets,
		linkSince: options.linkSince,
		resetSeq: merges.resetSeq,
		...(options.notifyOthers && { notifyOthers: options.notifyOthers }),
		defer: (task) => ctx.waitUntil(task),
	});
	const isFull = () => isFullAt(sql.databaseSize);

	const quarantine = createQuarantine(sql);
	const { transact, receive, replay } = createTransactions(ctx, quarantine, receiver.receive);
	const writing = { contacts, ledger, outbox, dialogues, plan, seq, transact, groups };
	const profiles = createProfiles(sql, contacts);
	const snoozes = createSnoozes({ sql, contacts, ledger, transact });
	const acts = createMessageActs({
		...writing,
		changes: receiver,
		rules: options.rules,
	});
	const outgoing = createOutgoing({
		...writing,
		isFull,
		prices,
		rules: options.rules,
		templates: options.templates ?? null,
		isPersonsWord: answering.leases.isPersonsWord,
	});
	const rules: Rules = createRules({
		...writing,
		sql,
		snoozes,
		leases: answering.leases,
		noteGivenBack: answering.noteGivenBack,
		keepNotice: answering.keepNotice,
		channelId: options.channelId,
		desk: options.desk ?? (() => NO_DESK),
		tellings: options.tellings ?? { add: () => undefined },
		write: outgoing.enqueue,
	});
	const scheduled: Scheduled = createScheduled({
		sql,
		contacts,
		ledger,
		scheduling: options.scheduling ?? AT_ANY_TIME,
		write: outgoing.enqueue,
		judge: outgoing.judge,
		personAnswers: answering.leases.personAnswers,
		isFull,
		transact,
	});

	return {
		rules,
		scheduled,
		seq,
		/** Bytes that the object's tables take. */
		databaseSize: () => sql.databaseSize,
		contacts,
		ledger,
		outbox,
		parked,
		sockets,
		feed,
		search,
		plan,
		/** The `seq` of the last merge or its undoing. */
		resetSeq: merges.resetSeq,
		/** See `keptBy` of merges.ts. */
		keptBy: merges.keptBy,
		isFull,
		answering,
		...outgoing,
		wish: acts.wish,
		letGo: acts.letGo,
		settleAct: acts.settleAct,
		failAct: acts.failAct,
		dropAct: acts.dropAct,
		snoozes,
		surveys,
		marks,
		notes: createNotes({ contacts, ledger, isFull, transact }),
		drafts,
		...createCare({ ...writing, merges, snoozes, rules }),
		...createTransfers({ ...writing, sql, leases: answering.leases }),
		conversation: createConversations({ contacts, ledger }).read,
		profiles,
		groups,
		/** Whether nothing of it is stored, as the settings say. */
		ignores: (event: GatewayEvent) => (options.ignoresGroups?.() ?? false) && isOfGroup(event),
		/** See `change` of profiles.ts. */
		changeProfile: (...change: Parameters<typeof profiles.change>) =>
			transact(() => profiles.change(...change)),
		sharedItems: createSharedItems(sql),
		archive: createArchive({ sql, contacts, channelId: options.channelId }),
		room: createWhoIsHere(),
		quarantine,
		stats,
		service,
		counters,
		pace: createPace(sql),
		activity: createActivity(sql),
		settleAsSent: receiver.settleAsSent,
		settleByAnswer: receiver.settleByAnswer,
		notePoll: receiver.notePoll,
		refuseGuess: receiver.refuseGuess,
		findContact: receiver.findContact,

		receive,
		replay,

		/** See `erase` of erasure.ts. */
		eraseContact: (contactId: string, now: number) =>
			transact(() => {
				// What it adds to the figures stays with them; afterwards nobody could say what that was.
				stats.fold(seq.current(), now);
				scheduled.forgetNext();
				return erasure.erase(contactId, now);
			}),
		/** See `forget` of member-erasure.ts. */
		forgetMember: (member: ErasedMember, after: number) =>
			transact(() => memberErasure.forget(member, after)),
		/** See expiring-files.ts. */
		expireFiles: (before: number, now: number) =>
			transact(() => expireFiles(sql, ledger, before, now)),
		/** See contact-export.ts. */
		exportContact: createContactExport({
			sql,
			contacts,
			identities,
			merges,
			traces: answering.traces,
			acts: answering.acts,
			profiles,
			groups,
			surveys,
			scheduled,
			marks,
			channelId: options.channelId,
		}),

		/** Begins conversations of imported contacts (row numbers) with recent messages. */
		adoptDialogues(contactNumbers: readonly number[], now: number): void {
			transact(() => {
				for (const n of contactNumbers) dialogues.adopt(n, now);
			});
		},

		...createLists({ contacts, identities, search }),
	};
}

function createPeople(
	parts: { sql: SqlStorage; seq: Sequence; outbox: Outbox; service: Service },
	options: InboxOptions,
) {
	const rows = createContactRows(parts.sql);
	const identities = createIdentities(parts.sql);
	const merges = createMerges({ ...parts, rows, identities, newId: options.newId });
	const contacts = createContacts({ ...parts, rows, identities, merges, ...options });
	return { contacts, merges, identities, rows };
}

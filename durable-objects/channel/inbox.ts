import type { ContactView } from "#app/contracts/frames.ts";
import { type ContactPage, PAGE_SIZE, type SearchPage } from "#app/contracts/whatsapp.ts";
import type { ChannelAgent } from "#app/domain/agents/agent.ts";
import { type ContactFilter, matchesFilter, WHOLE_LIST } from "#app/domain/inbox/contact-filter.ts";
import { parseCursor } from "#app/domain/inbox/cursor.ts";
import { parseQuery } from "#app/domain/inbox/search-words.ts";
import { isEventsFault } from "#app/domain/channels/kept-event.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { Tasks } from "../object/tasks.ts";
import { createActivity } from "./figures/activity.ts";
import { createAnswering } from "./agents/answering.ts";
import { createCare } from "./dialogues/care.ts";
import { createContactRows } from "./people/contact-rows.ts";
import { createContacts } from "./people/contacts.ts";
import { createConversations } from "./ledger/conversation.ts";
import { createCounters } from "./figures/counters.ts";
import { createDialogues } from "./dialogues/dialogues.ts";
import { createFeed } from "./live/feed.ts";
import { createIdentities } from "./people/identities.ts";
import { createLedger } from "./ledger/ledger.ts";
import { createMerges } from "./people/merges.ts";
import { createMessageSearch } from "./ledger/search.ts";
import { createOutbox, type Outbox } from "./sending/outbox.ts";
import { createOutgoing, type WritingRules } from "./sending/outgoing.ts";
import { createPace } from "./sending/pace.ts";
import { createParked } from "./ledger/parked.ts";
import { type CountConversation, createPlanCount } from "./dialogues/plan.ts";
import { createQuarantine } from "./ledger/quarantine.ts";
import { createReceiver } from "./ledger/receive.ts";
import { createWhoIsHere } from "./live/who-is-here.ts";
import type { ContactRow } from "./ledger/rows.ts";
import { createSequence, type Sequence } from "./ledger/sequence.ts";
import { createSockets } from "../object/sockets.ts";
import { createStats } from "./figures/stats.ts";

/** Rows may grow to 10 GB; writing stops before, reading goes on (R32). */
export const MAX_DATABASE_BYTES = 9_500_000_000;

export interface InboxOptions {
	/** `seq` numbers the owner of the inbox has stored outside these tables. */
	alsoSeen: number;
	linkSince(since: number, now: number): LinkView | null;
	/** What may be written now: the gateway's own rules. */
	rules(): WritingRules;
	/** The gateway hangs up on calls by itself, as the settings say. */
	refusesCalls(): boolean;
	/** Who answers new conversations by itself; null: nobody but people. */
	agent(): ChannelAgent | null;
	/** Those who write cost nothing here: a conversation counts once somebody answers it. */
	countsWhenAnswered?(): boolean;
	/** What changed after `since`, for watchers that are no members. */
	tellOthers?(since: number, now: number): void;
	/** Puts a new conversation to the workspace's counter. */
	countConversation: CountConversation;
	tasks: Tasks;
	newId(): string;
	channelId: string;
}

/** Which contacts a list asks for. */
export interface ContactQuery {
	cursor: string | null;
	search: string;
	filter?: ContactFilter;
	label?: string | null;
	/** Who looks, for the filter `mine`. */
	memberId?: string;
}

export type Inbox = ReturnType<typeof createInbox>;

/** Contacts, ledger, outbox, sockets and presence of one channel, for the object that owns them. */
export function createInbox(ctx: DurableObjectState, options: InboxOptions) {
	const { sql } = ctx.storage;
	const { tasks, countConversation: count } = options;
	const seq = createSequence(sql, options.alsoSeen);
	const outbox = createOutbox(sql);
	const { contacts, merges, identities } = createPeople(sql, seq, outbox, options);
	const ledger = createLedger(sql, seq, options.newId);
	const parked = createParked(sql);
	const counters = createCounters(sql);
	const plan = createPlanCount({ sql, contacts, tasks, count, resetSeq: merges.resetSeq });
	const answering = createAnswering({
		...options,
		sql,
		contacts,
		ledger,
		outbox,
		maxTextLength: () => options.rules().maxTextLength,
		noteAnswered: (contact) => dialogues.noteAnswered(contact),
		write: (by, input, now) => outgoing.enqueue(by, input, now),
	});
	const dialogues = createDialogues({
		sql,
		seq,
		contacts,
		ledger,
		plan,
		agent: options.agent,
		countsWhenAnswered: options.countsWhenAnswered ?? (() => false),
		dropOwed: answering.leases.dropOwed,
		newId: options.newId,
	});
	const receiver = createReceiver({
		noteRepeated: counters.noteRepeated,
		refusesCalls: options.refusesCalls,
		contacts,
		ledger,
		outbox,
		parked,
		dialogues,
		answering,
	});
	const sockets = createSockets(ctx);
	const feed = createFeed({
		seq,
		contacts,
		ledger,
		sockets,
		linkSince: options.linkSince,
		resetSeq: merges.resetSeq,
		...(options.tellOthers && { tellOthers: options.tellOthers }),
		defer: (task) => ctx.waitUntil(task),
	});
	const isFull = () => sql.databaseSize >= MAX_DATABASE_BYTES;

	/**
	 * All or nothing, also in memory: what the parts keep in memory would outlive a rolled back
	 * write, so a broken transaction ends this life of the object.
	 */
	function transact<T>(write: () => T): T {
		try {
			return ctx.storage.transactionSync(write);
		} catch (error) {
			ctx.abort("A transaction broke.");
			throw error;
		}
	}

	/**
	 * Applies events in one transaction. One that cannot be stored takes nobody with it: it is set aside,
	 * and this life of the object ends, as its memory knows what was rolled back; told again, the batch
	 * is stored without it. Trouble of the storage sets nothing aside (I19, R13).
	 */
	function apply(
		events: readonly GatewayEvent[],
		now: number,
		setAside: (event: GatewayEvent, reason: string) => boolean,
	): void {
		const under: { event: GatewayEvent | null } = { event: null };
		try {
			ctx.storage.transactionSync(() => {
				for (const event of events) {
					under.event = event;
					receiver.receive(event, now);
				}
				under.event = null;
			});
		} catch (error) {
			if (!under.event || !isEventsFault(error) || !trySetAside(under.event, error, setAside)) {
				ctx.abort("A transaction broke.");
				throw error;
			}
			const { type } = under.event;
			logEvent({ event: "event_set_aside", level: "error", type, error: String(error) });
			// Nothing else runs before it is stored for sure; then the object begins anew.
			const ended = ctx.blockConcurrencyWhile(async () => {
				await ctx.storage.sync();
				throw new Error("An event broke.");
			});
			ended.catch(() => null);
			throw error;
		}
	}

	const quarantine = createQuarantine(sql);
	const writing = { contacts, ledger, outbox, dialogues, plan, seq, transact };
	const search = createMessageSearch(sql, seq, tasks);
	const outgoing = createOutgoing({
		...writing,
		isFull,
		rules: options.rules,
		isPersonsWord: answering.leases.isPersonsWord,
	});

	return {
		seq,
		contacts,
		ledger,
		outbox,
		parked,
		sockets,
		feed,
		search,
		plan,
		isFull,
		answering,
		...outgoing,
		...createCare({ ...writing, merges }),
		conversation: createConversations({ contacts, ledger }).read,
		room: createWhoIsHere(),
		quarantine,
		stats: createStats(sql, counters),
		counters,
		pace: createPace(sql),
		activity: createActivity(sql),
		settleAsSent: receiver.settleAsSent,
		settleByAnswer: receiver.settleByAnswer,
		refuseGuess: receiver.refuseGuess,
		findContact: receiver.findContact,

		/** Applies a batch of gateway events in one transaction. */
		receive(events: readonly GatewayEvent[], now: number): void {
			apply(quarantine.withoutBroken(events), now, (event, reason) =>
				quarantine.setAside(event, reason, now),
			);
		},

		/** Tries once more what was set aside; if it breaks again, it says so. */
		replay(n: number, event: GatewayEvent, now: number): void {
			apply([event], now, () => {
				quarantine.noteFailure(n, "broke", now);
				return true;
			});
		},

		/** Goes on with dialogues that were before this object was there. */
		adoptDialogues(contactNumbers: readonly number[], now: number): void {
			transact(() => {
				for (const n of contactNumbers) dialogues.adopt(n, now);
			});
		},

		listContacts(query: ContactQuery): Result<ContactPage, "invalid_request"> {
			const { search: typed, filter = "all", label = null, memberId = "" } = query;
			const wanted = { filter, label, memberId };
			const view = (rows: ContactRow[]): ContactView[] => rows.map(contacts.view);
			const isSearch = typed.trim() !== "";
			const kind = isSearch ? "found" : "contacts";
			const after = query.cursor === null ? null : parseCursor(kind, query.cursor);
			if (query.cursor !== null && after === null) return fail("invalid_request");
			if (isSearch) {
				const found = contacts.search(typed, after, PAGE_SIZE);
				const shown = view(found.rows).filter((one) => matchesFilter(one, wanted, memberId));
				return ok({ contacts: shown, nextCursor: found.nextCursor });
			}
			const page = contacts.list(wanted, after, PAGE_SIZE);
			return ok({ contacts: view(page.rows), nextCursor: page.nextCursor });
		},

		/** At most a page of them, the newest activity first. */
		newestContacts(count: number): ContactView[] {
			const everything = { ...WHOLE_LIST, memberId: "" };
			// A page leaves room for what it must look at besides (contact-list.ts).
			const { rows } = contacts.list(everything, null, Math.min(count + 7, PAGE_SIZE));
			return rows.slice(0, count).map(contacts.view);
		},

		/** Messages with all words, of one contact or of all; an unknown contact has none. */
		searchMessages(typed: string, contactId: string | null): Result<SearchPage, "not_found"> {
			const words = parseQuery(typed);
			if (contactId === null) return ok(search.find(words, null, contacts.get));
			const contact = contacts.find(contactId);
			if (!contact) return fail("not_found");
			const scope = { contact: contact.n, marks: identities.onceKnownAs(contact.n) };
			return ok(search.find(words, scope, contacts.get));
		},
	};
}

/** False also when the storage itself refuses: then it is the storage's trouble. */
function trySetAside(
	event: GatewayEvent,
	error: unknown,
	setAside: (event: GatewayEvent, reason: string) => boolean,
): boolean {
	try {
		return setAside(event, error instanceof Error ? error.name : "error");
	} catch {
		return false;
	}
}

function createPeople(sql: SqlStorage, seq: Sequence, outbox: Outbox, options: InboxOptions) {
	const rows = createContactRows(sql);
	const identities = createIdentities(sql);
	const merges = createMerges({ sql, seq, rows, identities, outbox, newId: options.newId });
	const contacts = createContacts({ sql, seq, rows, identities, merges, ...options });
	return { contacts, merges, identities };
}

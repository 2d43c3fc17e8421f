import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import {
	type Breaker,
	afterCall,
	closedBreaker,
	nextAllowedAt,
} from "#app/domain/inbox/breaker.ts";
import {
	afterLook,
	afterSend,
	MAX_PARALLEL_SENDS,
	type OutboxVerdict,
	type SendReport,
	unknownRow,
} from "#app/domain/inbox/outbox.ts";
import type { Address } from "#app/domain/inbox/address.ts";
import type { MessageStatus } from "#app/domain/inbox/message.ts";
import { chance } from "../../object/chance.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import type { Inbox } from "../inbox.ts";
import type { OutboxEntry } from "./outbox.ts";
import type { MessageRow } from "../ledger/rows.ts";

/** The calls the outbox makes at a channel's gateway. */
export interface Carrier {
	/** Whether anything may be sent now; a channel that is not linked keeps its queue. */
	isOpen(): boolean;
	send(input: {
		to: Address;
		text: string;
		clientId: string;
		/** The message this one answers, as the gateway knows it. */
		quoted: { providerId: string; fromMe: boolean; address: Address } | null;
	}): Promise<
		| { report: Exclude<SendReport, { class: "accepted" }> }
		| { report: { class: "accepted" }; providerId: string }
	>;
	look(input: {
		addresses: Address[];
		text: string;
		sinceMs: number;
		isTaken(providerId: string): boolean;
	}): Promise<{ found: "found"; providerId: string } | { found: "absent" | "unreachable" }>;
	markRead(input: { to: Address; providerIds: string[] }): Promise<"done" | "later">;
}

/** The gateway's clock may differ from ours by this much. */
const LOOK_BACK_MS = 5 * 60_000;

/** Statuses that come from the gateway: a message with one of them is known there. */
const TICKED: ReadonlySet<MessageStatus> = new Set(["sent", "delivered", "read"]);

export interface SenderParts {
	inbox: Inbox;
	tasks: Tasks;
	carrier: Carrier;
	/** Called when more of an answer follows what was just sent: the customer sees that we go on typing. */
	goOnTyping?(contact: number): void;
}

/**
 * Sends what the outbox holds: in order within a contact, several contacts in parallel, nothing twice. A
 * send of unknown outcome is looked up at the gateway and never repeated blindly.
 */
export function createSender({ inbox, tasks, carrier, goOnTyping }: SenderParts) {
	const { outbox, ledger, contacts } = inbox;
	let breaker: Breaker = closedBreaker;

	function settle(entry: OutboxEntry, verdict: OutboxVerdict): void {
		const row = ledger.find(entry.id);
		entry.inFlight = false;
		// An echo or the erasure of the channel may have removed it while the call was under way.
		if (!outbox.get(entry.id)) return;
		switch (verdict.kind) {
			case "sent":
				return outbox.remove(entry.id);
			case "failed":
				if (row) ledger.change(row, { status: "failed", failure: verdict.reason });
				return outbox.remove(entry.id);
			case "wait":
				outbox.put({ ...entry, ...verdict.row, inFlight: false });
				if (row && verdict.row.state === "unknown" && row.status === "queued")
					ledger.change(row, { status: "unknown" });
		}
	}

	/** A message that was never sent is unknown at the gateway: then nothing is quoted. */
	function quotedBy(row: MessageRow, address: Address) {
		const quoted = row.quoted_id === null ? null : ledger.find(row.quoted_id);
		if (!quoted || (quoted.status !== null && !TICKED.has(quoted.status))) return null;
		const fromMe = quoted.direction === "outgoing";
		return { providerId: quoted.provider_id ?? quoted.id, fromMe, address };
	}

	async function sendText(entry: OutboxEntry): Promise<void> {
		const row = ledger.find(entry.id);
		const to = contacts.addressesOf(entry.contact)[0];
		if (!row || !to) return settle(entry, { kind: "failed", reason: "refused" });
		const quoted = quotedBy(row, to);
		const answer = await carrier.send({ to, text: row.text, clientId: row.id, quoted });
		const now = Date.now();
		// A hanging gateway counts as unreached: more sends would become unknown.
		const isReached = answer.report.class === "accepted" || answer.report.class === "refused";
		breaker = afterCall(breaker, isReached, now);
		const current = ledger.find(entry.id);
		if (current && "providerId" in answer) inbox.settleByAnswer(current, answer.providerId, now);
		else if (current && answer.report.class !== "unknown") inbox.refuseGuess(current, now);
		settle(entry, afterSend(entry, answer.report, now, chance()));
	}

	async function lookFor(entry: OutboxEntry): Promise<void> {
		const row = ledger.find(entry.id);
		if (!row) return settle(entry, { kind: "failed", reason: "unconfirmed" });
		const sinceMs = entry.queuedAt - LOOK_BACK_MS;
		// Whether another row has this id: an older row may have been given a later message's id.
		const isTaken = (providerId: string) => (ledger.find(providerId)?.id ?? row.id) !== row.id;
		let look = await carrier.look({
			addresses: contacts.addressesOf(entry.contact),
			text: row.text,
			sinceMs,
			isTaken,
		});
		const current = ledger.find(entry.id);
		if (look.found === "found" && current && current.provider_id === null) {
			// An echo may have come before the answer, and another message with this text has the id now.
			if (isTaken(look.providerId)) look = { found: "unreachable" };
			else inbox.settleAsSent(current, look.providerId, Date.now());
		}
		settle(entry, afterLook(entry, look.found, Date.now(), chance()));
	}

	async function markRead(entry: OutboxEntry): Promise<void> {
		const to = contacts.addressesOf(entry.contact)[0];
		const outcome = to ? await carrier.markRead({ to, providerIds: entry.payload }) : "done";
		// Marking as read twice is harmless: whatever is not clearly done is retried for a while.
		const report: SendReport =
			outcome === "done" ? { class: "accepted" } : { class: "not_accepted", retryAfterMs: null };
		settle(entry, afterSend(entry, report, Date.now(), chance()));
	}

	/**
	 * A queued text waits for the plan's count of its conversation, whose answer wakes the sender. Nothing
	 * is stored for it.
	 */
	const heldUntil = ({ kind, state, contact }: OutboxEntry): number =>
		kind === "text" && state === "queued" ? inbox.plan.heldUntil(contact) : 0;

	/**
	 * Whether a queued text may be sent. A stranger over the limit waits or fails (N06); what was taken
	 * over or is over the plan fails with its reason.
	 */
	function admit(entry: OutboxEntry, now: number): boolean {
		if (entry.kind !== "text" || entry.state !== "queued") return true;
		// A person took over after the agent wrote it (K11).
		if (!inbox.answering.leases.mayLeave(entry)) {
			settle(entry, { kind: "failed", reason: "taken_over" });
			return false;
		}
		if (inbox.plan.isOverLimit(entry.contact) && !inbox.isFreeOfPlan(entry, now)) {
			settle(entry, { kind: "failed", reason: "plan_limit" });
			return false;
		}
		const pace = inbox.pace.admit(entry.contact, now);
		if (pace.kind === "wait")
			settle(entry, { kind: "wait", row: { ...entry, nextAt: pace.until } });
		if (pace.kind === "stop") settle(entry, { kind: "failed", reason: "restricted" });
		return pace.kind === "go";
	}

	function begin(entry: OutboxEntry): Task {
		if (entry.kind === "text" && entry.state === "queued") {
			// Stored before the call: after a crash `sending` means that the gateway must be asked for it.
			const sending: OutboxEntry = { ...entry, state: "sending", inFlight: true };
			outbox.put(sending);
			return start(sending);
		}
		entry.inFlight = true;
		return start(entry);
	}

	/** A call that hangs has an unknown outcome: it is looked up, and the contact's next messages go on. */
	const start = (entry: OutboxEntry): Task =>
		tasks.begin(`send:${entry.id}`, () => work(entry), {
			giveUp: () => settle(entry, { kind: "wait", row: unknownRow(entry, Date.now()) }),
		});

	async function work(entry: OutboxEntry): Promise<void> {
		try {
			if (entry.kind === "read") await markRead(entry);
			else if (entry.state === "unknown") await lookFor(entry);
			else await sendText(entry);
		} catch (error) {
			// Our own error after the call may have been made: the outcome is unknown, so it is looked up.
			logEvent({ event: "send_broke", level: "error", messageId: entry.id, error: String(error) });
			settle(entry, { kind: "wait", row: unknownRow(entry, Date.now()) });
		} finally {
			entry.inFlight = false;
			const now = Date.now();
			inbox.feed.noteChange(now);
			if (entry.kind === "text" && outbox.isHeldBack(entry.contact, now))
				goOnTyping?.(entry.contact);
		}
	}

	/** `sending` rows of an earlier instance of the object: handed over, outcome unknown (R03). */
	function tick(now: number): void {
		for (const entry of outbox.all()) {
			if (entry.state !== "sending" || entry.inFlight) continue;
			settle(entry, { kind: "wait", row: unknownRow(entry, now) });
		}
	}

	return {
		tick,

		/** Since when the oldest message waits that cannot leave (epoch ms); null: none. */
		stuckSince(): number | null {
			const oldest = outbox.oldest();
			// One that was never tried, at an open gateway, is about to leave.
			const isLeaving = oldest?.attempts === 0 && carrier.isOpen();
			return oldest === null || isLeaving ? null : oldest.queuedAt;
		},

		/** Begins what is due; each task ends with its outcome stored. */
		startDue(now: number): Task[] {
			if (!carrier.isOpen() || nextAllowedAt(breaker, now) > now) return [];
			const inFlight = outbox.all().filter((entry) => entry.inFlight).length;
			// A half-open breaker lets one send through as a probe.
			const lanes = breaker.openUntil === null ? MAX_PARALLEL_SENDS : 1;
			for (;;) {
				const due = outbox.due(now, lanes - inFlight, heldUntil);
				const admitted = due.filter((entry) => admit(entry, now));
				// What was not admitted is not due any more; others of its contact may follow it.
				if (admitted.length > 0 || due.length === 0) return admitted.map(begin);
			}
		},

		nextWake(now: number): number | null {
			if (!carrier.isOpen()) return null;
			const due = outbox.nextWake(heldUntil);
			return due === null ? null : Math.max(due, nextAllowedAt(breaker, now));
		},

		erase: (): void => outbox.forgetAll(),
	};
}

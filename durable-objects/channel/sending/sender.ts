import type { Mention } from "#workers/adapters/channel-gateway/port.ts";
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
	type OutboxRow,
	type OutboxVerdict,
	retryDelayMs,
	type SendReport,
	unknownRow,
} from "#app/domain/inbox/outbox.ts";
import { type Address, parseAddressKey } from "#app/domain/inbox/address.ts";
import { EVERYBODY } from "#app/domain/inbox/mentions.ts";
import { fileOf, type MessageFile } from "#app/domain/inbox/outgoing-file.ts";
import { transferMs } from "#app/domain/inbox/transfer-time.ts";
import { WISH_KINDS, type WishKind } from "#app/domain/inbox/message-wish.ts";
import { type SentItem, sentItemOf } from "#app/domain/inbox/outgoing-form.ts";
import type { MessageStatus } from "#app/domain/inbox/message.ts";
import { chance } from "../../object/chance.ts";
import { MAX_TASK_MS, type Task, type Tasks } from "../../object/tasks.ts";
import type { Inbox } from "../inbox.ts";
import { isAct, isMessage, type OutboxEntry } from "./outbox.ts";
import { contentIn, inGroupOf, type MessageRow, sentText } from "../ledger/rows.ts";

/** The calls the outbox makes at a channel's gateway. */
export interface Carrier {
	/** Whether anything may be sent now; a channel that is not linked keeps its queue. */
	isOpen(): boolean;
	/** The gateway takes files before the messages that bring them. */
	wantsUpload(): boolean;
	/** Hands a file to the gateway; repeating it is harmless. `ref` is the gateway's id of it. */
	upload(
		file: MessageFile,
	): Promise<
		| { report: Exclude<SendReport, { class: "accepted" }> }
		| { report: { class: "accepted" }; ref: string }
	>;
	send(input: {
		to: Address;
		/** Of a file its caption. */
		text: string;
		file: MessageFile | null;
		/** A place, contact cards, a poll, a template or a form; else null. */
		item: SentItem | null;
		/** What `upload` answered; null where nothing was uploaded. */
		ref: string | null;
		clientId: string;
		/** The message this one answers, as the gateway knows it. */
		quoted: Target | null;
		/** Whom the text names, where it names anybody. */
		mentions?: readonly Mention[];
	}): Promise<
		| { report: Exclude<SendReport, { class: "accepted" }> }
		| { report: { class: "accepted" }; providerId: string; pollId?: string | undefined }
	>;
	look(input: {
		addresses: Address[];
		text: string;
		file: MessageFile | null;
		item: SentItem | null;
		sinceMs: number;
		isTaken(providerId: string): boolean;
	}): Promise<{ found: "found"; providerId: string } | { found: "absent" | "unreachable" }>;
	/** Does something to a message that was sent; repeating it is harmless. */
	act(kind: WishKind, target: Target, value: string): Promise<SendReport>;
	markRead(input: { to: Address; providerIds: string[] }): Promise<"done" | "later">;
}

/** A message as the gateway knows it. */
export interface Target {
	providerId: string;
	fromMe: boolean;
	address: Address;
}

/** The gateway's clock may differ from ours by this much. */
const LOOK_BACK_MS = 5 * 60_000;

/** Statuses that come from the gateway: a message with one of them is known there. */
const TICKED: ReadonlySet<MessageStatus> = new Set(["sent", "delivered", "read"]);

/** Of what may be done twice an unknown outcome is none. */
const repeatable = (report: SendReport): SendReport =>
	report.class === "unknown" ? { class: "not_accepted", retryAfterMs: null } : report;

/** After a call that broke or hung: a send is looked up, what may be done twice is tried again. */
const afterBreak = (entry: OutboxEntry, now: number): OutboxRow =>
	entry.state === "sending" || entry.state === "unknown"
		? unknownRow(entry, now)
		: {
				...entry,
				attempts: entry.attempts + 1,
				nextAt: now + retryDelayMs(entry.attempts, null, chance()),
			};

const mentionsIn = (row: MessageRow): Mention[] =>
	(inGroupOf(row).mentions ?? []).flatMap(({ id, name }) => {
		const address = parseAddressKey(id);
		return name === null || (address === null && id !== EVERYBODY) ? [] : [{ address, name }];
	});

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
				if (isAct(entry)) inbox.failAct(entry);
				else if (row) ledger.change(row, { status: "failed", failure: verdict.reason });
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

	/** The file that a message brings; null: it is a text. */
	const fileIn = (row: MessageRow): MessageFile | null =>
		row.file === null ? null : fileOf(contentIn(row), row.file);

	/** The place, cards, poll or form of an entry; null: it is something else. */
	const itemIn = ({ kind }: OutboxEntry, row: MessageRow): SentItem | null =>
		kind === "item" ? sentItemOf(contentIn(row)) : null;

	/** It brings a file: of its own, or above a template's words. */
	const bringsFile = ({ kind, id }: OutboxEntry): boolean =>
		kind === "file" || (kind === "item" && (ledger.find(id)?.file ?? null) !== null);

	const isUploadedFirst = (entry: OutboxEntry): boolean =>
		entry.payload.length === 0 && bringsFile(entry) && carrier.wantsUpload();

	/** The first of two steps: what was uploaded is sent by the next look at the outbox. */
	async function upload(entry: OutboxEntry): Promise<void> {
		const row = ledger.find(entry.id);
		const file = row && fileIn(row);
		if (!file) return settle(entry, { kind: "failed", reason: "file_gone" });
		const answer = await carrier.upload(file);
		const now = Date.now();
		if ("ref" in answer) {
			entry.payload = [answer.ref];
			return settle(entry, { kind: "wait", row: { ...entry, nextAt: now } });
		}
		settle(entry, afterSend(entry, repeatable(answer.report), now, chance()));
	}

	async function send(entry: OutboxEntry): Promise<void> {
		const row = ledger.find(entry.id);
		const to = contacts.addressesOf(entry.contact)[0];
		if (!row || !to) return settle(entry, { kind: "failed", reason: "refused" });
		const file = fileIn(row);
		if (entry.kind === "file" && !file)
			return settle(entry, { kind: "failed", reason: "file_gone" });
		const item = itemIn(entry, row);
		// Deleted meanwhile: as a text it would be something else.
		if (entry.kind === "item" && !item) return settle(entry, { kind: "failed", reason: "refused" });
		if (item?.type === "template" && item.file && !file)
			return settle(entry, { kind: "failed", reason: "file_gone" });
		const mentions = mentionsIn(row);
		const answer = await carrier.send({
			to,
			text: sentText(row),
			...(mentions.length > 0 && { mentions }),
			file,
			item,
			ref: file ? (entry.payload[0] ?? null) : null,
			clientId: row.id,
			quoted: quotedBy(row, to),
		});
		const now = Date.now();
		// A hanging gateway counts as unreached: more sends would become unknown.
		const isReached = answer.report.class === "accepted" || answer.report.class === "refused";
		breaker = afterCall(breaker, isReached, now);
		const current = ledger.find(entry.id);
		if (current && "providerId" in answer) {
			inbox.settleByAnswer(current, answer.providerId, now);
			if (answer.pollId !== undefined) inbox.notePoll(current.id, answer.pollId, now);
		} else if (current && answer.report.class !== "unknown") inbox.refuseGuess(current, now);
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
			text: sentText(row),
			file: fileIn(row),
			item: itemIn(entry, row),
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

	async function act(entry: OutboxEntry, kind: WishKind): Promise<void> {
		const [messageId = "", value = ""] = entry.payload;
		const row = ledger.find(messageId);
		const address = contacts.addressesOf(entry.contact)[0];
		if (!row || !address || row.deleted === 1)
			return settle(entry, { kind: "failed", reason: "refused" });
		const target = {
			providerId: row.provider_id ?? row.id,
			fromMe: row.direction === "outgoing",
			address,
		};
		const report = await carrier.act(kind, target, value);
		const now = Date.now();
		if (report.class === "accepted") inbox.settleAct(entry, now);
		settle(entry, afterSend(entry, repeatable(report), now, chance()));
	}

	/**
	 * A queued message waits for the plan's count of its conversation, whose answer wakes the sender. Nothing
	 * is stored for it.
	 */
	const heldUntil = (entry: OutboxEntry): number =>
		isMessage(entry) && entry.state === "queued" ? inbox.plan.heldUntil(entry.contact) : 0;

	/**
	 * Whether a queued message may be sent. A stranger over the limit waits or fails (N06); what was taken
	 * over or is over the plan fails with its reason.
	 */
	function admit(entry: OutboxEntry, now: number): boolean {
		if (!isMessage(entry) || entry.state !== "queued") return true;
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
		if (isMessage(entry) && entry.state === "queued" && !isUploadedFirst(entry)) {
			// Stored before the call: after a crash `sending` means that the gateway must be asked for it.
			const sending: OutboxEntry = { ...entry, state: "sending", inFlight: true };
			outbox.put(sending);
			return start(sending);
		}
		entry.inFlight = true;
		return start(entry);
	}

	/** What a call may take: of a file by its size, as the adapters give it the time. */
	function limitOf(entry: OutboxEntry): number {
		const row = bringsFile(entry) ? ledger.find(entry.id) : null;
		return MAX_TASK_MS + transferMs((row && fileIn(row)?.bytes) ?? 0);
	}

	/** A call that hangs has an unknown outcome: it is looked up, and the contact's next messages go on. */
	const start = (entry: OutboxEntry): Task =>
		tasks.begin(`send:${entry.id}`, () => work(entry), {
			limitMs: limitOf(entry),
			giveUp: () => settle(entry, { kind: "wait", row: afterBreak(entry, Date.now()) }),
		});

	async function work(entry: OutboxEntry): Promise<void> {
		try {
			const wish = WISH_KINDS.find((kind) => kind === entry.kind);
			if (entry.kind === "read") await markRead(entry);
			else if (wish) await act(entry, wish);
			else if (entry.state === "unknown") await lookFor(entry);
			else if (entry.state === "queued") await upload(entry);
			else await send(entry);
		} catch (error) {
			// Our own error after the call may have been made: the outcome is unknown, so it is looked up.
			logEvent({ event: "send_broke", level: "error", messageId: entry.id, error: String(error) });
			settle(entry, { kind: "wait", row: afterBreak(entry, Date.now()) });
		} finally {
			entry.inFlight = false;
			const now = Date.now();
			inbox.feed.noteChange(now);
			if (isMessage(entry) && outbox.isHeldBack(entry.contact, now)) goOnTyping?.(entry.contact);
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

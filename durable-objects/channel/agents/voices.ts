import { isPerceivable, type Transcript } from "#app/domain/agents/listening.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { isKeptByItself } from "#app/domain/inbox/keeping-files.ts";
import {
	AFTER_ANSWER_MS,
	BEFORE_HEARING_MS,
	MAX_CONTACT_SECONDS,
	pauseAfterDeaf,
} from "#app/domain/inbox/voice-words.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Tasks } from "../../object/tasks.ts";
import type { ConfigStore } from "../config.ts";
import {
	type BacklogParts,
	createBacklog,
	type Waiting,
	type WaitingRow,
} from "../files/backlog.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { contentIn, type MessageRow } from "../ledger/rows.ts";
import type { Answering } from "./answering.ts";

const HOUR_MS = 60 * 60_000;

export interface VoicesParts {
	sql: SqlStorage;
	config: ConfigStore;
	ledger: Ledger;
	answering: Pick<Answering, "transcripts" | "isAnswerOwed">;
	tasks: Tasks;
	queue: BacklogParts["queue"];
}

/**
 * Has voice notes put into words by the Worker, whoever sent them, also where no agent answers. Whether the workspace wants it and a
 * model can is known there; here only what is asked for is bounded. An agent that is to answer hears first.
 */
export function createVoices({ sql, ledger, answering, ...parts }: VoicesParts) {
	const { transcripts } = answering;
	const backlog = createBacklog({
		...parts,
		type: "voice_words",
		isOn: () => true,
		onLost: tryLater,
		rows: {
			list: () =>
				sql.exec<WaitingRow>("SELECT id, wanted_at, due_at, failures FROM voices").toArray(),
			put({ id, wantedAt, dueAt, failures }) {
				sql.exec(
					"INSERT OR REPLACE INTO voices (id, wanted_at, due_at, failures) VALUES (?, ?, ?, ?)",
					id,
					wantedAt,
					dueAt,
					failures,
				);
			},
			remove: (id) => void sql.exec("DELETE FROM voices WHERE id = ?", id),
		},
	});

	function tryLater({ id, wantedAt, failures }: Waiting, now: number): void {
		transcripts.release(id);
		const pauseMs = pauseAfterDeaf(failures);
		if (pauseMs === null) return backlog.remove(id);
		backlog.again({ id, wantedAt, failures: failures + 1, dueAt: now + pauseMs });
	}

	/** How much of what a contact said within the hour was put into words already. */
	function secondsHeard(contact: number, now: number): number {
		return sql
			.exec<{ seconds: number }>(
				`SELECT coalesce(sum(json_extract(media, '$.seconds')), 0) AS seconds FROM messages
				 WHERE contact = ? AND sort_at >= ? AND type = 'audio' AND transcript IS NOT NULL`,
				contact,
				now - HOUR_MS,
			)
			.one().seconds;
	}

	function note(row: MessageRow | null, now: number): void {
		if (row && isWordless(row) && isKeptByItself(row.sent_at, now))
			backlog.add(row.id, row.sent_at, now + BEFORE_HEARING_MS);
	}

	return {
		apply(events: readonly GatewayEvent[], now: number): void {
			for (const event of events)
				if (event.type === "message" && event.content.type === "audio")
					note(ledger.find(event.providerId), now);
		},

		/** A member sent something. */
		noteSent: (messageId: string, now: number): void => note(ledger.find(messageId), now),

		/**
		 * A job begins with a voice note. `not_found`: the message is gone, or has no voice; `conflict`: it is in words, not
		 * waited for, or somebody is at it.
		 */
		claim(messageId: string, now: number): Result<MessageRow, "not_found" | "conflict"> {
			const row = ledger.find(messageId);
			const entry = backlog.find(messageId);
			if (!row || !isWordless(row)) {
				backlog.remove(messageId);
				return fail(row?.transcript ? "conflict" : "not_found");
			}
			if (!entry) return fail("conflict");
			if (secondsHeard(row.contact, now) >= MAX_CONTACT_SECONDS) {
				backlog.remove(messageId);
				return fail("conflict");
			}
			if (answering.isAnswerOwed(row.contact)) {
				backlog.again({ ...entry, dueAt: now + AFTER_ANSWER_MS });
				return fail("conflict");
			}
			if (!backlog.claim(messageId, now)) return fail("conflict");
			if (transcripts.begin(row, now)) return ok(row);
			tryLater(entry, now);
			return fail("conflict");
		},

		/** Stores what was heard, or that nothing could be made out; the first one stays. */
		keep(messageId: string, transcript: Transcript): Result<null, "not_found" | "conflict"> {
			backlog.remove(messageId);
			const row = ledger.find(messageId);
			return row?.type === "audio" && row.deleted === 0
				? transcripts.store(row, transcript)
				: fail("not_found");
		},

		/** A job ended without words. @param mayRetry a model can be asked later */
		fail(messageId: string, mayRetry: boolean, now: number): void {
			const entry = backlog.find(messageId);
			if (entry && mayRetry) return tryLater(entry, now);
			transcripts.release(messageId);
			backlog.remove(messageId);
		},

		startDue: backlog.startDue,
		nextWake: backlog.nextWake,
		erase: backlog.erase,
	};
}

/** Whether it is a voice note, or another sound, that nobody put into words and a model would take. */
function isWordless(row: MessageRow): boolean {
	if (row.type !== "audio" || row.deleted === 1 || row.transcript !== null) return false;
	const { media } = contentIn(row);
	if (!media || media.gone === true || media.expired === true) return false;
	return isPerceivable("audio", { bytes: media.bytes ?? null, seconds: media.seconds ?? null });
}

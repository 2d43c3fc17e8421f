import {
	MAX_TRANSCRIPT_LENGTH,
	type Transcript,
	TRANSCRIPT_LOST_MS,
} from "#app/domain/agents/listening.ts";
import { storableText } from "#app/domain/inbox/stored-text.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { MessageRow } from "../ledger/rows.ts";

/** Voice notes and pictures in words, stored with their messages and made once. */
export function createTranscripts(ledger: Ledger) {
	/**
	 * When each transcript under way was asked for. In memory: after an eviction a job that comes twice may ask a model
	 * twice; what is stored is stored once all the same.
	 */
	const underWay = new Map<string, number>();

	/** The customer's message of this contact; null for any other. */
	function findHeard(contact: number, messageId: string): MessageRow | null {
		const row = ledger.find(messageId);
		const isTheirs = row?.contact === contact && row.direction === "incoming" && row.deleted === 0;
		return isTheirs && (row.type === "audio" || row.type === "image") ? row : null;
	}

	/** True: the message is this job's from now on. False: it has a transcript, or another job is at it. */
	function begin(row: MessageRow, now: number): boolean {
		const since = underWay.get(row.id) ?? 0;
		if (row.transcript !== null || now - since < TRANSCRIPT_LOST_MS) return false;
		underWay.set(row.id, now);
		return true;
	}

	/** Stores what was made of a message; `conflict`: another one was first, and stays. */
	function store(row: MessageRow, transcript: Transcript): Result<null, "conflict"> {
		underWay.delete(row.id);
		if (row.transcript !== null) return fail("conflict");
		const text = transcript.text === null ? null : storableText(transcript.text);
		const kept = {
			...transcript,
			text: text && text.slice(0, MAX_TRANSCRIPT_LENGTH).toWellFormed(),
		};
		ledger.change(row, { transcript: JSON.stringify(kept) });
		return ok(null);
	}

	return {
		begin,
		store,

		/** Claims a customer's message for the job that answers it. `conflict`: as `begin`. */
		claim(
			contact: number,
			messageId: string,
			now: number,
		): Result<MessageRow, "not_found" | "conflict"> {
			const row = findHeard(contact, messageId);
			if (row === null) return fail("not_found");
			return begin(row, now) ? ok(row) : fail("conflict");
		},

		/** A model could not be reached: the next job may ask again. */
		release: (messageId: string): void => void underWay.delete(messageId),

		/** Stores what was made of a customer's message. */
		keep(
			contact: number,
			messageId: string,
			transcript: Transcript,
		): Result<null, "not_found" | "conflict"> {
			const row = findHeard(contact, messageId);
			return row === null ? fail("not_found") : store(row, transcript);
		},
	};
}

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

	return {
		/** Claims a message for one job. `conflict`: it has a transcript, or another job is at it. */
		claim(
			contact: number,
			messageId: string,
			now: number,
		): Result<MessageRow, "not_found" | "conflict"> {
			const row = findHeard(contact, messageId);
			if (row === null) return fail("not_found");
			const since = underWay.get(row.id) ?? 0;
			if (row.transcript !== null || now - since < TRANSCRIPT_LOST_MS) return fail("conflict");
			underWay.set(row.id, now);
			return ok(row);
		},

		/** A model could not be reached: the next job may ask again. */
		release: (messageId: string): void => void underWay.delete(messageId),

		/** Stores what was made of a message; the first one stays. */
		keep(
			contact: number,
			messageId: string,
			transcript: Transcript,
		): Result<null, "not_found" | "conflict"> {
			const row = findHeard(contact, messageId);
			if (row === null) return fail("not_found");
			underWay.delete(row.id);
			if (row.transcript !== null) return fail("conflict");
			const text = transcript.text === null ? null : storableText(transcript.text);
			const kept = {
				...transcript,
				text: text && text.slice(0, MAX_TRANSCRIPT_LENGTH).toWellFormed(),
			};
			ledger.change(row, { transcript: JSON.stringify(kept) });
			return ok(null);
		},
	};
}

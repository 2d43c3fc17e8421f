import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import type { ClaimedMedium } from "#app/contracts/media.ts";
import type { Transcript } from "#app/domain/agents/listening.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import { placeOf } from "../files/place.ts";
import { contentIn, type MessageRow } from "../ledger/rows.ts";

type Refused = "not_found" | "conflict" | "media_gone";

/**
 * Claims a customer's voice note or picture for the job that answers it, and says where its bytes are. `conflict`: the
 * answer is not wanted any more, or the message was put into words already, or is being so.
 */
export function claimMedium(
	channel: Channel,
	job: AgentReplyJob,
	messageId: string,
): Result<ClaimedMedium, Refused> {
	const { answering } = channel.inbox;
	const wanted = answering.findWanted(job);
	if (!wanted.ok) return wanted;
	const claimed = answering.transcripts.claim(wanted.value.contact.n, messageId, Date.now());
	return claimed.ok ? mediumOf(channel, claimed.value) : claimed;
}

function mediumOf(
	channel: Channel,
	row: MessageRow,
): Result<ClaimedMedium, "not_found" | "media_gone"> {
	const place = placeOf(channel, row);
	if (!place.ok) return place;
	const { bytes, seconds } = contentIn(row).media ?? {};
	if (place.value.at === "web") return fail("not_found");
	return ok({ place: place.value, bytes: bytes ?? null, seconds: seconds ?? null });
}

/**
 * Claims a voice note for the job that puts it into words where no agent did, and says where its bytes are. Refusals: those of
 * `claim` (agents/voices.ts), after which nothing is to be done.
 */
export function claimVoice(channel: Channel, messageId: string): Result<ClaimedMedium, Refused> {
	const now = Date.now();
	const claimed = channel.voices.claim(messageId, now);
	const medium = claimed.ok ? mediumOf(channel, claimed.value) : claimed;
	if (claimed.ok && !medium.ok) channel.voices.fail(messageId, false, now);
	channel.afterChange(now);
	return medium;
}

/** Stores a voice note in words. `conflict`: it has some already; `not_found`: it was deleted meanwhile. */
export function keepVoice(
	channel: Channel,
	messageId: string,
	transcript: Transcript,
): Result<null, "not_found" | "conflict"> {
	const kept = channel.voices.keep(messageId, transcript);
	channel.afterChange(Date.now());
	return kept;
}

/** The job of a voice note ended without words. @param mayRetry a model may be asked later */
export function failVoice(
	channel: Channel,
	messageId: string,
	mayRetry: boolean,
): Result<null, never> {
	const now = Date.now();
	channel.voices.fail(messageId, mayRetry, now);
	channel.afterChange(now);
	return ok(null);
}

/**
 * Stores a voice note or a picture in words, also when the answer is not wanted any more: it was paid for. Null: no model
 * could be reached, and the next job may try again. `conflict`: it has a transcript already.
 */
export function keepTranscript(
	channel: Channel,
	contactId: string,
	messageId: string,
	transcript: Transcript | null,
): Result<null, "not_found" | "conflict"> {
	const { answering, contacts } = channel.inbox;
	const contact = contacts.find(contactId);
	if (!contact) return fail("not_found");
	if (transcript === null) {
		answering.transcripts.release(messageId);
		return ok(null);
	}
	const kept = answering.transcripts.keep(contact.n, messageId, transcript);
	if (kept.ok) channel.afterChange(Date.now());
	return kept;
}

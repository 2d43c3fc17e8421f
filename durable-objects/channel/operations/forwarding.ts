import type { KeptMedium } from "#app/contracts/media.ts";
import { type Forwarded, planForwardedFile } from "#app/domain/inbox/forwarding.ts";
import { fileOf } from "#app/domain/inbox/outgoing-file.ts";
import { itemOf } from "#app/domain/inbox/outgoing-item.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import { placeOf } from "../files/place.ts";
import { contentIn } from "../ledger/rows.ts";

/**
 * What a message says, to be forwarded. A file that is only at the gateway waits to be kept from now on, as when somebody
 * opens it. `not_supported`: it is neither a text nor a file nor an item, or was deleted; `media_gone`: see placeOf.
 */
export function readForwarded(
	channel: Channel,
	messageId: string,
): Result<Forwarded, "not_found" | "not_supported" | "media_gone"> {
	const row = channel.inbox.ledger.find(messageId);
	if (!row) return fail("not_found");
	if (row.deleted === 1) return fail("not_supported");
	const { text } = row;
	if (row.type === "text") return ok({ text, file: null, item: null });
	const item = itemOf(contentIn(row));
	if (item) return ok({ text, file: null, item });
	const file = fileOf(contentIn(row), "");
	if (!file) return fail("not_supported");
	const place = placeOf(channel, row);
	if (!place.ok) return place;
	const isKept = place.value.at === "store";
	if (!isKept) {
		const now = Date.now();
		channel.keeping.noteOpened(row, now);
		channel.afterChange(now);
	}
	return ok({ text, file: { ...file, hash: isKept ? row.file : null }, item: null });
}

/**
 * As what a file of another channel may go on in this one; it is about to be copied here, and leaves again if no message
 * brings it. Refusals: those of planForwardedFile.
 */
export function planForward(
	channel: Channel,
	forwarded: Parameters<typeof planForwardedFile>[0],
	kept: KeptMedium,
): ReturnType<typeof planForwardedFile> {
	const rules = channel.gateways.current().capabilities;
	const plan = planForwardedFile(forwarded, kept, rules);
	if (!plan.ok) return plan;
	const now = Date.now();
	channel.leavingFiles.noteUnsent(kept.hash, now);
	channel.afterChange(now);
	return plan;
}

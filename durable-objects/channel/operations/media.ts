import type { MediaPlace, WantedMedia } from "#app/contracts/media.ts";
import { parseAvatarUrl } from "#app/domain/inbox/avatar.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import { placeOf } from "../files/place.ts";
import { contentIn, type MessageRow } from "../ledger/rows.ts";

/**
 * Where the Worker can fetch a medium's bytes: an object waits for no gateway. What is opened and not in our store yet will
 * be kept. `media_gone`: see placeOf.
 */
export function media(
	channel: Channel,
	wanted: WantedMedia,
): Result<MediaPlace, "not_found" | "media_gone"> {
	return "messageId" in wanted
		? placeMessageMedia(channel, wanted.messageId, wanted.isLost === true)
		: placeAvatar(channel, wanted.avatarOf);
}

function placeMessageMedia(channel: Channel, messageId: string, isLost: boolean) {
	const found = channel.inbox.ledger.find(messageId);
	const row = found && isLost ? withoutFile(channel, found) : found;
	if (!row) return fail("not_found");
	const place = placeOf(channel, row);
	if (place.ok && place.value.at === "store" && isLost) return fail("media_gone");
	if (!place.ok || place.value.at === "store") return place;
	const now = Date.now();
	channel.keeping.noteOpened(row, now);
	channel.afterChange(now);
	return place;
}

/**
 * The store has not the file that the message names: where the gateway can be asked for it, it is kept anew. What we sent
 * ourselves stays a message with a file, which nobody has.
 */
function withoutFile({ inbox }: Channel, row: MessageRow): MessageRow {
	if (row.file === null || contentIn(row).media?.ref === undefined) return row;
	inbox.ledger.change(row, { file: null });
	return { ...row, file: null };
}

function placeAvatar(channel: Channel, contactId: string): Result<MediaPlace, "not_found"> {
	const url = parseAvatarUrl(channel.inbox.contacts.find(contactId)?.avatar_url ?? null);
	return url === null ? fail("not_found") : ok({ at: "address", url: url.href });
}

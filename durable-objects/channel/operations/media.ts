import type { MediaPlace, WantedMedia } from "#app/contracts/media.ts";
import type { MessageContent } from "#app/domain/inbox/message.ts";
import { parseAvatarUrl } from "#app/domain/inbox/avatar.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";

type Refused = "not_found" | "media_gone";

/**
 * Where the Worker can fetch a medium's bytes: an object waits for no gateway. `media_gone`: the message
 * has a medium, but its gateway gave no reference to it, or it was deleted.
 */
export function media(channel: Channel, wanted: WantedMedia): Result<MediaPlace, Refused> {
	return "messageId" in wanted
		? placeMessageMedia(channel, wanted.messageId)
		: placeAvatar(channel, wanted.avatarOf);
}

function placeMessageMedia(channel: Channel, messageId: string): Result<MediaPlace, Refused> {
	const row = channel.inbox.ledger.find(messageId);
	const config = channel.config.get();
	if (!row || !config) return fail("not_found");
	if (row.media === null) return fail(row.deleted === 1 ? "media_gone" : "not_found");
	const media = JSON.parse(row.media) as NonNullable<MessageContent["media"]>;
	if (media.ref === undefined) return fail("media_gone");
	const { gateway, tokenSealed, credentialsSealed, dataKeyWrapped } = config;
	const simulated = channel.gateways.simulatorState();
	return ok({
		at: "gateway",
		ref: media.ref,
		fileName: media.fileName ?? null,
		bytes: media.bytes ?? null,
		gateway,
		tokenSealed,
		credentialsSealed,
		dataKeyWrapped,
		simulated: simulated && JSON.stringify(simulated),
	});
}

function placeAvatar(channel: Channel, contactId: string): Result<MediaPlace, Refused> {
	const url = parseAvatarUrl(channel.inbox.contacts.find(contactId)?.avatar_url ?? null);
	return url === null ? fail("not_found") : ok({ at: "address", url: url.href });
}

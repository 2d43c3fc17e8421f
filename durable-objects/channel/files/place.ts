import type { MediaPlace } from "#app/contracts/media.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import { contentIn, type MessageRow } from "../ledger/rows.ts";

/**
 * Where the bytes of a message's file are: in our store, else at the gateway. `media_gone`: it has one, but nobody told how
 * to get it, the gateway has it no more, or it was deleted.
 */
export function placeOf(
	channel: Channel,
	row: MessageRow,
): Result<Exclude<MediaPlace, { at: "address" }>, "not_found" | "media_gone"> {
	const config = channel.config.get();
	if (!config) return fail("not_found");
	const { media } = contentIn(row);
	if (!media) return fail(row.deleted === 1 ? "media_gone" : "not_found");
	const fileName = media.fileName ?? null;
	if (row.file !== null)
		return ok({ at: "store", hash: row.file, fileName, mimetype: media.mimetype ?? null });
	if (media.ref === undefined || media.gone === true) return fail("media_gone");
	// The picture of an ad is at no gateway.
	if (row.type === "system") return ok({ at: "web", url: media.ref });
	const { gateway, tokenSealed, credentialsSealed, dataKeyWrapped } = config;
	const simulated = channel.gateways.simulatorState();
	return ok({
		at: "gateway",
		ref: media.ref,
		fileName,
		bytes: media.bytes ?? null,
		gateway,
		tokenSealed,
		credentialsSealed,
		dataKeyWrapped,
		simulated: simulated && JSON.stringify(simulated),
	});
}

import { z } from "zod";
import { base64Length } from "#workers/adapters/base64-json.ts";
import type { GatewayAnswer, GatewayMedia } from "#workers/adapters/channel-gateway/port.ts";
import { openBase64Json } from "#workers/adapters/open-base64-json.ts";
import { type EvolutionTarget, openEvolution } from "./http.ts";
import { readPositive } from "./media-facts.ts";
import { MessageId } from "./wire.ts";

/** As 2.3.7 writes it, all of this stands before the file. */
const Told = z.looseObject({
	mimetype: z.string().nullish().catch(null),
	fileName: z.string().nullish().catch(null),
	size: z.looseObject({ fileLength: z.unknown() }).nullish().catch(null),
	/** Seen only where there is no file in it. */
	base64: z.literal("").optional().catch(undefined),
});
/** Bytes of the JSON around the base64 in the answer. */
const MAX_AROUND = 20_000;

/** Fetches a medium by its message's id; Evolution answers it as base64 in JSON, read as it comes. Never throws. */
export async function fetchEvolutionMedia(
	target: EvolutionTarget,
	input: { ref: string; maxBytes: number; bytes?: number | null },
): Promise<GatewayAnswer<GatewayMedia>> {
	if (!MessageId.safeParse(input.ref).success) return { class: "refused", reason: "invalid" };
	const answer = await openEvolution(target, {
		path: `/chat/getBase64FromMediaMessage/${target.ref}`,
		body: { message: { key: { id: input.ref } }, convertToMp4: false },
		bytes: input.bytes ?? 0,
		maxBytes: base64Length(input.maxBytes) + MAX_AROUND,
	});
	if (answer.class !== "accepted") return answer;
	const opened = await openBase64Json(answer.value, "base64", MAX_AROUND).catch(() => null);
	const told = Told.safeParse(opened?.before);
	if (!opened || !told.success) {
		await opened?.body?.cancel().catch(() => null);
		return { class: "not_accepted", retryAfterMs: null };
	}
	const { mimetype, fileName, size, base64 } = told.data;
	if (opened.body === null)
		return base64 === ""
			? { class: "refused", reason: "rejected" }
			: { class: "not_accepted", retryAfterMs: null };
	const bytes = readPositive(size?.fileLength) ?? null;
	if (bytes !== null && bytes > input.maxBytes) {
		await opened.body.cancel().catch(() => null);
		return { class: "refused", reason: "rejected" };
	}
	return {
		class: "accepted",
		value: {
			body: opened.body,
			mimetype: mimetype ?? "application/octet-stream",
			bytes,
			fileName: fileName ?? null,
		},
	};
}

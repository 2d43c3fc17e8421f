import { z } from "zod";
import { callEvolution, type EvolutionTarget } from "./http.ts";
import { MessageId } from "./wire.ts";
import type { GatewayAnswer, GatewayMedia } from "#workers/adapters/channel-gateway/port.ts";

const Base64Body = z.looseObject({
	mimetype: z.string().nullish(),
	fileName: z.string().nullish(),
	base64: z.string(),
});
/** Bytes of the JSON around the base64 in the answer. */
const ENVELOPE_BYTES = 20_000;

/** Fetches a medium by its message's id; Evolution answers it as base64 in JSON. Never throws. */
export async function fetchEvolutionMedia(
	target: EvolutionTarget,
	input: { ref: string; maxBytes: number },
): Promise<GatewayAnswer<GatewayMedia>> {
	if (!MessageId.safeParse(input.ref).success) return { class: "refused", reason: "invalid" };
	const answer = await callEvolution(target.connection, {
		method: "POST",
		path: `/chat/getBase64FromMediaMessage/${target.ref}`,
		apiKey: target.key,
		body: { message: { key: { id: input.ref } }, convertToMp4: false },
		answer: Base64Body,
		doubt: "not_accepted",
		maxBodyBytes: Math.ceil(input.maxBytes / 3) * 4 + ENVELOPE_BYTES,
	});
	if (answer.class !== "accepted") return answer;
	const { base64, mimetype, fileName } = answer.value;
	const bytes = Buffer.from(base64, "base64");
	if (bytes.byteLength === 0 || bytes.byteLength > input.maxBytes)
		return { class: "refused", reason: "rejected" };
	return {
		class: "accepted",
		value: {
			body: new Response(bytes).body as ReadableStream<Uint8Array>,
			mimetype: mimetype ?? "application/octet-stream",
			bytes: bytes.byteLength,
			fileName: fileName ?? null,
		},
	};
}

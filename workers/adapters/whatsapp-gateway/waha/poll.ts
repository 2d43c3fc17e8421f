import { contentOfPoll } from "#app/domain/inbox/poll.ts";
import type { MessageContent } from "#app/domain/inbox/message.ts";
import { readBody } from "../evolution/content.ts";
import type { WahaMessage } from "./wire.ts";

type Fields = Record<string, unknown>;
const asFields = (value: unknown): Fields | null =>
	typeof value === "object" && value !== null ? (value as Fields) : null;
const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * A poll in the engine's own record, the only place that tells its options: WhatsApp's message (`message`, of GOWS
 * `Message`), or the browser's flat one. Null for any other message.
 */
export function readWahaPoll({ _data: data }: WahaMessage): MessageContent | null {
	const message = asFields(data?.message) ?? asFields(data?.Message);
	if (message) {
		const body = readBody(message);
		return body.kind === "content" && body.content.media?.kind === "poll" ? body.content : null;
	}
	if (data?.type !== "poll_creation" || !Array.isArray(data.pollOptions)) return null;
	return contentOfPoll({
		question: asText(data.pollName),
		options: data.pollOptions.map((option) => asText(asFields(option)?.name)),
		isMultiple: !data.pollSelectableOptionsCount,
	});
}

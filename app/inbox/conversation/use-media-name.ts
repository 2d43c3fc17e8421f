import { displayName } from "#app/domain/chat/display-text.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useLaterStrings } from "../use-later-strings.ts";

/** "Imagem de Maria", "Vídeo (você)"; empty for no message. */
export function useMediaName(message: TimelineMessage | undefined, contactName: string): string {
	const { types } = useInboxStrings().message;
	const later = useLaterStrings().media;
	if (!message) return "";
	const kind = types[message.type];
	return message.direction === "outgoing"
		? later.own(kind)
		: later.of(kind, displayName(message.author ?? contactName));
}

import { displayName } from "#app/domain/chat/display-text.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { MediaDocument } from "./media-document.tsx";
import { MediaLine } from "./media-line.tsx";
import { MediaPicture } from "./media-picture.tsx";
import { MediaPlayer } from "./media-player.tsx";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useLaterStrings } from "../use-later-strings.ts";

/** The file of a message, shown or offered. It comes through our own proxy, never from WhatsApp. */
export function MediaView(props: { message: TimelineMessage; contactName: string }) {
	const t = useInboxStrings();
	const later = useLaterStrings().media;
	const { instance, capabilities } = useInboxParts();
	const { message } = props;
	if (!capabilities.media) return <MediaLine message={message} />;
	const address = mediaAddress(instance.id, message.id);
	const kind = t.message.types[message.type];
	const name =
		message.direction === "outgoing"
			? later.own(kind)
			: later.of(kind, displayName(message.author ?? props.contactName));
	if (message.type === "image" || message.type === "sticker") {
		return (
			<MediaPicture
				address={address}
				caption={message.text}
				isSticker={message.type === "sticker"}
				name={name}
			/>
		);
	}
	if (message.type === "audio" || message.type === "video") {
		return <MediaPlayer address={address} message={message} name={name} />;
	}
	return <MediaDocument address={address} message={message} />;
}

const mediaAddress = (channelId: string, messageId: string): string =>
	`/media/${encodeURIComponent(channelId)}/${encodeURIComponent(messageId)}`;

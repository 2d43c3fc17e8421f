import {
	CircleHelp,
	FileText,
	Image,
	MapPin,
	Mic,
	Phone,
	Sticker,
	UserRound,
	Video,
} from "lucide-react";
import type { MessageType } from "#app/domain/inbox/message.ts";

const ICONS = {
	image: Image,
	audio: Mic,
	document: FileText,
	video: Video,
	sticker: Sticker,
	location: MapPin,
	contact: UserRound,
	call: Phone,
	other: CircleHelp,
} as const;

/** The icon of a media type; null for text and system lines. A text always accompanies it. */
export function TypeIcon({ type, size = 14 }: { type: MessageType; size?: number }) {
	if (type === "text" || type === "system") return null;
	const Icon = ICONS[type];
	return <Icon aria-hidden="true" className="shrink-0" size={size} strokeWidth={1.75} />;
}

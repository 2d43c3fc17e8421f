import { Camera, type LucideIcon, MessageCircle, MessagesSquare, Send, Zap } from "lucide-react";
import type { ChannelType } from "#app/domain/channels/channel.ts";

/** Product names, the same in every language. */
export const CHANNEL_TYPE_NAMES: Record<ChannelType, string> = {
	whatsapp: "WhatsApp",
	telegram: "Telegram",
	webchat: "Webchat",
	messenger: "Messenger",
	instagram: "Instagram",
};

/**
 * The icon library has no company logos: a generic icon and a colour are used instead, with the
 * name beside them.
 */
const MARKS: Record<ChannelType, { icon: LucideIcon; color: string }> = {
	whatsapp: { icon: MessageCircle, color: "var(--whatsapp)" },
	telegram: { icon: Send, color: "var(--telegram)" },
	webchat: { icon: MessagesSquare, color: "var(--accent-11)" },
	messenger: { icon: Zap, color: "var(--messenger)" },
	instagram: { icon: Camera, color: "var(--instagram)" },
};

/** A small icon of a channel's type, in its own colour. Decorative. `size` in px. */
export function ChannelTypeMark(props: { type: ChannelType; size?: number }) {
	const { icon: Icon, color } = MARKS[props.type];
	return (
		<Icon
			aria-hidden="true"
			className="shrink-0"
			size={props.size ?? 16}
			strokeWidth={1.75}
			style={{ color }}
		/>
	);
}

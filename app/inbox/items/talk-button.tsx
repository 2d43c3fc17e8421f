import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { formatPhone } from "#app/i18n/phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { conversationHref } from "#app/ui/channel-links.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { findConversation } from "./people-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Opens the conversation with a number of a card, where there is one in any channel. */
export function TalkButton({ phone }: { phone: string }) {
	const t = useStrings({ pt, en }).talk;
	const { instance } = useInboxParts();
	const navigate = useNavigate();
	const [isSeeking, setIsSeeking] = useState(false);
	const open = async (): Promise<void> => {
		setIsSeeking(true);
		try {
			const found = await findConversation(phone, instance.id);
			if (!found) return notify.info(t.none);
			await navigate(conversationHref(found.channel, found.contactId, found.id));
		} catch {
			notify.error(t.failed);
		} finally {
			setIsSeeking(false);
		}
	};
	return (
		<IconButton label={t.open(formatPhone(phone))} loading={isSeeking} onClick={() => void open()}>
			<MessageCircle aria-hidden="true" size={15} strokeWidth={1.75} />
		</IconButton>
	);
}

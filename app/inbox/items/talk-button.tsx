import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { formatPhone } from "#app/i18n/phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { may } from "#app/domain/team/role.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { conversationHref } from "#app/ui/channel-links.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { findConversation } from "./people-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const NewConversation = lazyPart(() => import("../begin/new-conversation.tsx"), "NewConversation", {
	onFailure: "toast",
});

/** Opens the conversation with a number of a card, where there is one in any channel; else one can be begun. */
export function TalkButton({ phone }: { phone: string }) {
	const t = useStrings({ pt, en }).talk;
	const { instance, me } = useInboxParts();
	const navigate = useNavigate();
	const [isBeginning, setIsBeginning] = useState(false);
	const [isSeeking, setIsSeeking] = useState(false);
	const open = async (): Promise<void> => {
		setIsSeeking(true);
		try {
			const found = await findConversation(phone, instance.id);
			if (!found && may(me.role, "send")) return setIsBeginning(true);
			if (!found) return notify.info(t.none);
			await navigate(conversationHref(found.channel, found.contactId, found.id));
		} catch {
			notify.error(t.failed);
		} finally {
			setIsSeeking(false);
		}
	};
	return (
		<>
			<IconButton
				label={t.open(formatPhone(phone))}
				loading={isSeeking}
				onClick={() => void open()}
			>
				<MessageCircle aria-hidden="true" size={15} strokeWidth={1.75} />
			</IconButton>
			{isBeginning ? (
				<NewConversation
					onClose={() => setIsBeginning(false)}
					start={{ typed: `+${phone}`, channelId: instance.id }}
				/>
			) : null}
		</>
	);
}

import type { ContactView } from "#app/contracts/frames.ts";
import type { OutgoingItem } from "#app/domain/inbox/outgoing-item.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TemplateChoice } from "./template-choice.tsx";

/** A template for a contact whose conversation is open; it leaves as soon as it is filled. */
export function TemplateDialog(props: {
	contact: ContactView;
	onSend: (item: OutgoingItem) => void;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en });
	const { instance, me } = useInboxParts();
	return (
		<Dialog
			onOpenChange={(isOpen) => {
				if (!isOpen) props.onClose();
			}}
			open
			purpose={t.purpose}
			title={t.title}
			width={720}
		>
			<TemplateChoice
				channelId={instance.id}
				contact={props.contact}
				onChosen={props.onSend}
				sender={me.name}
				submit={t.send}
			/>
		</Dialog>
	);
}

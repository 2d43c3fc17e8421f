import type { ContactView } from "#app/contracts/frames.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { contactTitle } from "../list/contact-title.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { LabelsEditor } from "./labels-editor.tsx";

/** A dialog that edits the labels of a conversation, opened from its menu. */
export function LabelsDialog(props: { contact: ContactView; onClose: () => void }) {
	const t = useInboxStrings();
	const later = useLaterStrings().labels;
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={later.purpose(contactTitle(props.contact, t.contacts))}
			title={later.title}
			width={420}
		>
			<LabelsEditor contact={props.contact} isFirst />
		</Dialog>
	);
}

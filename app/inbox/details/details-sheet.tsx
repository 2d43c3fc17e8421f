import { Dialog } from "#app/ui/dialog.tsx";
import { useLaterStrings } from "../use-later-strings.ts";
import { DetailsBody } from "./details-pane.tsx";
import type { SectionProps } from "./sections.tsx";

/** The contact's details in a dialog, on screens without space for a third pane. */
export function DetailsSheet(props: Omit<SectionProps, "isShown"> & { onClose: () => void }) {
	const t = useLaterStrings().details;
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			title={t.title}
			width={420}
		>
			<DetailsBody contact={props.contact} isShown onGone={props.onGone} onward={props.onward} />
		</Dialog>
	);
}

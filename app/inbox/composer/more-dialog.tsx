import type { ContactView } from "#app/contracts/frames.ts";
import type { SentItem } from "#app/domain/inbox/outgoing-form.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import type { MoreKind } from "./more-menu.tsx";

const LibraryDialog = lazyPart(() => import("../library/library-dialog.tsx"), "LibraryDialog", {
	onFailure: "toast",
});
const PlaceDialog = lazyPart(() => import("../items/place-dialog.tsx"), "PlaceDialog", {
	onFailure: "toast",
});
const CardsDialog = lazyPart(() => import("../items/cards-dialog.tsx"), "CardsDialog", {
	onFailure: "toast",
});
const FormDialog = lazyPart(() => import("../items/form-dialog.tsx"), "FormDialog", {
	onFailure: "toast",
});
const PollDialog = lazyPart(() => import("../items/poll-dialog.tsx"), "PollDialog", {
	onFailure: "toast",
});

const TemplateDialog = lazyPart(
	() => import("../templates/template-dialog.tsx"),
	"TemplateDialog",
	{ onFailure: "toast" },
);

const DIALOGS = { location: PlaceDialog, contact: CardsDialog, poll: PollDialog, form: FormDialog };
/** The dialog of what was asked for. It stands beside the composer's form: within it, its own form would send the draft too. */
export function MoreDialog(props: {
	kind: MoreKind;
	contact: ContactView;
	onFiles: (files: readonly File[]) => void;
	onEnd: () => void;
	/** It has been handed to the outbox. */
	onSent: () => void;
}) {
	const { outbox } = useInboxParts();
	if (props.kind === "library")
		return <LibraryDialog onClose={props.onEnd} onFiles={props.onFiles} />;
	const onSend = (item: SentItem): void => {
		outbox.addItem(props.contact.id, item);
		props.onEnd();
		props.onSent();
	};
	if (props.kind === "template")
		return <TemplateDialog contact={props.contact} onClose={props.onEnd} onSend={onSend} />;
	const Asked = DIALOGS[props.kind];
	return <Asked onClose={props.onEnd} onSend={onSend} />;
}

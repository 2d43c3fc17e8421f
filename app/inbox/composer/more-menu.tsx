import {
	ChartBarBig,
	FolderOpen,
	LayoutTemplate,
	List,
	MapPin,
	Pencil,
	UserRound,
} from "lucide-react";
import type { ReactElement } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import type { SentItem } from "#app/domain/inbox/outgoing-form.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

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
const ICONS = {
	library: FolderOpen,
	location: MapPin,
	contact: UserRound,
	poll: ChartBarBig,
	template: LayoutTemplate,
	form: List,
};

export type MoreKind = keyof typeof ICONS;

/** What a channel sends besides texts and files of one's own: files of the library, places, contact cards, polls, templates; and a note for the team. */
export function MoreMenu(props: {
	trigger: ReactElement;
	onAsk: (kind: MoreKind) => void;
	/** A note for the team instead of a message. */
	onNote: () => void;
}) {
	const t = useInboxStrings();
	const { files, places, cards, polls, templates, forms } = useInboxParts().capabilities;
	const isOffered = {
		library: files !== undefined,
		location: places !== undefined,
		contact: cards !== undefined,
		poll: polls !== undefined,
		template: templates,
		form: forms !== undefined,
	};
	const kinds = (["library", "location", "contact", "poll", "template", "form"] as const).filter(
		(kind) => isOffered[kind],
	);
	const { types, kinds: other } = t.message;
	const words = {
		library: t.composer.library,
		location: types.location,
		contact: types.contact,
		poll: other.poll,
		template: t.composer.template,
		form: t.composer.form,
	};
	return (
		<Menu align="start" defaultOpen trigger={props.trigger}>
			{kinds.map((kind) => {
				const Icon = ICONS[kind];
				return (
					<MenuItem key={kind} onSelect={() => props.onAsk(kind)}>
						<Icon aria-hidden="true" className="shrink-0" size={16} strokeWidth={1.75} />
						{words[kind]}
					</MenuItem>
				);
			})}
			<MenuItem onSelect={props.onNote}>
				<Pencil aria-hidden="true" className="shrink-0" size={16} strokeWidth={1.75} />
				{t.composer.note}
			</MenuItem>
		</Menu>
	);
}

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

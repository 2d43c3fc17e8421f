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
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

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

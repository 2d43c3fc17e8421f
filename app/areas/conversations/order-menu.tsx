import { Check } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en as beginEn } from "#app/inbox/begin/strings.en.ts";
import { pt as beginPt } from "#app/inbox/begin/strings.pt.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import type { ListFilter } from "./filters.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const NewConversation = lazyPart(
	() => import("#app/inbox/begin/new-conversation.tsx"),
	"NewConversation",
	{ onFailure: "toast" },
);

/** The order of the list, whether only what is unread is shown, and what is begun here: choosing, and a conversation. */
export function OrderMenu(props: {
	filter: ListFilter;
	onFilter: (filter: ListFilter) => void;
	/** Begins to choose conversations; null for who may not act on any. */
	onChoose: (() => void) | null;
	trigger: ReactElement;
}) {
	const t = useStrings({ pt, en }).order;
	const { filter, onFilter } = props;
	const isUnread = filter.unread === "1";
	const begin = useStrings({ pt: beginPt, en: beginEn });
	const [isBeginning, setIsBeginning] = useState(false);
	return (
		<>
			<Menu defaultOpen trigger={props.trigger}>
				<Choice
					isOn={filter.order === undefined}
					label={t.newest}
					onSelect={() => onFilter({ ...filter, order: undefined })}
				/>
				<Choice
					isOn={filter.order === "longest"}
					label={t.longest}
					onSelect={() => onFilter({ ...filter, order: "longest" })}
				/>
				<MenuSeparator />
				<Choice
					isOn={isUnread}
					label={t.unread}
					onSelect={() => onFilter({ ...filter, unread: isUnread ? undefined : "1" })}
				/>
				{props.onChoose ? (
					<>
						<MenuSeparator />
						<Choice isOn={false} label={t.choose} onSelect={props.onChoose} />
						<Choice isOn={false} label={begin.title} onSelect={() => setIsBeginning(true)} />
					</>
				) : null}
			</Menu>
			{isBeginning ? <NewConversation onClose={() => setIsBeginning(false)} /> : null}
		</>
	);
}

function Choice(props: { isOn: boolean; label: string; onSelect: () => void }) {
	const t = useStrings({ pt, en }).order;
	return (
		<MenuItem onSelect={props.onSelect}>
			<span className="flex size-4 shrink-0 items-center justify-center">
				{props.isOn ? <Check aria-hidden="true" size={16} strokeWidth={2} /> : null}
			</span>
			{props.label}
			{props.isOn ? <span className="sr-only">{t.present}</span> : null}
		</MenuItem>
	);
}

import { Check } from "lucide-react";
import type { ReactElement } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import type { ListFilter } from "./filters.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The order of the list, and whether only what is unread is shown. */
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
	return (
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
				</>
			) : null}
		</Menu>
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

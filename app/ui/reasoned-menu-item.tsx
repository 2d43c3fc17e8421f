import type { LucideIcon } from "lucide-react";
import { MenuItem } from "./menu.tsx";

/** An item of a menu with its icon. `refusal` says why it is disabled; null: it is not. */
export function ReasonedMenuItem(props: {
	icon: LucideIcon;
	label: string;
	onSelect: () => void;
	refusal: string | null;
}) {
	const Icon = props.icon;
	return (
		<MenuItem
			className={props.refusal ? "!h-auto !py-1.5" : ""}
			disabled={props.refusal !== null}
			onSelect={props.onSelect}
		>
			<Icon aria-hidden="true" className="shrink-0" size={16} strokeWidth={1.75} />
			<span className="flex flex-col">
				{props.label}
				{props.refusal ? <span className="text-xs">{props.refusal}</span> : null}
			</span>
		</MenuItem>
	);
}

import { Command } from "cmdk";
import type { ReactNode } from "react";

const GROUP =
	"[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 " +
	"[&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-gray-11";

export function PaletteGroup(props: { heading: string; children: ReactNode }) {
	return (
		<Command.Group className={GROUP} heading={props.heading}>
			{props.children}
		</Command.Group>
	);
}

/** One line of the palette. `value` must be unique; it is found by title and keywords. */
export function PaletteRow(props: {
	value: string;
	title: string;
	keywords?: string[];
	/** At the right: where it belongs. */
	detail?: string | undefined;
	mark: ReactNode;
	onSelect: () => void;
}) {
	return (
		<Command.Item
			className="flex h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-gray-12 data-[selected=true]:bg-accent-3 data-[selected=true]:text-accent-12"
			keywords={[props.title, ...(props.keywords ?? [])]}
			onSelect={props.onSelect}
			value={props.value}
		>
			{props.mark}
			<bdi className="truncate">{props.title}</bdi>
			{props.detail ? (
				<bdi className="ml-auto max-w-[40%] shrink-0 truncate text-xs text-gray-11">
					{props.detail}
				</bdi>
			) : null}
		</Command.Item>
	);
}

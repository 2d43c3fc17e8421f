import { FlaskConical } from "lucide-react";
import { Hint } from "./hint.tsx";

/**
 * Marks demonstration content, with a tooltip that explains it. Focusable, so that the keyboard
 * reaches the tooltip.
 */
export function DemonstrationBadge(props: { label: string; hint: string }) {
	return (
		<Hint text={props.hint}>
			<span
				className="focus-ring inline-flex h-6 items-center gap-1 whitespace-nowrap rounded-full border border-dashed border-gray-8 px-2 text-xs text-gray-11"
				role="note"
				// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tooltip must open by keyboard too
				tabIndex={0}
			>
				<FlaskConical aria-hidden="true" size={12} />
				{props.label}
				<span className="sr-only">. {props.hint}</span>
			</span>
		</Hint>
	);
}

import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useFolded } from "./use-folded.ts";

/** A section of the details under a heading that folds it. What is folded is not there, and asks for nothing. */
export function FoldedSection(props: {
	id: string;
	title: string;
	startsOpen: boolean;
	children: ReactNode;
}) {
	const { isOpen, toggle } = useFolded(props.id, props.startsOpen);
	const bodyId = useId();
	return (
		<section aria-label={props.title} className="border-t border-line">
			<h3>
				<button
					aria-controls={isOpen ? bodyId : undefined}
					aria-expanded={isOpen}
					className="focus-ring flex h-11 w-full items-center justify-between gap-2 rounded-control text-left text-[13px] font-semibold text-gray-12"
					onClick={toggle}
					type="button"
				>
					{props.title}
					<ChevronDown
						aria-hidden="true"
						className={`shrink-0 text-gray-11 transition-transform duration-150 motion-reduce:transition-none ${isOpen ? "" : "-rotate-90"}`}
						size={16}
					/>
				</button>
			</h3>
			{isOpen ? (
				<div className="pb-4" id={bodyId}>
					{props.children}
				</div>
			) : null}
		</section>
	);
}

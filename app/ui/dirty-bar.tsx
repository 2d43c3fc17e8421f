import { TriangleAlert } from "lucide-react";
import { Button } from "./button.tsx";

/**
 * Says at the bottom, over the full width, that there are unsaved changes. It takes no space
 * otherwise, and is announced once.
 */
export function DirtyBar(props: {
	isDirty: boolean;
	text: string;
	discardLabel: string;
	saveLabel: string;
	isSaving: boolean;
	/** Why the changes cannot be saved now; null when they can. */
	problem?: string | null;
	/** Another way to save, beside the first. */
	secondary?: { label: string; onClick: () => void };
	onDiscard: () => void;
	/** Null: "save" submits the form around it. */
	onSave?: () => void;
}) {
	return (
		<div aria-live="polite" className="sticky bottom-14 z-30 md:bottom-0">
			{props.isDirty ? (
				<div className="-mx-4 mt-6 flex animate-appear flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-panel px-4 py-3 shadow-[0_-6px_20px_-12px_rgb(0_0_0/0.35)] md:-mx-8 md:px-8">
					<p className="flex min-w-0 flex-1 basis-52 items-center gap-2 font-medium">
						<TriangleAlert aria-hidden="true" className="shrink-0 text-amber-11" size={16} />
						{props.text}
					</p>
					{props.problem ? <p className="text-[13px] text-red-11">{props.problem}</p> : null}
					<div
						className={`flex flex-wrap gap-3 max-sm:w-full ${props.secondary ? "max-sm:*:grow" : "max-sm:*:flex-1"}`}
					>
						<Button disabled={props.isSaving} onClick={props.onDiscard} type="button">
							{props.discardLabel}
						</Button>
						{props.secondary ? (
							<Button
								disabled={props.isSaving || Boolean(props.problem)}
								onClick={props.secondary.onClick}
								type="button"
							>
								{props.secondary.label}
							</Button>
						) : null}
						<Button
							disabled={Boolean(props.problem)}
							kind="primary"
							loading={props.isSaving}
							onClick={props.onSave}
							type={props.onSave ? "button" : "submit"}
						>
							{props.saveLabel}
						</Button>
					</div>
				</div>
			) : null}
		</div>
	);
}

import { useId } from "react";

/**
 * A switch with its label and a sentence; a native checkbox underneath. A disabled one says why.
 */
export function Toggle(props: {
	label: string;
	hint: string;
	isOn: boolean;
	onChange: (on: boolean) => void;
	disabledReason?: string | undefined;
}) {
	const id = useId();
	const isDisabled = props.disabledReason !== undefined;
	return (
		<div className="flex items-start justify-between gap-4">
			<div>
				<div className="flex flex-wrap items-center gap-x-2">
					<label className="font-medium" htmlFor={id}>
						{props.label}
					</label>
					{isDisabled ? (
						<span
							className="rounded-full bg-gray-3 px-2 py-0.5 text-xs text-gray-11"
							id={`${id}-reason`}
						>
							{props.disabledReason}
						</span>
					) : null}
				</div>
				<p className="text-[13px] text-gray-11" id={`${id}-hint`}>
					{props.hint}
				</p>
			</div>
			<input
				aria-describedby={isDisabled ? `${id}-reason ${id}-hint` : `${id}-hint`}
				aria-checked={props.isOn}
				checked={props.isOn}
				className="focus-ring relative mt-0.5 h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full bg-gray-8 transition-colors duration-150 after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-white after:transition-transform after:duration-150 checked:bg-accent-9 checked:after:translate-x-4 disabled:cursor-not-allowed disabled:opacity-50"
				disabled={isDisabled}
				id={id}
				onChange={(event) => props.onChange(event.currentTarget.checked)}
				role="switch"
				type="checkbox"
			/>
		</div>
	);
}

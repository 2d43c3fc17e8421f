import { useId } from "react";

/** A switch with its label and a sentence; a native checkbox underneath. */
export function Toggle(props: {
	label: string;
	hint: string;
	isOn: boolean;
	onChange: (on: boolean) => void;
}) {
	const id = useId();
	return (
		<div className="flex items-start justify-between gap-4">
			<div>
				<label className="font-medium" htmlFor={id}>
					{props.label}
				</label>
				<p className="text-[13px] text-gray-11" id={`${id}-hint`}>
					{props.hint}
				</p>
			</div>
			<input
				aria-describedby={`${id}-hint`}
				aria-checked={props.isOn}
				checked={props.isOn}
				className="focus-ring relative mt-0.5 h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full bg-gray-8 transition-colors duration-150 after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-white after:transition-transform after:duration-150 checked:bg-accent-9 checked:after:translate-x-4"
				id={id}
				onChange={(event) => props.onChange(event.currentTarget.checked)}
				role="switch"
				type="checkbox"
			/>
		</div>
	);
}

import { type ComponentProps, useId } from "react";

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
			<Switch
				aria-describedby={isDisabled ? `${id}-reason ${id}-hint` : `${id}-hint`}
				className="mt-0.5"
				disabled={isDisabled}
				id={id}
				isOn={props.isOn}
				onChange={props.onChange}
			/>
		</div>
	);
}

/** The switch alone, for where its name stands elsewhere. */
export function Switch({
	isOn,
	onChange,
	className = "",
	...rest
}: Omit<ComponentProps<"input">, "onChange"> & {
	isOn: boolean;
	onChange: (on: boolean) => void;
}) {
	return (
		<input
			{...rest}
			aria-checked={isOn}
			checked={isOn}
			className={`focus-ring relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full bg-gray-8 transition-colors duration-150 after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-white after:transition-transform after:duration-150 checked:bg-accent-9 checked:after:translate-x-4 disabled:cursor-not-allowed disabled:opacity-50 ${className}`}
			onChange={(event) => onChange(event.currentTarget.checked)}
			role="switch"
			type="checkbox"
		/>
	);
}

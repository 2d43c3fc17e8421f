import type { LucideIcon } from "lucide-react";
import { useState } from "react";

export interface Choice<Value extends string> {
	value: Value;
	name: string;
	text?: string;
	icon?: LucideIcon;
	/** Language of the name, when it is not the page's. */
	lang?: string;
}

/** Radio buttons as cards; the whole card is the label. */
export function ChoiceCards<Value extends string>(props: {
	legend: string;
	name: string;
	choices: readonly Choice<Value>[];
	selected: Value;
	onChoose: (value: Value) => void;
}) {
	const { selected } = props;
	const [picked, setPicked] = useState(selected);
	const [known, setKnown] = useState(selected);
	// A choice shows at once, also when its effect takes a moment.
	if (known !== selected) {
		setKnown(selected);
		setPicked(selected);
	}
	return (
		<fieldset>
			<legend className="mb-1.5 font-medium text-gray-12">{props.legend}</legend>
			<div className="grid gap-2 sm:grid-cols-3">
				{props.choices.map(({ value, name, text, icon: Icon, lang }) => (
					<label
						className="flex items-start gap-3 rounded-control border border-gray-7 px-3 py-2.5 has-checked:border-accent-9 has-checked:bg-accent-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-9"
						key={value}
					>
						<input
							checked={value === picked}
							className="mt-1 accent-(--accent-9)"
							name={props.name}
							onChange={() => {
								setPicked(value);
								props.onChoose(value);
							}}
							type="radio"
							value={value}
						/>
						<span className="min-w-0 flex-1">
							<span className="flex items-center gap-2 font-medium" lang={lang}>
								{name}
								{Icon ? (
									<Icon
										aria-hidden="true"
										className="ml-auto text-gray-11"
										size={16}
										strokeWidth={1.75}
									/>
								) : null}
							</span>
							{text ? <span className="block text-[13px] text-gray-11">{text}</span> : null}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

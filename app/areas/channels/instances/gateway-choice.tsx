import { useId } from "react";
import type { GatewayName } from "#app/domain/channels/settings.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The available gateways, each with a sentence, as radio buttons of the field `gateway`. */
export function GatewayChoice(props: {
	legend: string;
	gateways: readonly GatewayName[];
	chosen: GatewayName | undefined;
	onChoose: (gateway: GatewayName) => void;
}) {
	const t = useStrings({ pt, en }).gateways;
	const id = useId();
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="mb-1.5 font-medium">{props.legend}</legend>
			{props.gateways.map((gateway) => (
				<div
					className="relative flex items-start gap-3 rounded-control border border-gray-7 px-3 py-2.5 has-checked:border-accent-9 has-checked:bg-accent-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-9"
					key={gateway}
				>
					<input
						aria-describedby={`${id}-${gateway}-text`}
						checked={gateway === props.chosen}
						className="relative z-1 mt-1 accent-(--accent-9)"
						id={`${id}-${gateway}`}
						name="gateway"
						onChange={() => props.onChoose(gateway)}
						type="radio"
						value={gateway}
					/>
					<div>
						{/* The label covers the whole card. */}
						<label
							className="font-medium after:absolute after:inset-0"
							htmlFor={`${id}-${gateway}`}
						>
							{t[gateway].name}
						</label>
						<p className="text-[13px] text-gray-11" id={`${id}-${gateway}-text`}>
							{t[gateway].text}
						</p>
					</div>
				</div>
			))}
		</fieldset>
	);
}

import { useId } from "react";
import type { LinkWay } from "#app/domain/gateways/way.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The ways to link a number, each with a sentence, as radio buttons of the field `gateway`. */
export function GatewayChoice(props: {
	legend: string;
	ways: readonly LinkWay[];
	chosen: LinkWay | undefined;
	onChoose: (way: LinkWay) => void;
}) {
	const t = useStrings({ pt, en });
	const id = useId();
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="mb-1.5 font-medium">{props.legend}</legend>
			{props.ways.map((way) => (
				<div
					className="relative flex items-start gap-3 rounded-control border border-gray-7 px-3 py-2.5 has-checked:border-accent-9 has-checked:bg-accent-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-9"
					key={way.choice}
				>
					<input
						aria-describedby={`${id}-${way.choice}-text`}
						checked={way.choice === props.chosen?.choice}
						className="relative z-1 mt-1 accent-(--accent-9)"
						id={`${id}-${way.choice}`}
						name="gateway"
						onChange={() => props.onChoose(way)}
						type="radio"
						value={way.choice}
					/>
					<div className="min-w-0 [overflow-wrap:anywhere]">
						{/* The label covers the whole card. */}
						<label
							className="font-medium after:absolute after:inset-0"
							htmlFor={`${id}-${way.choice}`}
						>
							{way.name === null ? t.gateways[way.vendor].name : <bdi>{way.name}</bdi>}
						</label>
						<p className="text-[13px] text-gray-11" id={`${id}-${way.choice}-text`}>
							{way.name === null
								? t.gateways[way.vendor].text
								: t.ownGateway(t.gateways[way.vendor].name)}
						</p>
					</div>
				</div>
			))}
		</fieldset>
	);
}

import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TENTHS = 10;

/** 0 to 1 in tenths, on a slider that counts in whole steps: no 0.30000000000000004. */
export function TemperatureField(props: { value: number; onChange: (value: number) => void }) {
	const t = useStrings({ pt, en }).model;
	const format = useFormat();
	const shown = format.decimal(props.value);
	return (
		<Field
			aside={<output className="tabular text-[13px] font-medium text-gray-12">{shown}</output>}
			hint={t.temperatureHint}
			label={t.temperature}
		>
			{(control) => (
				<div className="flex h-10 items-center gap-3 text-[13px] text-gray-11">
					<span aria-hidden="true">{t.precise}</span>
					<input
						{...control}
						aria-valuetext={shown}
						className="focus-ring min-w-0 flex-1 accent-(--accent-9)"
						max={TENTHS}
						min={0}
						onChange={(event) => props.onChange(event.currentTarget.valueAsNumber / TENTHS)}
						step={1}
						type="range"
						value={Math.round(props.value * TENTHS)}
					/>
					<span aria-hidden="true">{t.creative}</span>
				</div>
			)}
		</Field>
	);
}

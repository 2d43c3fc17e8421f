import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Perdidas, recuperadas, repetidas descartadas: quiet, unless something is known to be lost. */
export function CounterLine(props: { lost: number; recovered: number; repeated: number }) {
	const t = useStrings({ pt, en }).counters;
	const format = useFormat();
	return (
		<p className="tabular text-[13px] text-gray-11">
			<span className={props.lost > 0 ? "font-medium text-red-11" : ""}>
				{t.lost(format.number(props.lost))}
			</span>
			{" · "}
			{t.recovered(format.number(props.recovered))}
			{" · "}
			{t.repeated(format.number(props.repeated))}
		</p>
	);
}

import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * Perdidas, recuperadas, repetidas descartadas: muted, unless messages were lost. Unreadable and
 * partly readable events are shown only when there are some.
 */
export function CounterLine(props: {
	lost: number;
	recovered: number;
	repeated: number;
	damaged?: number | undefined;
	kept?: number | undefined;
}) {
	const { damaged = 0, kept = 0 } = props;
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
			{damaged > 0 ? ` · ${t.damaged(format.number(damaged))}` : null}
			{kept > 0 ? (
				<>
					{" · "}
					<span className="font-medium text-amber-11">{t.kept(format.number(kept))}</span>
				</>
			) : null}
		</p>
	);
}

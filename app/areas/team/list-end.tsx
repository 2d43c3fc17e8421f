import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Says how many rows of a list are shown, when not all are, and offers more. */
export function ListEnd(props: { shown: number; total: number; more: (() => void) | null }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	if (props.shown >= props.total) return null;
	return (
		<div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3">
			<p className="tabular text-[13px] text-gray-11">
				{t.shown(format.number(props.shown), format.number(props.total))}
			</p>
			{props.more ? (
				<Button onClick={props.more} size="small" type="button">
					{t.showMore}
				</Button>
			) : null}
		</div>
	);
}

import { displayText } from "#app/domain/chat/display-text.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { Pair, PairedEntry } from "./forms.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

interface PairRowProps {
	pair: Pair;
	/** Names of bases by their ids; an entry of this one's own page is not named. */
	baseNames: ReadonlyMap<string, string>;
	baseId: string;
	mayManage: boolean;
	onEdit: (entry: PairedEntry) => void;
	/** @param removed the other one, which would go */
	onKeep: (removed: PairedEntry) => void;
	onSettle: () => void;
}

/** Two entries side by side, what they tell differently, and what can be done. */
export function PairRow(props: PairRowProps) {
	const t = useStrings({ pt, en });
	const { pair, mayManage } = props;
	const { one, other, differs } = pair;
	return (
		<li className="border-b border-line px-4 py-3 last:border-b-0">
			<div className="mb-2 flex flex-wrap items-center justify-between gap-2">
				<StatusBadge tone={differs === null ? "neutral" : "warning"}>
					{differs === null ? t.same : t.differs[differs]}
				</StatusBadge>
				<ReasonedButton
					onClick={props.onSettle}
					reason={mayManage ? null : t.managersOnly}
					size="small"
					type="button"
				>
					{t.bothRight}
				</ReasonedButton>
			</div>
			<div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
				<Side {...props} entry={one} other={other} />
				<Side {...props} entry={other} other={one} />
			</div>
		</li>
	);
}

function Side(props: PairRowProps & { entry: PairedEntry; other: PairedEntry }) {
	const t = useStrings({ pt, en });
	const { entry, other, mayManage } = props;
	const base = entry.baseId === props.baseId ? null : props.baseNames.get(entry.baseId);
	const title = isolate(displayText(entry.title));
	return (
		<article className="flex min-w-0 flex-col rounded-control border border-line bg-gray-2 p-3">
			<h3 className="font-medium text-gray-12 [overflow-wrap:anywhere]">
				<bdi>{displayText(entry.title)}</bdi>
			</h3>
			{base ? <p className="text-[13px] text-gray-11">{t.inBase(isolate(base))}</p> : null}
			<p className="mt-1 mb-3 line-clamp-6 text-[13px] whitespace-pre-wrap text-gray-12 [overflow-wrap:anywhere]">
				<bdi>{displayText(entry.text)}</bdi>
			</p>
			{mayManage ? (
				<div className="mt-auto flex flex-wrap gap-2">
					<Button
						aria-label={t.keepOf(title)}
						onClick={() => props.onKeep(other)}
						size="small"
						type="button"
					>
						{t.keep}
					</Button>
					<Button
						aria-label={t.editOf(title)}
						onClick={() => props.onEdit(entry)}
						size="small"
						type="button"
					>
						{t.edit}
					</Button>
				</div>
			) : null}
		</article>
	);
}

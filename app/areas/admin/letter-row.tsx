import { RotateCcw } from "lucide-react";
import type { DeadLetterView } from "#app/contracts/dead-letters.ts";
import type { LetterState } from "#app/domain/dead-letters/letter.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { nameOf, QUEUE_ICONS, shortId } from "./letter-words.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export const STATE_TONES: Record<LetterState, StatusTone> = {
	waiting: "warning",
	replayed: "good",
	discarded: "neutral",
};

export interface LetterRowProps {
	letter: DeadLetterView;
	now: number;
	isSelected: boolean;
	onSelect: (isSelected: boolean) => void;
	onOpen: () => void;
	onReplay: () => void;
	isBusy: boolean;
}

/** One failed job: its kind, its subject and the error. The name opens the details. */
export function LetterRow(props: LetterRowProps) {
	const { letter } = props;
	const t = useStrings({ pt, en });
	const format = useFormat();
	const name = nameOf(letter, t);
	const Icon = QUEUE_ICONS[letter.queue];
	const isWaiting = letter.state === "waiting";
	const time = format.dateTime(letter.createdAt);
	return (
		<li className="relative flex items-center min-h-14 gap-3 border-b border-line px-4 py-2 last:border-b-0 hover:bg-gray-2 has-checked:bg-accent-2">
			{isWaiting ? (
				// A touch target larger than the box, above the row's own link.
				<label className="relative z-10 -m-2 flex size-9 shrink-0 cursor-pointer items-center justify-center">
					<input
						aria-label={t.list.select(name, time)}
						checked={props.isSelected}
						className="focus-ring size-4 accent-accent-9"
						onChange={({ target }) => props.onSelect(target.checked)}
						type="checkbox"
					/>
				</label>
			) : null}
			<span className="hidden size-9 shrink-0 items-center justify-center rounded-full bg-gray-3 text-gray-11 sm:flex">
				<Icon aria-hidden="true" size={18} strokeWidth={1.75} />
			</span>
			<div className="min-w-0 flex-1">
				<button
					aria-haspopup="dialog"
					className="block max-w-full truncate text-left font-medium text-gray-12 outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9"
					onClick={props.onOpen}
					type="button"
				>
					{name}
				</button>
				<p className="tabular truncate text-[13px] text-gray-11">
					{letter.channelName === null ? null : (
						<>
							<bdi>{letter.channelName}</bdi>
							{" · "}
						</>
					)}
					<Outcome letter={letter} />
				</p>
			</div>
			{letter.subject === null ? null : (
				<code className="hidden shrink-0 text-xs text-gray-11 lg:block">
					{shortId(letter.subject)}
				</code>
			)}
			<RowEnd {...props} name={name} />
		</li>
	);
}

/** When the job failed, and its actions or how it was resolved. */
function RowEnd(props: LetterRowProps & { name: string }) {
	const { letter, name } = props;
	const t = useStrings({ pt, en });
	const format = useFormat();
	const time = format.dateTime(letter.createdAt);
	return (
		<div className="flex shrink-0 flex-col items-end gap-1.5 sm:flex-row sm:items-center sm:gap-4">
			<time
				className="tabular text-xs text-gray-11 sm:min-w-12 sm:text-right"
				dateTime={new Date(letter.createdAt).toISOString()}
				title={time}
			>
				{format.listTime(letter.createdAt, props.now)}
			</time>
			{letter.state === "waiting" ? (
				<Button
					aria-label={`${t.list.replay}: ${name}, ${time}`}
					className="relative z-10"
					disabled={props.isBusy}
					onClick={props.onReplay}
					size="small"
					type="button"
				>
					<RotateCcw aria-hidden="true" size={14} />
					{t.list.replay}
				</Button>
			) : (
				<StatusBadge tone={STATE_TONES[letter.state]}>{t.state[letter.state]}</StatusBadge>
			)}
		</div>
	);
}

/** Why the job waits, or who resolved it. */
export function Outcome({ letter }: { letter: DeadLetterView }) {
	const t = useStrings({ pt, en });
	const { state, decided, reason, attempts } = letter;
	if (state === "waiting" || decided === null)
		return <>{reason === "retries_used_up" ? t.list.gaveUp(attempts) : t.reasons[reason]}</>;
	const by = decided.by === null ? t.list.someone : isolate(decided.by);
	return <>{state === "replayed" ? t.list.replayedBy(by) : t.list.discardedBy(by)}</>;
}

import { RotateCcw, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { DeadLettersPage } from "#app/contracts/dead-letters.ts";
import type { JobQueue } from "#app/domain/dead-letters/letter.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

interface ListHeadProps {
	shown: number;
	chosen: number;
	queue: JobQueue | null;
	waiting: DeadLettersPage["waiting"];
	busy: string | null;
	onSelectAll: (all: boolean) => void;
	onReplay: () => void;
	onReplayQueue: (queue: JobQueue) => void;
	onDiscard: () => void;
}

/** Head of the list: select all, and actions on the selection or on a whole queue. */
export function ListHead(props: ListHeadProps) {
	const t = useStrings({ pt, en }).list;
	const format = useFormat();
	const { queue, chosen } = props;
	const some = useRef<HTMLInputElement>(null);
	// The indeterminate state has no HTML attribute, so it is set as a property.
	useEffect(() => {
		if (some.current) some.current.indeterminate = chosen > 0 && chosen < props.shown;
	}, [chosen, props.shown]);
	return (
		<div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-gray-2 px-4 py-2">
			<label className="flex cursor-pointer items-center gap-3 text-[13px] text-gray-11">
				<span className="-m-2 flex size-9 items-center justify-center">
					<input
						checked={chosen > 0 && chosen === props.shown}
						ref={some}
						className="focus-ring size-4 accent-accent-9"
						onChange={({ target }) => props.onSelectAll(target.checked)}
						type="checkbox"
					/>
				</span>
				<span aria-live="polite">{chosen === 0 ? t.selectAll : t.selected(chosen)}</span>
			</label>
			<div className="ml-auto flex flex-wrap items-center gap-2">
				{chosen > 0 ? (
					<ChosenActions {...props} />
				) : queue === null ? null : (
					<Button
						loading={props.busy === "replay_queue"}
						onClick={() => props.onReplayQueue(queue)}
						size="small"
						type="button"
					>
						<RotateCcw aria-hidden="true" size={14} />
						{t.replayQueue(format.number(props.waiting[queue]))}
					</Button>
				)}
			</div>
		</div>
	);
}

function ChosenActions({ busy, onReplay, onDiscard }: ListHeadProps) {
	const t = useStrings({ pt, en }).list;
	return (
		<>
			<Button disabled={busy !== null} onClick={onDiscard} size="small" type="button">
				<Trash2 aria-hidden="true" size={14} />
				{t.discard}
			</Button>
			<Button
				kind="primary"
				loading={busy === "replay"}
				onClick={onReplay}
				size="small"
				type="button"
			>
				<RotateCcw aria-hidden="true" size={14} />
				{t.replay}
			</Button>
		</>
	);
}

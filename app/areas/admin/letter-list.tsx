import { useState } from "react";
import type { DeadLettersFilter, DeadLettersPage } from "#app/contracts/dead-letters.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { LetterDialog } from "./letter-dialog.tsx";
import { LetterRow } from "./letter-row.tsx";
import { ListHead } from "./list-head.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useLetterRequest } from "./use-letter-request.ts";

/** The selection in a list; ids that are no longer shown are deselected. */
function useChosen(shown: readonly string[]) {
	const [chosen, setChosen] = useState<readonly string[]>([]);
	return {
		ids: shown.filter((id) => chosen.includes(id)),
		select: (id: string, isSelected: boolean): void =>
			setChosen((before) => (isSelected ? [...before, id] : before.filter((each) => each !== id))),
		selectAll: (all: boolean): void => setChosen(all ? shown : []),
	};
}

/** The failed jobs of one page, with selection and actions. */
export function LetterList(props: {
	page: DeadLettersPage;
	filter: DeadLettersFilter;
	now: number;
}) {
	const { letters, waiting } = props.page;
	const chosen = useChosen(letters.map(({ id }) => id));
	const [openId, setOpenId] = useState<string | null>(null);
	const [toDiscard, setToDiscard] = useState<readonly string[] | null>(null);
	const { send, busy } = useLetterRequest(() => {
		chosen.selectAll(false);
		setOpenId(null);
		setToDiscard(null);
	});
	const open = letters.find(({ id }) => id === openId);
	return (
		<Card className="overflow-hidden">
			{props.filter.state === "waiting" ? (
				<ListHead
					busy={busy}
					chosen={chosen.ids.length}
					onDiscard={() => setToDiscard(chosen.ids)}
					onReplay={() => send({ intent: "replay", ids: chosen.ids })}
					onReplayQueue={(queue) => send({ intent: "replay_queue", queue })}
					onSelectAll={chosen.selectAll}
					queue={props.filter.queue}
					shown={letters.length}
					waiting={waiting}
				/>
			) : null}
			<LetterRows
				chosen={chosen}
				isBusy={busy !== null}
				letters={letters}
				now={props.now}
				onOpen={setOpenId}
				onReplay={(id) => send({ intent: "replay", ids: [id] })}
			/>
			{open ? (
				<LetterDialog
					busy={busy}
					letter={open}
					onClose={() => setOpenId(null)}
					onDiscard={() => {
						setOpenId(null);
						setToDiscard([open.id]);
					}}
					onReplay={() => send({ intent: "replay", ids: [open.id] })}
				/>
			) : null}
			<DiscardDialog
				ids={toDiscard}
				isBusy={busy === "discard"}
				onClose={() => setToDiscard(null)}
				onConfirm={(ids) => send({ intent: "discard", ids: [...ids] })}
			/>
		</Card>
	);
}

function LetterRows(props: {
	letters: DeadLettersPage["letters"];
	chosen: ReturnType<typeof useChosen>;
	now: number;
	isBusy: boolean;
	onOpen: (id: string) => void;
	onReplay: (id: string) => void;
}) {
	const t = useStrings({ pt, en }).list;
	return (
		<ul aria-label={t.label}>
			{props.letters.map((letter) => (
				<LetterRow
					isBusy={props.isBusy}
					isSelected={props.chosen.ids.includes(letter.id)}
					key={letter.id}
					letter={letter}
					now={props.now}
					onOpen={() => props.onOpen(letter.id)}
					onReplay={() => props.onReplay(letter.id)}
					onSelect={(isSelected) => props.chosen.select(letter.id, isSelected)}
				/>
			))}
		</ul>
	);
}

function DiscardDialog(props: {
	/** Null keeps the dialog closed. */
	ids: readonly string[] | null;
	isBusy: boolean;
	onClose: () => void;
	onConfirm: (ids: readonly string[]) => void;
}) {
	const t = useStrings({ pt, en }).discarding;
	const ids = props.ids ?? [];
	return (
		<ConfirmDialog
			busy={props.isBusy}
			confirmLabel={t.confirm}
			onConfirm={() => props.onConfirm(ids)}
			onOpenChange={(isOpen) => (isOpen ? undefined : props.onClose())}
			open={props.ids !== null}
			title={t.title(ids.length)}
		>
			{t.text}
		</ConfirmDialog>
	);
}

import { Fragment, useMemo } from "react";
import { diffWords, type Piece } from "#app/domain/agents/word-diff.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import type { Change } from "./forms.ts";
import { shortAddress } from "./source-row.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TONES: Record<Change["kind"], StatusTone> = {
	added: "good",
	changed: "accent",
	removed: "warning",
};

/** One change: the old beside the new with the words that differ marked, and the two answers to it. */
export function ChangeView(props: {
	change: Change;
	isBusy: boolean;
	mayManage: boolean;
	onSettle: (isTaken: boolean) => void;
}) {
	const t = useStrings({ pt, en }).changes;
	const { change, isBusy } = props;
	const { before, after } = change;
	const title = after?.title ?? before?.title ?? "";
	const texts = useMemo(
		() =>
			before && after
				? diffWords(before.text, after.text)
				: { before: whole(before?.text), after: whole(after?.text) },
		[before, after],
	);
	return (
		<li className="rounded-control border border-line">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-3 py-2">
				<div className="min-w-0 flex-1 basis-56">
					<p className="flex flex-wrap items-center gap-2">
						<StatusBadge tone={TONES[change.kind]}>{t.kinds[change.kind]}</StatusBadge>
						<bdi className="min-w-0 font-medium text-gray-12 [overflow-wrap:anywhere]">
							{before && after && before.title !== after.title ? (
								<del className="mr-2 font-normal text-gray-11">{before.title}</del>
							) : null}
							{title}
						</bdi>
					</p>
					<bdi className="block truncate text-[13px] text-gray-11">
						{shortAddress(change.address)}
					</bdi>
				</div>
				{props.mayManage ? (
					<div className="flex gap-2">
						<Button
							aria-label={t.declineOf(isolate(title))}
							disabled={isBusy}
							onClick={() => props.onSettle(false)}
							size="small"
							type="button"
						>
							{t.decline}
						</Button>
						<Button
							aria-label={t.takeOf(isolate(title))}
							disabled={isBusy}
							kind="primary"
							onClick={() => props.onSettle(true)}
							size="small"
							type="button"
						>
							{t.take}
						</Button>
					</div>
				) : null}
			</div>
			<div className={`grid gap-px ${before && after ? "sm:grid-cols-2" : ""}`}>
				{before ? (
					<Side as="del" isCut={before.isCut} label={t.before} pieces={texts.before} />
				) : null}
				{after ? <Side as="ins" isCut={after.isCut} label={t.after} pieces={texts.after} /> : null}
			</div>
		</li>
	);
}

/** A text that has no counterpart: nothing of it is marked. */
const whole = (text = ""): Piece[] => [{ text, isChanged: false }];

const MARKS = {
	del: "rounded-sm bg-red-4 text-red-12 no-underline",
	ins: "rounded-sm bg-green-4 text-green-12 no-underline",
};

function Side(props: {
	as: "del" | "ins";
	label: string;
	pieces: readonly Piece[];
	isCut: boolean;
}) {
	const t = useStrings({ pt, en }).changes;
	const Mark = props.as;
	return (
		<div className="min-w-0 px-3 py-2">
			<p className="mb-1 text-xs font-medium text-gray-11">{props.label}</p>
			<p
				className="max-h-64 overflow-y-auto text-[13px] whitespace-pre-wrap text-gray-12 [overflow-wrap:anywhere]"
				dir="auto"
			>
				{props.pieces.map(({ text, isChanged }, at) =>
					isChanged ? (
						// oxlint-disable-next-line react/no-array-index-key -- pieces of one text, in order
						<Fragment key={at}>
							<Mark className={MARKS[props.as]}>{text.trimEnd()}</Mark>
							{text.slice(text.trimEnd().length)}
						</Fragment>
					) : (
						text
					),
				)}
			</p>
			{props.isCut ? <p className="mt-1 text-[13px] text-gray-11">{t.cut}</p> : null}
		</div>
	);
}

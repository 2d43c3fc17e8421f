import { RotateCcw, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { DeadLetterView } from "#app/contracts/dead-letters.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { Outcome, STATE_TONES } from "./letter-row.tsx";
import { nameOf } from "./letter-words.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** One failed job in full, as far as it may be shown, with its actions. */
export function LetterDialog(props: {
	letter: DeadLetterView;
	onClose: () => void;
	onReplay: () => void;
	onDiscard: () => void;
	busy: string | null;
}) {
	const { letter } = props;
	const t = useStrings({ pt, en });
	return (
		<Dialog
			onOpenChange={(open) => (open ? undefined : props.onClose())}
			open
			purpose={t.details.purpose}
			title={nameOf(letter, t)}
			width={560}
		>
			<Facts letter={letter} />
			<h3 className="mt-5 mb-1 text-[13px] font-medium">{t.details.job}</h3>
			<Job letter={letter} />
			{letter.state === "waiting" ? (
				<>
					<p className="mt-4 text-[13px] text-gray-11 text-pretty">
						{t.details.replays[letter.queue]}
					</p>
					<div className="mt-6 flex flex-wrap justify-end gap-3">
						<Button disabled={props.busy !== null} onClick={props.onDiscard} type="button">
							<Trash2 aria-hidden="true" size={16} />
							{t.list.discard}
						</Button>
						<Button
							kind="primary"
							loading={props.busy === "replay"}
							onClick={props.onReplay}
							type="button"
						>
							<RotateCcw aria-hidden="true" size={16} />
							{t.list.replay}
						</Button>
					</div>
				</>
			) : null}
		</Dialog>
	);
}

function Facts({ letter }: { letter: DeadLetterView }) {
	const words = useStrings({ pt, en });
	const t = words.details;
	const format = useFormat();
	return (
		<dl className="grid gap-x-4 gap-y-2.5 text-sm sm:grid-cols-[9rem_1fr]">
			<Fact label={t.state}>
				<span className="flex flex-wrap items-center gap-2">
					<StatusBadge tone={STATE_TONES[letter.state]}>{words.state[letter.state]}</StatusBadge>
					{letter.decided === null ? null : (
						<span>
							<Outcome letter={letter} />
							{" · "}
							<span className="tabular">{format.dateTime(letter.decided.at)}</span>
						</span>
					)}
				</span>
			</Fact>
			<Fact label={t.queue}>{words.queues[letter.queue]}</Fact>
			{letter.channelName === null ? null : (
				<Fact label={t.channel}>
					<bdi>{letter.channelName}</bdi>
				</Fact>
			)}
			<Fact label={t.reason}>
				{words.reasons[letter.reason]} <code className="text-xs text-gray-11">{letter.reason}</code>
			</Fact>
			<Fact label={t.attempts}>{format.number(letter.attempts)}</Fact>
			<Fact label={t.when}>
				<span className="tabular">{format.dateTime(letter.createdAt)}</span>
			</Fact>
			<Fact label={t.id}>
				<code className="text-xs [overflow-wrap:anywhere]">{letter.id}</code>
			</Fact>
		</dl>
	);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="contents">
			<dt className="text-gray-11 max-sm:-mb-2 max-sm:text-[13px]">{label}</dt>
			<dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
		</div>
	);
}

function Job({ letter }: { letter: DeadLetterView }) {
	const t = useStrings({ pt, en }).details;
	if (Object.keys(letter.job).length === 0)
		return <p className="text-[13px] text-gray-11">{t.unreadable}</p>;
	return (
		<section
			aria-label={t.job}
			className="focus-ring max-h-72 overflow-auto rounded-control border border-line bg-gray-2 p-3"
			// A long text is scrolled; the keyboard must reach it.
			// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
			tabIndex={0}
		>
			<pre className="text-xs/5 whitespace-pre-wrap [overflow-wrap:anywhere]">
				{JSON.stringify(letter.job, null, 2)}
			</pre>
		</section>
	);
}

import { RotateCcw, Trash2 } from "lucide-react";
import type { KeptEventView } from "#app/contracts/kept-events.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useRequest } from "#app/ui/use-request.ts";
import type { KeptEventAnswer } from "./kept-event-actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** One kept event; its content is requested only on a click. */
export function KeptDialog(props: {
	channelId: string;
	event: KeptEventView;
	busy: string | null;
	onClose: () => void;
	onReplay: () => void;
	onDiscard: () => void;
}) {
	const { event } = props;
	const t = useStrings({ pt, en }).kept;
	const format = useFormat();
	return (
		<Dialog
			onOpenChange={(open) => (open ? undefined : props.onClose())}
			open
			purpose={`${event.reason} · ${format.dateTime(event.receivedAt)}`}
			title={event.source === "ledger" ? t.notStored : t.unknown}
			width={560}
		>
			{event.failure === null ? null : (
				<p className="mb-4 text-[13px] text-amber-11 text-pretty">
					{t.tried(format.dateTime(event.failure.at))} {t.failures[event.failure.code]}
				</p>
			)}
			<Content channelId={props.channelId} n={event.n} />
			<p className="mt-4 text-[13px] text-gray-11 text-pretty">{t.replayText}</p>
			<div className="mt-6 flex flex-wrap justify-end gap-3">
				<Button disabled={props.busy !== null} onClick={props.onDiscard} type="button">
					<Trash2 aria-hidden="true" size={16} />
					{t.discard}
				</Button>
				<Button
					kind="primary"
					loading={props.busy === "replay"}
					onClick={props.onReplay}
					type="button"
				>
					<RotateCcw aria-hidden="true" size={16} />
					{t.replay}
				</Button>
			</div>
		</Dialog>
	);
}

function Content({ channelId, n }: { channelId: string; n: number }) {
	const t = useStrings({ pt, en }).kept;
	const errorText = useErrorText();
	const { send, isBusy, lastAnswer: answer } = useRequest<KeptEventAnswer>(() => undefined);
	if (!answer || answer.code !== null)
		return (
			<div className="flex flex-wrap items-center gap-3">
				<Button
					loading={isBusy}
					// Reading changes nothing, so the page is not revalidated.
					onClick={() => send({ intent: "read", channelId, numbers: [n] }, false)}
					size="small"
					type="button"
				>
					{t.show}
				</Button>
				<span aria-live="polite" className="text-[13px] text-gray-11">
					{answer?.code ? errorText(answer.code) : t.showText}
				</span>
			</div>
		);
	return (
		<section
			aria-label={t.content}
			className="focus-ring max-h-72 overflow-auto rounded-control border border-line bg-gray-2 p-3"
			// A long text is scrolled; the keyboard must reach it.
			// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
			tabIndex={0}
		>
			<pre className="text-xs/5 whitespace-pre-wrap [overflow-wrap:anywhere]">{answer.body}</pre>
		</section>
	);
}

import { RotateCcw } from "lucide-react";
import { useState } from "react";
import type { KeptEventPage, KeptEventView } from "#app/contracts/kept-events.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import { KeptDialog } from "./kept-dialog.tsx";
import type { KeptEventAnswer, KeptEventRequest } from "./kept-event-actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** One channel's unparsed events, newest first, with their actions. */
export function KeptList({ channelId, page }: { channelId: string; page: KeptEventPage }) {
	const t = useStrings({ pt, en }).kept;
	const format = useFormat();
	const [openN, setOpenN] = useState<number | null>(null);
	const [toDiscard, setToDiscard] = useState<number | null>(null);
	const { send, busy } = useKeptRequest(() => {
		setOpenN(null);
		setToDiscard(null);
	});
	const replay = (numbers: number[]) => send({ intent: "replay", channelId, numbers });
	const open = page.events.find(({ n }) => n === openN);
	return (
		<Card className="overflow-hidden">
			<div className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-b border-line bg-gray-2 px-4 py-2">
				<span className="tabular text-[13px] text-gray-11">
					{t.total(format.number(page.total))}
				</span>
				<Button
					loading={busy === "replay"}
					onClick={() => replay(page.events.map(({ n }) => n))}
					size="small"
					type="button"
				>
					<RotateCcw aria-hidden="true" size={14} />
					{t.replayPage(format.number(page.events.length))}
				</Button>
			</div>
			<ul aria-label={t.title}>
				{page.events.map((event) => (
					<KeptRow event={event} key={event.n} onOpen={() => setOpenN(event.n)} />
				))}
			</ul>
			{open ? (
				<KeptDialog
					busy={busy}
					channelId={channelId}
					event={open}
					onClose={() => setOpenN(null)}
					onDiscard={() => {
						setOpenN(null);
						setToDiscard(open.n);
					}}
					onReplay={() => replay([open.n])}
				/>
			) : null}
			<ConfirmDialog
				busy={busy === "discard"}
				confirmLabel={t.discard}
				onConfirm={() =>
					toDiscard === null
						? undefined
						: send({ intent: "discard", channelId, numbers: [toDiscard] })
				}
				onOpenChange={(isOpen) => (isOpen ? undefined : setToDiscard(null))}
				open={toDiscard !== null}
				title={t.discarding.title}
			>
				{t.discarding.text}
			</ConfirmDialog>
		</Card>
	);
}

/** One event: its type, vendor and time, and why a replay failed. The name opens the details. */
function KeptRow({ event, onOpen }: { event: KeptEventView; onOpen: () => void }) {
	const t = useStrings({ pt, en }).kept;
	const format = useFormat();
	const { source, bytes, failure } = event;
	return (
		<li className="relative flex min-h-14 flex-wrap items-center gap-x-3 gap-y-0.5 border-b border-line px-4 py-2 last:border-b-0 hover:bg-gray-2">
			<div className="min-w-0 flex-1 basis-56">
				<button
					aria-haspopup="dialog"
					className="block max-w-full truncate text-left font-medium text-gray-12 outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9"
					onClick={onOpen}
					type="button"
				>
					{source === "ledger" ? t.notStored : t.unknown}{" "}
					<code className="text-xs">{event.reason}</code>
				</button>
				<p className="tabular text-[13px] text-gray-11 [overflow-wrap:anywhere]">
					{[
						source === null ? null : t.sources[source],
						bytes === null ? null : t.size(format.number(Math.ceil(bytes / 1024))),
					]
						.filter((part) => part !== null)
						.join(" · ")}
				</p>
				{failure === null ? null : (
					<p className="text-[13px] text-amber-11 text-pretty">{t.failures[failure.code]}</p>
				)}
			</div>
			<time
				className="tabular text-[13px] text-gray-11"
				dateTime={new Date(event.receivedAt).toISOString()}
			>
				{format.dateTime(event.receivedAt)}
			</time>
		</li>
	);
}

/** Requests of this page. Shows the outcome as a toast; `onDone` runs once for each success. */
function useKeptRequest(onDone: () => void) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const request = useRequest<KeptEventAnswer>(({ intent, code, done = 0, failed = 0 }) => {
		if (code !== null) return notify.error(t.done.failed, errorText(code));
		if (intent === "discard") notify.success(t.kept.done.discarded(done));
		else if (failed > 0) notify.info(t.kept.done.stillThere(done, failed));
		else if (done === 0) notify.info(t.kept.done.nothing);
		else notify.success(t.kept.done.replayed(done));
		onDone();
	});
	return {
		send: (input: KeptEventRequest): void => request.send(input),
		/** The intent under way; null for none. */
		busy: request.intent,
	};
}

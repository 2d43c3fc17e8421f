import { Check, CircleAlert, FileText, LoaderCircle, RotateCcw, X } from "lucide-react";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Upload, UploadQueue } from "./use-uploads.ts";

/**
 * Uploads under way, finished, and refused with the reason. Refusals stay until they are dismissed.
 */
export function UploadList({ queue }: { queue: UploadQueue }) {
	const t = useStrings({ pt, en }).uploads;
	if (queue.uploads.length === 0) return null;
	return (
		<ul aria-label={t.list} aria-live="polite" className="mb-4 flex flex-col gap-2">
			{queue.uploads.map((upload) => (
				<UploadRow
					key={upload.key}
					onDismiss={() => queue.dismiss(upload.key)}
					onRetry={() => queue.retry(upload)}
					upload={upload}
				/>
			))}
		</ul>
	);
}

function UploadRow(props: { upload: Upload; onDismiss: () => void; onRetry: () => void }) {
	const t = useStrings({ pt, en }).uploads;
	const { file, state } = props.upload;
	const isOver = state.kind === "done" || state.kind === "failed";
	return (
		<li
			className={`flex flex-wrap items-center gap-3 rounded-control border px-3 py-2 ${state.kind === "failed" ? "border-red-6 bg-red-3" : "border-line bg-panel"}`}
		>
			<StateIcon kind={state.kind} />
			<div className="min-w-0 flex-1 basis-40">
				<bdi className="block truncate font-medium text-gray-12">{file.name}</bdi>
				<StateLine state={state} />
			</div>
			{state.kind === "failed" && state.isPassing ? (
				<Button onClick={props.onRetry} size="small" type="button">
					<RotateCcw aria-hidden="true" size={14} />
					{t.retry}
				</Button>
			) : null}
			{isOver ? (
				<IconButton label={t.dismiss(isolate(file.name))} onClick={props.onDismiss}>
					<X aria-hidden="true" size={16} />
				</IconButton>
			) : null}
		</li>
	);
}

function StateLine({ state }: { state: Upload["state"] }) {
	const t = useStrings({ pt, en }).uploads;
	const format = useFormat();
	const errorText = useAgentErrorText();
	switch (state.kind) {
		case "waiting":
			return <p className="text-[13px] text-gray-11">{t.waiting}</p>;
		case "sending":
			return <p className="text-[13px] text-gray-11">{t.sending}</p>;
		case "done":
			return <p className="text-[13px] text-gray-11">{t.done(format.number(state.characters))}</p>;
		case "failed":
			return <p className="text-[13px] text-red-12">{errorText(state.code)}</p>;
	}
}

function StateIcon({ kind }: { kind: Upload["state"]["kind"] }) {
	const size = { "aria-hidden": true, className: "shrink-0", size: 18, strokeWidth: 1.75 } as const;
	switch (kind) {
		case "waiting":
			return <FileText {...size} className="shrink-0 text-gray-11" />;
		case "sending":
			return (
				<LoaderCircle
					{...size}
					className="shrink-0 animate-spin text-accent-11 motion-reduce:animate-none"
				/>
			);
		case "done":
			return <Check {...size} className="shrink-0 text-green-11" />;
		case "failed":
			return <CircleAlert {...size} className="shrink-0 text-red-11" />;
	}
}

import { Clock, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { MediaLine } from "../conversation/media-line.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import type { FileEntry } from "../store/outbox.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { GONE, useBlobUrl } from "./use-blob-url.ts";

const RADIUS = 15;
const ROUND = 2 * Math.PI * RADIUS;

/** A file that this browser is sending: what it is, how far it is, and a way to call it off. */
export function OutgoingView({ message, entry }: { message: TimelineMessage; entry: FileEntry }) {
	const { file } = entry;
	const url = useBlobUrl(file.kind === "image" || file.kind === "video" ? file.key : null);
	const way = entry.state === "sending" ? <Way entry={entry} /> : null;
	if (url === null || url === GONE)
		return (
			<div className="flex min-w-0 items-center gap-2">
				<div className="min-w-0 flex-1">
					<MediaLine message={message} />
				</div>
				{way}
			</div>
		);
	return (
		<div className="relative -mx-1.5 my-0.5 aspect-[4/3] w-72 max-w-[calc(100%+12px)] overflow-hidden rounded-[10px] bg-[var(--gray-a4)]">
			{file.kind === "image" ? (
				<img alt={file.name} className="size-full object-cover" decoding="async" src={url} />
			) : (
				// oxlint-disable-next-line jsx-a11y/media-has-caption -- its first moment, while it is sent
				<video
					aria-label={file.name}
					className="size-full bg-black object-contain"
					muted
					playsInline
					preload="metadata"
					src={url}
				/>
			)}
			{way === null ? null : (
				<span className="absolute inset-0 flex items-center justify-center bg-black/25">{way}</span>
			)}
		</div>
	);
}

/** A ring that fills, with a button in it that calls the sending off until the server has all of it. */
function Way({ entry }: { entry: FileEntry }) {
	const t = useStrings({ pt, en }).way;
	const { outbox } = useInboxParts();
	const part = useSyncExternalStore(
		outbox.subscribe,
		() => outbox.progressOf(entry.id),
		() => null,
	);
	const { name } = entry.file;
	return (
		<span className="relative inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-panel text-gray-12 shadow-float">
			<progress
				aria-label={part === null ? t.waiting(name) : t.sending(name)}
				className="sr-only"
				max={1}
				{...(part !== null && { value: part })}
			/>
			<svg
				aria-hidden="true"
				className={`absolute inset-0 size-full -rotate-90 ${part === null ? "motion-safe:animate-spin" : ""}`}
				viewBox="0 0 40 40"
			>
				<circle className="fill-none stroke-gray-6" cx={20} cy={20} r={RADIUS} strokeWidth={3} />
				<circle
					className="fill-none stroke-accent-9 transition-[stroke-dashoffset] duration-200"
					cx={20}
					cy={20}
					r={RADIUS}
					strokeDasharray={ROUND}
					strokeDashoffset={ROUND * (1 - (part ?? 0.15))}
					strokeLinecap="round"
					strokeWidth={3}
				/>
			</svg>
			{part === 1 ? (
				<Clock aria-hidden="true" size={16} strokeWidth={1.75} />
			) : (
				<button
					aria-label={t.cancel(name)}
					className="focus-ring relative inline-flex size-10 items-center justify-center rounded-full hover:text-red-11"
					onClick={() => outbox.discard(entry.id)}
					title={t.cancel(name)}
					type="button"
				>
					<X aria-hidden="true" size={16} strokeWidth={2} />
				</button>
			)}
		</span>
	);
}

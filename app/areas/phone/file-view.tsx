import { FileText } from "lucide-react";
import { useParams } from "react-router";
import type { MessageFile } from "#app/domain/inbox/outgoing-file.ts";
import { formatBytes } from "#app/inbox/conversation/media-line.tsx";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The bytes of a file that stands on the phone (workers/api/media.ts). */
const addressOf = (channelId: string, { hash, name }: MessageFile): string =>
	`/media/${encodeURIComponent(channelId)}/phone/${hash}?name=${encodeURIComponent(name)}`;

/** A file in a bubble: drawn, played, or offered to be saved. */
export function FileView({ file }: { file: MessageFile }) {
	const t = useStrings({ pt, en }).chat;
	const { instanceId = "" } = useParams();
	const address = addressOf(instanceId, file);
	const label = file.name || t.media[file.kind];
	switch (file.kind) {
		case "image":
		case "sticker":
			return (
				<img
					alt={label}
					className={`my-1 block h-auto max-w-full rounded-control object-contain ${file.kind === "sticker" ? "max-h-28" : "max-h-56"}`}
					decoding="async"
					height={file.height}
					loading="lazy"
					src={address}
					width={file.width}
				/>
			);
		case "video":
			return (
				// oxlint-disable-next-line jsx-a11y/media-has-caption -- what people send has none
				<video
					aria-label={label}
					className="my-1 block max-h-56 max-w-full rounded-control"
					controls
					preload="metadata"
					src={address}
				/>
			);
		case "audio":
		case "voice":
			return (
				// oxlint-disable-next-line jsx-a11y/media-has-caption -- what people send has none
				<audio
					aria-label={label}
					className="my-1 block h-10 w-56 max-w-full"
					controls
					preload="metadata"
					src={address}
				/>
			);
		case "document":
			return (
				<a
					className="my-1 flex items-center gap-2 rounded-control border border-line bg-page px-2.5 py-2 text-gray-12 hover:bg-gray-3"
					download={file.name}
					href={address}
				>
					<FileText aria-hidden="true" className="shrink-0" size={20} strokeWidth={1.75} />
					<span className="min-w-0">
						<bdi className="block truncate font-medium">{label}</bdi>
						<span className="tabular block text-xs text-gray-11">{formatBytes(file.bytes)}</span>
					</span>
				</a>
			);
	}
}

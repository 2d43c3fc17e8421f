import type { MessageView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { sayCall } from "#app/domain/inbox/message-words.ts";
import { TypeIcon } from "../list/type-icon.tsx";
import type { InboxStrings } from "../strings.pt.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

const KILOBYTE = 1024;

/** One line that describes a media message: icon, type or file name, and duration or size. */
export function MediaLine({ message }: { message: MessageView }) {
	const t = useInboxStrings();
	const { media, type } = message;
	const fileName = displayName(media?.fileName ?? "");
	const facts = [
		media?.seconds === undefined ? null : formatSeconds(media.seconds),
		media?.bytes === undefined ? null : formatBytes(media.bytes),
	].filter((fact) => fact !== null);
	return (
		<div className="flex min-w-0 items-center gap-2.5 py-0.5">
			<span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-[var(--gray-a3)] text-gray-12">
				<TypeIcon size={18} type={type} />
			</span>
			<span className="min-w-0">
				<bdi className="block truncate font-medium">{fileName || labelOf(message, t.message)}</bdi>
				{media?.expired || media?.gone ? (
					<span className="block text-xs text-gray-11">
						{media.expired ? t.message.expired : t.message.gone}
					</span>
				) : null}
				{facts.length === 0 ? null : (
					<span className="tabular block text-xs text-gray-11">{facts.join(" · ")}</span>
				)}
			</span>
		</div>
	);
}

/** The caption is shown separately; this names the media only. */
function labelOf({ type, text, media }: MessageView, t: InboxStrings["message"]): string {
	if (type === "call") return sayCall(text, t);
	const kinds: Readonly<Record<string, string>> = t.kinds;
	return kinds[media?.kind ?? ""] ?? t.types[type];
}

/** 75 is "1:15". */
export function formatSeconds(seconds: number): string {
	const whole = Math.max(0, Math.round(seconds));
	return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, "0")}`;
}

/** 2_621_440 is "2.5 MB". */
export function formatBytes(bytes: number): string {
	if (bytes < KILOBYTE) return `${String(bytes)} B`;
	const kilobytes = bytes / KILOBYTE;
	if (kilobytes < KILOBYTE) return `${String(Math.round(kilobytes))} KB`;
	return `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}

import { Download, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { MessageView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { isRiskyFile } from "#app/domain/inbox/risky-file.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { Film } from "../message/film.tsx";
import { MovingPicture } from "../message/moving-picture.tsx";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { hasFile, showsFiles } from "./has-file.ts";
import { mediaAddress } from "./media-address.ts";
import { MediaFailed } from "./media-failed.tsx";
import { formatBytes, formatSeconds, MediaLine } from "./media-line.tsx";
import { MediaPicture } from "./media-picture.tsx";
import { TranscriptText } from "./transcript-text.tsx";
import { useMediaAddress } from "./use-media-address.ts";
import { useMediaName } from "./use-media-name.ts";

const AudioPlayer = lazyPart(() => import("../message/audio-player.tsx"), "AudioPlayer", {
	onFailure: "nothing",
	preload: true,
});
const RiskyDialog = lazyPart(() => import("./risky-dialog.tsx"), "RiskyDialog", {
	onFailure: "toast",
});

/**
 * A document with name, size and a download button. It never opens in the page (M03); a dialog
 * warns of executable files (M08).
 */
function MediaDocument({ address, message }: { address: string; message: MessageView }) {
	const t = useInboxStrings();
	const later = useLaterStrings().media;
	const fileName = displayName(message.media?.fileName ?? "");
	const isRisky = isRiskyFile(fileName);
	const [state, setState] = useState<"idle" | "asking" | "saving" | "gone">("idle");
	const save = async (): Promise<void> => {
		setState("saving");
		setState((await saveMedia(address)) ? "idle" : "gone");
	};
	const name = fileName || t.message.types.document;
	if (state === "gone") return <MediaFailed name={name} onRetry={() => void save()} />;
	return (
		<div className="flex min-w-0 items-center gap-2">
			<div className="min-w-0 flex-1">
				<MediaLine message={message} />
				{isRisky ? (
					<p className="flex items-center gap-1 text-xs text-amber-11">
						<TriangleAlert aria-hidden="true" className="shrink-0" size={13} />
						{later.risky}
					</p>
				) : null}
			</div>
			<IconButton
				label={later.downloadOf(name)}
				loading={state === "saving"}
				onClick={() => (isRisky ? setState("asking") : void save())}
			>
				<Download aria-hidden="true" size={17} strokeWidth={1.75} />
			</IconButton>
			{state === "asking" ? (
				<RiskyDialog
					fileName={name}
					onClose={() => setState("idle")}
					onConfirm={() => void save()}
				/>
			) : null}
		</div>
	);
}

/**
 * The file of a message, shown or offered for download. It comes from our own media proxy, never
 * from WhatsApp's servers.
 */
export function MediaView(props: {
	message: TimelineMessage;
	contactName: string;
	/** Shows the picture at full size. */
	onShow: (messageId: string) => void;
}) {
	const { instance, capabilities } = useInboxParts();
	const { message } = props;
	const name = useMediaName(message, props.contactName);
	if (!showsFiles(capabilities) || !hasFile(message))
		return (
			<>
				<MediaLine message={message} />
				<TranscriptText message={message} />
			</>
		);
	const address = mediaAddress(instance.id, message.id);
	if (message.type === "image" || message.type === "sticker") {
		return (
			<>
				<MediaPicture
					address={
						message.type === "image" ? mediaAddress(instance.id, message.id, "small") : address
					}
					caption={message.text}
					isSticker={message.type === "sticker"}
					name={name}
					onShow={() => props.onShow(message.id)}
				/>
				<TranscriptText message={message} />
			</>
		);
	}
	if (message.type === "audio" || message.type === "video") {
		return <MediaPlayer address={address} message={message} name={name} />;
	}
	return <MediaDocument address={address} message={message} />;
}

/** A recording or a film; nothing is fetched before it is played. */
function MediaPlayer(props: { address: string; name: string; message: MessageView }) {
	const { type, media } = props.message;
	const { src, isGone, fail, retry } = useMediaAddress(props.address);
	if (isGone) return <MediaFailed name={props.name} onRetry={retry} />;
	// A recording tells its length itself, and nobody asks for its size.
	const facts =
		type === "audio"
			? []
			: [
					media?.seconds === undefined ? null : formatSeconds(media.seconds),
					media?.bytes === undefined ? null : formatBytes(media.bytes),
				].filter((fact) => fact !== null);
	return (
		<div className="py-0.5">
			{type === "audio" ? (
				<AudioPlayer
					fallback={<div className="h-12 w-64 max-w-full" />}
					media={media}
					name={props.name}
					onError={fail}
					src={src}
				/>
			) : media?.isGif ? (
				<MovingPicture name={props.name} onError={fail} src={src} />
			) : (
				<Film
					className="aspect-[4/3] w-72 max-w-full rounded-[10px] bg-black object-contain"
					name={props.name}
					onError={fail}
					preload="none"
					src={src}
				/>
			)}
			{facts.length === 0 ? null : (
				<span className="tabular block text-xs text-gray-11">{facts.join(" · ")}</span>
			)}
			<TranscriptText message={props.message} />
		</div>
	);
}

/**
 * Downloads a file under the name the server gives it. Asks first whether it exists, because
 * browsers hardly show a failed download. Resolves to false when it does not.
 */
async function saveMedia(address: string): Promise<boolean> {
	try {
		const path = address.replace(/^\/media\//u, "");
		const answer = await fetch(`/media/${path}`, { method: "HEAD" });
		if (!answer.ok) return false;
	} catch {
		return false;
	}
	const link = document.createElement("a");
	link.href = `${address}?download=1`;
	link.download = "";
	link.click();
	return true;
}

import type { MessageView } from "#app/contracts/frames.ts";
import { formatBytes, formatSeconds } from "./media-line.tsx";
import { MediaGone } from "./media-gone.tsx";
import { useMediaAddress } from "./use-media-address.ts";

/** Sound or film with the browser's own player; nothing is fetched before somebody plays it. */
export function MediaPlayer(props: { address: string; name: string; message: MessageView }) {
	const { type, media } = props.message;
	const { src, isGone, fail, retry } = useMediaAddress(props.address);
	if (isGone) return <MediaGone name={props.name} onRetry={retry} />;
	const facts = [
		media?.seconds === undefined ? null : formatSeconds(media.seconds),
		media?.bytes === undefined ? null : formatBytes(media.bytes),
	].filter((fact) => fact !== null);
	const player = {
		"aria-label": props.name,
		controls: true,
		onError: fail,
		preload: "none",
		src,
	} as const;
	return (
		<div className="py-0.5">
			{type === "audio" ? (
				// oxlint-disable-next-line jsx-a11y/media-has-caption -- a customer's recording; nobody wrote down what it says
				<audio {...player} className="h-10 w-64 max-w-full" />
			) : (
				// oxlint-disable-next-line jsx-a11y/media-has-caption -- a customer's film; nobody wrote down what it says
				<video
					{...player}
					className="aspect-[4/3] w-72 max-w-full rounded-[10px] bg-black object-contain"
					playsInline
				/>
			)}
			{facts.length === 0 ? null : (
				<span className="tabular block text-xs text-gray-11">{facts.join(" · ")}</span>
			)}
		</div>
	);
}

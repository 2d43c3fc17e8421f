import { useState } from "react";
import { plainText } from "#app/domain/chat/plain-text.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { MediaFailed } from "./media-failed.tsx";
import { useMediaAddress } from "./use-media-address.ts";

/**
 * A picture in a box of fixed shape, so that the layout does not shift when it loads; a click
 * enlarges it.
 */
export function MediaPicture(props: {
	address: string;
	/** Alternative text: "Imagem de Maria". */
	name: string;
	caption: string;
	isSticker: boolean;
	/** Shows it at full size. */
	onShow: () => void;
}) {
	const t = useLaterStrings().media;
	const { src, isGone, fail, retry } = useMediaAddress(props.address);
	const [isReady, setIsReady] = useState(false);
	const caption = plainText(props.caption);
	const alt = caption === "" ? props.name : `${props.name}: ${caption}`;
	if (isGone) return <MediaFailed name={props.name} onRetry={retry} />;
	const image = (
		<img
			alt={alt}
			className={`size-full ${props.isSticker ? "object-contain" : "object-cover"} transition-opacity duration-150 ${isReady ? "" : "opacity-0"}`}
			decoding="async"
			loading="lazy"
			onError={fail}
			onLoad={() => setIsReady(true)}
			// Before hydration it may have loaded or failed already, without an event.
			ref={(element) => {
				if (!element?.complete) return;
				if (element.naturalWidth > 0) setIsReady(true);
				else if (element.currentSrc !== "") fail();
			}}
			src={src}
		/>
	);
	if (props.isSticker) return <div className="my-1 size-32">{image}</div>;
	return (
		<button
			aria-haspopup="dialog"
			aria-label={t.enlarge(alt)}
			className="focus-ring -mx-1.5 my-0.5 block aspect-[4/3] w-72 max-w-[calc(100%+12px)] overflow-hidden rounded-[10px] bg-[var(--gray-a4)]"
			onClick={props.onShow}
			type="button"
		>
			{image}
		</button>
	);
}

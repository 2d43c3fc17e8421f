import { Megaphone } from "lucide-react";
import { useState } from "react";
import { mediaAddress } from "../conversation/media-address.ts";

/** The picture of an ad out of our own store; a mark in its place while there is none. */
export function AdPicture(props: { channelId: string; line: string; alt: string }) {
	const [isGone, setIsGone] = useState(false);
	if (isGone) return <Megaphone aria-hidden="true" className="mt-0.5 shrink-0" size={16} />;
	return (
		<img
			alt={props.alt}
			className="size-12 shrink-0 rounded object-cover"
			loading="lazy"
			onError={() => setIsGone(true)}
			src={mediaAddress(props.channelId, props.line)}
		/>
	);
}

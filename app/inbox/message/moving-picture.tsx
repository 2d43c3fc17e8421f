import { useEffect, useRef, useState } from "react";
import { useLaterStrings } from "../use-later-strings.ts";

/** Whoever wants nothing to move by itself. */
const wantsStill = (): boolean =>
	typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A short film without sound that plays again and again while it is on the screen; a press stops it and lets it go on. */
export function MovingPicture(props: { name: string; src: string; onError: () => void }) {
	const t = useLaterStrings().media;
	const [isOn, setIsOn] = useState(() => !wantsStill());
	const film = useRef<HTMLVideoElement>(null);
	useEffect(() => {
		const video = film.current;
		if (!video || !isOn) return;
		const play = (): void => void video.play().catch(() => undefined);
		const observer =
			typeof IntersectionObserver === "undefined"
				? null
				: new IntersectionObserver(([entry]) => (entry?.isIntersecting ? play() : video.pause()));
		if (observer) observer.observe(video);
		else play();
		return () => {
			observer?.disconnect();
			video.pause();
		};
	}, [isOn]);
	return (
		<button
			aria-label={isOn ? t.stopGif(props.name) : t.playGif(props.name)}
			className="focus-ring relative block w-72 max-w-full overflow-hidden rounded-[10px]"
			onClick={() => setIsOn(!isOn)}
			type="button"
		>
			<video
				className="aspect-[4/3] w-full bg-black object-contain"
				loop
				muted
				onError={props.onError}
				playsInline
				preload="metadata"
				ref={film}
				src={props.src}
			/>
			<GifMark />
		</button>
	);
}

/** Says that a picture moves. */
const GifMark = () => (
	<span
		aria-hidden="true"
		className="absolute top-1.5 left-1.5 rounded-[5px] bg-black/65 px-1.5 py-0.5 text-[11px] leading-none font-semibold text-white"
	>
		GIF
	</span>
);

import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useBackStep } from "../use-back-step.ts";
import { useLaterStrings } from "../use-later-strings.ts";

/** Upper limit of the dialog's width. */
const MAX_WIDTH_PX = 1080;
const MIN_WIDTH_PX = 480;
const PADDING_PX = 48;

/**
 * Shows a picture at full size over the page; Esc, the close button and a click outside close it.
 */
export function Lightbox(props: {
	/**
	 * Download address of the media proxy; `src` is the address that the thumbnail was loaded from.
	 */
	address: string;
	src: string;
	alt: string;
	name: string;
	caption: string;
	onClose: () => void;
}) {
	const t = useLaterStrings().media;
	const close = useBackStep("photo", true, props.onClose);
	const [width, setWidth] = useState(MAX_WIDTH_PX);
	// The dialog shrinks to a small picture. The thumbnail was shown before, so its natural size is
	// known at once.
	const fit = (image: HTMLImageElement | null): void => {
		if (!image || image.naturalWidth === 0) return;
		setWidth(Math.max(MIN_WIDTH_PX, Math.min(MAX_WIDTH_PX, image.naturalWidth + PADDING_PX)));
	};
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) close();
			}}
			open
			title={props.name}
			width={width}
		>
			<div className="flex min-h-48 items-center justify-center rounded-card bg-[var(--gray-a3)]">
				<img
					alt={props.alt}
					className="max-h-[68dvh] max-w-full rounded-card object-contain"
					onLoad={(event) => fit(event.currentTarget)}
					ref={fit}
					src={props.src}
				/>
			</div>
			<div className="mt-4 flex flex-wrap items-center justify-between gap-3">
				<p className="min-w-0 flex-1 text-gray-12 [overflow-wrap:anywhere]">
					<bdi>{props.caption}</bdi>
				</p>
				<Button asChild>
					<a download href={`${props.address}?download=1`}>
						<Download aria-hidden="true" size={16} />
						{t.download}
					</a>
				</Button>
			</div>
		</Dialog>
	);
}

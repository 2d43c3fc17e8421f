import { Download } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useInboxStrings } from "./use-inbox-strings.ts";

/** The whole picture over the page; Esc, the cross and a click outside close it. */
export function Lightbox(props: {
	/** The proxy's address; `src` is the one the picture was shown from. */
	address: string;
	src: string;
	alt: string;
	name: string;
	caption: string;
	onClose: () => void;
}) {
	const t = useInboxStrings();
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			title={props.name}
			width={1080}
		>
			<div className="flex min-h-48 items-center justify-center rounded-card bg-[var(--gray-a3)]">
				<img
					alt={props.alt}
					className="max-h-[68dvh] max-w-full rounded-card object-contain"
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
						{t.media.download}
					</a>
				</Button>
			</div>
		</Dialog>
	);
}

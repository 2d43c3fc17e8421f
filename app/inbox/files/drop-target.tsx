import { Upload } from "lucide-react";
import { useEffect } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { dropStale } from "./bytes.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Lies over the conversation while files are dragged over the page: here they may be let go. */
export function DropTarget({ isOver, name }: { isOver: boolean; name: string }) {
	const t = useStrings({ pt, en });
	useEffect(() => void dropStale(Date.now()), []);
	if (!isOver) return null;
	return (
		<div
			className="pointer-events-none absolute inset-2 z-20 flex animate-appear items-center justify-center rounded-card border-2 border-dashed border-accent-9 bg-accent-3/90"
			data-drop-target
		>
			<p className="flex max-w-[80%] flex-col items-center gap-1 text-center font-semibold text-accent-12">
				<Upload aria-hidden="true" size={28} strokeWidth={1.75} />
				<bdi>{t.drop(name)}</bdi>
				<span className="text-xs font-normal text-gray-11">{t.dropHint}</span>
			</p>
		</div>
	);
}

import { Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

/** Accepts files dropped over its children; the upload button does the same for the keyboard. */
export function DropZone(props: {
	/** Why nothing is accepted now; null when it is. */
	reason: string | null;
	onFiles: (files: Iterable<File>) => void;
	children: ReactNode;
}) {
	const t = useStrings({ pt, en });
	const [isOver, setIsOver] = useState(false);
	/** Entering a child fires dragleave on its parent, so enters and leaves are counted. */
	const depth = useRef(0);
	const enter = (by: number): void => {
		depth.current += by;
		setIsOver(depth.current > 0);
	};
	const isOff = props.reason !== null;
	return (
		<div
			className="relative"
			onDragEnter={(event) => hasFiles(event) && enter(1)}
			onDragLeave={(event) => hasFiles(event) && enter(-1)}
			onDragOver={(event) => {
				if (!hasFiles(event)) return;
				// Otherwise the browser navigates to the dropped file.
				event.preventDefault();
				event.dataTransfer.dropEffect = isOff ? "none" : "copy";
			}}
			onDrop={(event) => {
				if (!hasFiles(event)) return;
				event.preventDefault();
				depth.current = 0;
				setIsOver(false);
				if (!isOff) props.onFiles(event.dataTransfer.files);
			}}
			role="presentation"
		>
			{props.children}
			{isOver ? (
				<div className="pointer-events-none absolute inset-0 z-10 flex items-center justify-center gap-2 rounded-card border-2 border-dashed border-accent-9 bg-accent-3/95 font-medium text-accent-12">
					<Upload aria-hidden="true" size={20} />
					{props.reason ?? t.drop}
				</div>
			) : null}
		</div>
	);
}

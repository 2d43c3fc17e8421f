import { FileX2 } from "lucide-react";
import { useLaterStrings } from "../use-later-strings.ts";

/** Replaces a file that could not be loaded; a button tries again. */
export function MediaFailed({ name, onRetry }: { name: string; onRetry: () => void }) {
	const t = useLaterStrings().media;
	return (
		<fieldset className="flex min-w-0 items-center gap-2.5 py-1" data-media-gone aria-label={name}>
			<span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-[var(--gray-a3)] text-gray-11">
				<FileX2 aria-hidden="true" size={18} strokeWidth={1.75} />
			</span>
			<span className="min-w-0 text-[13px] leading-5">
				<span className="block text-gray-12">{t.gone}</span>
				<button
					className="focus-ring -ml-1 inline-flex h-6 items-center rounded-control px-1 font-medium text-accent-11 hover:underline"
					onClick={onRetry}
					type="button"
				>
					{t.retry}
				</button>
			</span>
		</fieldset>
	);
}

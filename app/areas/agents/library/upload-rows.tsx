import { CircleAlert, LoaderCircle, RotateCcw, X } from "lucide-react";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { LibraryUpload, useLibraryUploads } from "./use-library-uploads.ts";

/** The same file is refused again. */
const FINAL = ["file_too_large", "file_empty", "forbidden", "files_not_kept"];

/** Files under way to the library, and those that were refused, with the reason. */
export function UploadRows(props: { queue: ReturnType<typeof useLibraryUploads> }) {
	const t = useStrings({ pt, en }).uploads;
	const { uploads, dismiss, retry } = props.queue;
	if (uploads.length === 0) return null;
	return (
		<ul aria-label={t.list} aria-live="polite" className="mb-4 flex flex-col gap-2">
			{uploads.map((upload) => (
				<li
					className={`flex flex-wrap items-center gap-3 rounded-control border px-3 py-2 ${upload.code === null ? "border-line bg-panel" : "border-red-6 bg-red-3"}`}
					key={upload.key}
				>
					{upload.code === null ? (
						<LoaderCircle
							aria-hidden="true"
							className="shrink-0 animate-spin text-accent-11 motion-reduce:animate-none"
							size={18}
						/>
					) : (
						<CircleAlert aria-hidden="true" className="shrink-0 text-red-11" size={18} />
					)}
					<div className="min-w-0 flex-1 basis-40">
						<bdi className="block truncate font-medium text-gray-12">{upload.file.name}</bdi>
						<State upload={upload} />
					</div>
					{upload.code === null ? null : (
						<>
							{FINAL.includes(upload.code) ? null : (
								<Button onClick={() => retry(upload)} size="small" type="button">
									<RotateCcw aria-hidden="true" size={14} />
									{t.retry}
								</Button>
							)}
							<IconButton
								label={t.dismiss(isolate(upload.file.name))}
								onClick={() => dismiss(upload.key)}
							>
								<X aria-hidden="true" size={16} />
							</IconButton>
						</>
					)}
				</li>
			))}
		</ul>
	);
}

function State({ upload: { code, part } }: { upload: LibraryUpload }) {
	const t = useStrings({ pt, en }).uploads;
	const format = useFormat();
	const errorText = useAgentErrorText();
	if (code === null)
		return (
			<p className="tabular text-[13px] text-gray-11">
				{t.sending(format.number(Math.round(100 * part)))}
			</p>
		);
	const own: Partial<Record<string, string>> = {
		file_too_large: t.tooLarge,
		file_empty: t.empty,
		network: t.network,
	};
	return <p className="text-[13px] text-red-12">{t.failed(own[code] ?? errorText(code))}</p>;
}

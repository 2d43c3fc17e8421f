import { LoaderCircle, TriangleAlert } from "lucide-react";
import type { SyncView } from "#app/contracts/facebook.ts";
import { isUnderWay } from "#app/domain/facebook/sync.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useFacebookErrorText } from "./use-facebook-error-text.ts";

/** Clocks of two servers may differ by this much. */
const CLOCK_TOLERANCE_MS = 5_000;

/** Progress of a sync, or why the last one failed; nothing once it is done. */
export function SyncProgress({ sync, now }: { sync: SyncView; now: number }) {
	const t = useStrings({ pt, en }).sync;
	const errorText = useFacebookErrorText();
	const format = useFormat();
	if (isUnderWay(sync, now)) {
		// While Meta demands a pause, the run's time is in the future.
		const isPaused = sync.updatedAt - now > CLOCK_TOLERANCE_MS;
		return (
			<p className="flex items-center gap-2 text-[13px] text-gray-11">
				<LoaderCircle
					aria-hidden="true"
					className="shrink-0 animate-spin text-accent-11 motion-reduce:animate-none"
					size={14}
				/>
				<span className="tabular">
					{t.running[sync.kind]}
					{sync.doneCount > 0 ? ` ${t.so(format.number(sync.doneCount))}` : ""}
					{isPaused ? ` ${t.paused(format.time(sync.updatedAt))}` : ""}
				</span>
			</p>
		);
	}
	if (sync.state !== "failed") return null;
	return (
		<p className="flex items-start gap-1.5 text-[13px] text-red-11">
			<TriangleAlert aria-hidden="true" className="mt-0.5 shrink-0" size={14} />
			{t.failed[sync.kind]} {errorText(sync.error ?? "facebook_unavailable")}
		</p>
	);
}

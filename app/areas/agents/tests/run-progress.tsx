import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { TestProgress } from "./use-test-run.ts";

/** How far a run of the tests is. */
export function RunProgress({ progress }: { progress: TestProgress }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const text = t.running(format.number(progress.asked), format.number(progress.total));
	return (
		<div className="flex flex-col gap-1.5">
			<p className="tabular text-[13px] text-gray-11" id="tests-progress">
				{text}
			</p>
			<progress
				aria-labelledby="tests-progress"
				className="h-2 w-full overflow-hidden rounded-full accent-(--accent-9)"
				max={Math.max(1, progress.total)}
				value={progress.asked}
			/>
		</div>
	);
}

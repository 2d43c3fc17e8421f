import { en } from "#app/i18n/common.en.ts";
import { pt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";

/** Placeholder with the page's geometry: four cards, then a grid of instances. */
export function DashboardSkeleton() {
	const t = useStrings({ pt, en });
	return (
		<output aria-busy="true" className="block">
			<span className="sr-only">{t.loading}</span>
			<span className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
				{Array.from({ length: 4 }, (_, card) => (
					<Skeleton className="h-24 [&>span]:rounded-card" key={card} />
				))}
			</span>
			<span className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
				{Array.from({ length: 3 }, (_, card) => (
					<Skeleton className="h-72 [&>span]:rounded-card" key={card} />
				))}
			</span>
		</output>
	);
}

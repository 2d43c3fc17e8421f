/** A grey placeholder. It appears after 150 ms, so that a quick answer causes no flash. */
export function Skeleton({ className = "" }: { className?: string }) {
	return (
		<span aria-hidden="true" className={`block animate-late ${className}`}>
			<span className="block size-full min-h-3 animate-pulse rounded-control bg-gray-4" />
		</span>
	);
}

/** Placeholder rows with the geometry of a list: a round mark and two lines. */
export function SkeletonRows(props: { count: number; label: string }) {
	return (
		<output aria-busy="true" className="block">
			<span className="sr-only">{props.label}</span>
			{Array.from({ length: props.count }, (_, row) => (
				<div className="flex h-14 items-center gap-3 px-4" key={row}>
					<Skeleton className="size-10 [&>span]:rounded-full" />
					<div className="flex-1">
						<Skeleton className="h-3 w-2/5" />
						<Skeleton className="mt-2 h-3 w-4/5" />
					</div>
				</div>
			))}
		</output>
	);
}

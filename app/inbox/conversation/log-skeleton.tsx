import { Skeleton } from "#app/ui/skeleton.tsx";

const SHAPES = [
	{ side: "self-start", size: "h-9 w-56" },
	{ side: "self-start", size: "h-14 w-72" },
	{ side: "self-end", size: "h-9 w-48" },
	{ side: "self-end", size: "h-14 w-64" },
	{ side: "self-start", size: "h-9 w-40" },
] as const;

/** Placeholder with the geometry of a conversation, aligned to its newest end. */
export function LogSkeleton({ label }: { label: string }) {
	return (
		<output
			aria-busy="true"
			className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden px-6 py-4"
		>
			<span className="sr-only">{label}</span>
			{SHAPES.map((shape) => (
				<Skeleton
					className={`max-w-full ${shape.side} ${shape.size}`}
					key={shape.size + shape.side}
				/>
			))}
		</output>
	);
}

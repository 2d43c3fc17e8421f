import type { ComponentProps } from "react";
import { Link } from "react-router";
import { StatCard } from "#app/ui/stat-card.tsx";

/** A figure that opens the list behind it. */
export function FigureLink({ to, ...card }: { to: string } & ComponentProps<typeof StatCard>) {
	return (
		<Link className="focus-ring grid rounded-card hover:opacity-80" to={to}>
			<StatCard {...card} />
		</Link>
	);
}

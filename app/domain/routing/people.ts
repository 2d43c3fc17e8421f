// Who may be given a conversation, as the workspace's settings have it.
import { type Absence } from "./absence.ts";
import type { RoutingRules } from "./settings.ts";

/** A member who may answer customers. */
export interface RoutingPerson {
	id: string;
	name: string;
	/** Open conversations at most; null: as the workspace says. */
	capacity: number | null;
	absence: Absence;
	/** Ids of their departments. */
	departments: readonly string[];
}

/** Everything that D1 has to say about routing. */
export interface RoutingDirectory {
	capacity: number;
	workspace: RoutingRules;
	/** Of departments with rules of their own, by id. */
	departments: Readonly<Record<string, RoutingRules>>;
	/** Only those whose role lets them answer. */
	people: readonly RoutingPerson[];
}

/** The rules for conversations of a department; the workspace's where it has none. */
export const rulesFor = (directory: RoutingDirectory, departmentId: string | null): RoutingRules =>
	(departmentId === null ? undefined : directory.departments[departmentId]) ?? directory.workspace;

/** Whether anything is given to anybody. */
export const isRouting = ({ workspace, departments }: RoutingDirectory): boolean =>
	[workspace, ...Object.values(departments)].some(({ mode }) => mode !== "nobody");

/** Whether somebody is among those to whom a conversation of a department is given; one of none is everybody's. */
export const isInPool = (
	{ departments }: Pick<RoutingPerson, "departments">,
	departmentId: string | null,
): boolean => departmentId === null || departments.includes(departmentId);

/** Open conversations that somebody has at most. */
export const capacityOf = (
	{ capacity }: RoutingDirectory,
	person: Pick<RoutingPerson, "capacity">,
): number => person.capacity ?? capacity;

/** When the next absence ends by itself, epoch ms; null: none does. */
export function nextReturn({ people }: RoutingDirectory, now: number): number | null {
	const ends = people.flatMap(({ absence: { isAbsent, until } }) =>
		isAbsent && until !== null && until > now ? [until] : [],
	);
	return ends.length === 0 ? null : Math.min(...ends);
}

/** Saved views of the inbox. */
import { z } from "zod";

export interface SavedView {
	id: string;
	name: string;
	/** The list's filter as the address has it. */
	filter: string;
	isTeam: boolean;
}

const Name = z.string().max(200);

export const NewView = z.strictObject({
	name: Name,
	filter: z.string().max(500),
	isTeam: z.boolean(),
});
export type NewView = z.infer<typeof NewView>;

/** Another name, another filter, or a step up or down among those it stands with. */
export const ViewChange = z.union([
	z.strictObject({ name: Name }),
	z.strictObject({ filter: z.string().max(500) }),
	z.strictObject({ step: z.union([z.literal(1), z.literal(-1)]) }),
]);
export type ViewChange = z.infer<typeof ViewChange>;

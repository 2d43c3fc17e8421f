/** Body of `PUT /api/absence`. Unknown keys are refused (D06). */
import { z } from "zod";
import { MAX_ABSENCE_MINUTES } from "../domain/routing/absence.ts";

/** `minutes`: for how long they are away; null: until they say otherwise. */
export const SaveAbsence = z.strictObject({
	isAbsent: z.boolean(),
	minutes: z.nullable(z.number().int().min(1).max(MAX_ABSENCE_MINUTES)),
});
export type SaveAbsence = z.infer<typeof SaveAbsence>;

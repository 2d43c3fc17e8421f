/** Body of `POST /api/notifications/read`. Unknown keys are refused (D06). */
import { z } from "zod";

export const MarkRead = z.strictObject({
	/** Ids of notifications, or names of samples; what is not the caller's is ignored. */
	ids: z.array(z.string().min(1).max(64)).min(1).max(100),
});
export type MarkRead = z.infer<typeof MarkRead>;

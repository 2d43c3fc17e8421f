/** Body of `POST /api/client-errors`: an error in a browser. */
import { z } from "zod";

export const ClientError = z.strictObject({
	message: z.string().max(500),
	stack: z.string().max(2000),
	/** Origin and path; the query may contain tokens and is not sent. */
	url: z.string().max(2048),
	severity: z.enum(["normal", "high"]),
});
export type ClientError = z.infer<typeof ClientError>;

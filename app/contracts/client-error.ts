/** Body of `POST /api/client-errors`: one line of what broke in a browser. */
import { z } from "zod";

export const ClientError = z.strictObject({
	message: z.string().max(500),
	stack: z.string().max(2000),
	/** Origin and path; the query stays in the browser. */
	url: z.string().max(2048),
	severity: z.enum(["normal", "high"]),
});
export type ClientError = z.infer<typeof ClientError>;

import { z } from "zod";

/** `POST /api/v1/instances/:id/messages`. Text is checked for meaning by the domain. */
export const ApiSendMessage = z.strictObject({
	/** With country code; ten or eleven digits are a Brazilian number. */
	to: z.string().min(8).max(40),
	text: z.string().max(65_536),
	/** The same id again is the same message. */
	id: z.uuid().optional(),
});

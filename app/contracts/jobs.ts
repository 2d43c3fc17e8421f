/** Bodies of queue messages. They carry ids, never tokens, passwords or message text. */
import { z } from "zod";

export const EmailJob = z.discriminatedUnion("type", [
	z.strictObject({
		type: z.literal("confirm_email"),
		/** Also the mail's id: delivered twice it is one mail. */
		id: z.uuid(),
		confirmationId: z.uuid(),
		locale: z.enum(["pt", "en"]),
	}),
	z.strictObject({
		type: z.literal("account_exists"),
		id: z.uuid(),
		userId: z.uuid(),
		locale: z.enum(["pt", "en"]),
	}),
]);
export type EmailJob = z.infer<typeof EmailJob>;

/** What every job of a tenant has; jobs without it belong to no workspace. */
export const TenantJob = z.looseObject({ workspaceId: z.uuid() });

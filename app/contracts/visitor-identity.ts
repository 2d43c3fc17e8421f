/** Who sits behind a visitor's socket. The Worker writes it after checking the token; no frame does. */
import { z } from "zod";

/** Carries the visit on the upgrade that the Worker makes for a channel's object. */
export const VISITOR_HEADER = "x-prosa-visitor";

const VisitorVisit = z.object({
	visitorId: z.string(),
	/** Where the page with the webchat is; null when it is a page of ours. */
	origin: z.string().nullable(),
});
export type VisitorVisit = z.infer<typeof VisitorVisit>;

/** What a visitor said of themself; empty fields were not told. */
export const Introduction = z.object({
	name: z.string().nullable(),
	email: z.string().nullable(),
	/** Digits. Nobody has proved it: it is shown, and means no other person. */
	phone: z.string().nullable(),
});
export type Introduction = z.infer<typeof Introduction>;

/** The page a visitor looks at (visited-page.ts). */
const Page = z.object({
	origin: z.string(),
	path: z.string(),
	title: z.string(),
	referrer: z.string().nullable(),
	language: z.string().nullable(),
});

/** What a visitor's socket keeps through sleep. No member's attachment parses as this, nor the reverse. */
export const VisitorAttachment = z.strictObject({
	visitorId: z.string(),
	introduction: Introduction.nullable(),
	/** Absent: not told. */
	page: Page.optional(),
});
export type VisitorAttachment = z.infer<typeof VisitorAttachment>;

export const formatVisit = (visit: VisitorVisit): string =>
	encodeURIComponent(JSON.stringify(visit));

/** The visit of an upgrade, or null when it is none. */
export function parseVisit(headers: Headers): VisitorVisit | null {
	const text = headers.get(VISITOR_HEADER);
	if (text === null) return null;
	const parsed = VisitorVisit.safeParse(JSON.parse(decodeURIComponent(text)));
	return parsed.success ? parsed.data : null;
}

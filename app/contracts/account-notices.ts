/** What the official API last told of a number and its account, as the settings show it. valibot: the browser parses it. */
import * as v from "valibot";
import { listOf } from "./frames.ts";

const Word = v.nullish(v.string());

export const AccountNoticeView = v.object({
	/** A kind of domain/channels/account-notice.ts, or of a later release. */
	kind: v.string(),
	/** When Meta told it, epoch ms; 0: it did not say. */
	at: v.number(),
	event: Word,
	decision: Word,
	limit: Word,
	name: Word,
	reason: Word,
	severity: Word,
	alert: Word,
	text: Word,
	details: v.nullish(v.array(v.string())),
	until: v.nullish(v.number()),
});
export type AccountNoticeView = v.InferOutput<typeof AccountNoticeView>;

export const AccountNoticeList = v.object({ notices: listOf(AccountNoticeView) });

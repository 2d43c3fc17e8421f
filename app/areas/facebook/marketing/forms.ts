// Spec 2, sections 2 and 5: Marketing. Rules are checked by the services; here only shape and size.
import * as v from "valibot";
import { SYNC_KINDS } from "#app/domain/facebook/sync.ts";

/** Tokens of a person or system user have some hundred characters. */
const Token = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2048));
const AccountId = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));

/** The fields of the page's forms, by intent. */
export const marketingForms = {
	validate: v.object({
		token: Token,
		/** "" while none is typed. */
		accountId: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), ""),
	}),
	add: v.object({ token: Token, accountId: AccountId }),
	sync: v.object({ accountId: AccountId, kind: v.picklist(SYNC_KINDS) }),
	remove: v.object({ accountId: AccountId }),
};

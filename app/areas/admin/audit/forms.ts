// Forms of the audit log.
import * as v from "valibot";

/** `filter`: the query of the page's address. */
export const auditForms = { export: v.object({ filter: v.pipe(v.string(), v.maxLength(400)) }) };

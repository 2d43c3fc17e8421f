import { parseAuditFilter } from "#app/domain/team/audit.ts";
import { type AnswerOf, defineActions } from "#app/middleware/define-actions.ts";
import { auditForms } from "./forms.ts";

/** What a filter shows, for a file that the browser makes in the reader's language. */
export const auditActions = defineActions(auditForms, {
	export: ({ services, signedIn }, { filter }) =>
		services.audit.exportAll(signedIn, parseAuditFilter(new URLSearchParams(filter))),
});
export type AuditAnswer = AnswerOf<typeof auditActions>;

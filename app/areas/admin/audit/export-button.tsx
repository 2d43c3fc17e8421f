import { Download } from "lucide-react";
import type { AuditFilter } from "#app/domain/team/audit.ts";
import { formatAuditFilter } from "#app/domain/team/audit.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import type { AuditAnswer } from "./actions.ts";
import { useEntryWords } from "./audit-list.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** What the filter shows, all pages of it, as a file in the reader's language. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const wordsOf = useEntryWords();
	const request = useRequest<AuditAnswer>(({ code, entries = [], isCut = false }) => {
		if (code !== null) return notify.error(t.exportFailed, errorText(code));
		const rows = entries.map((entry) => {
			const { name, email, text, kind, request: id } = wordsOf(entry);
			return [new Date(entry.createdAt).toISOString(), name, email, kind, text, id];
		});
		void import("#app/ui/save-csv.ts")
			.then(({ saveText, toCsv }) => {
				saveText(toCsv([t.columns, ...rows]), `${t.fileName}.csv`);
				if (isCut) notify.warning(t.cut);
			})
			.catch(() => notify.error(t.exportFailed));
	});
	return (
		<Button
			loading={request.isBusy}
			onClick={() => request.send({ intent: "export", filter: formatAuditFilter(filter) })}
			type="button"
		>
			<Download aria-hidden="true" size={16} />
			{t.export}
		</Button>
	);
}

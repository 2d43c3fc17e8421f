import { Download } from "lucide-react";
import type { PricesView } from "#app/contracts/prices.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { CostAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const MICROS = 1_000_000;

/** The month, day by day, as a file in the reader's language. */
export function ExportButton({ month }: Pick<PricesView, "month">) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const request = useIntent<CostAnswer>("export", ({ code, rows = [] }) => {
		if (code) return notify.error(t.export.failed, errorText(code));
		const table = rows.map(({ day, category, charge, by, name, count, micros }) => [
			day,
			t.categories[category],
			t.charges[charge],
			by === "agent" ? (name ?? t.goneAgent) : by === "auto" ? t.auto : t.people,
			String(count),
			(micros / MICROS).toFixed(6),
		]);
		void import("#app/ui/save-csv.ts")
			.then(({ saveText, toCsv }) =>
				saveText(toCsv([t.export.columns, ...table]), `${t.export.fileName(month)}.csv`),
			)
			.catch(() => notify.error(t.export.failed));
	});
	return (
		<Button loading={request.isSending} onClick={() => request.send({ month })} type="button">
			<Download aria-hidden="true" size={16} />
			{t.export.button}
		</Button>
	);
}

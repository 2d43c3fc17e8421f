import { useRevalidator } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Error page of a report: its title and a way to try again. */
export function ReportsError({ title }: { title: string }) {
	const t = useStrings({ pt, en });
	const { revalidate, state } = useRevalidator();
	return (
		<Page>
			<PageHeader title={title} />
			<ErrorState
				onRetry={() => void revalidate()}
				retrying={state === "loading"}
				title={t.failed}
			/>
		</Page>
	);
}

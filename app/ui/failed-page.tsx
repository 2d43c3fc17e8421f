import { useRevalidator } from "react-router";
import { ErrorState } from "./error-state.tsx";
import { Page } from "./page.tsx";
import { PageHeader } from "./page-header.tsx";

/** A page of the shell whose data could not be read: its own title and a way to try again. */
export function FailedPage(props: { title: string; purpose: string; failed: string }) {
	const { revalidate, state } = useRevalidator();
	return (
		<Page>
			<PageHeader purpose={props.purpose} title={props.title} />
			<ErrorState
				onRetry={() => void revalidate()}
				retrying={state === "loading"}
				title={props.failed}
			/>
		</Page>
	);
}

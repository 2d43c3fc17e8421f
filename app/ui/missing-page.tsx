import { SearchX } from "lucide-react";
import { isRouteErrorResponse, Link } from "react-router";
import { en } from "#app/i18n/common.en.ts";
import { pt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Page } from "./page.tsx";

/**
 * Error page of one thing: not found (404), with a link to its list; other errors go to the general
 * page.
 */
export function MissingPage(props: {
	error: unknown;
	title: string;
	text: string;
	/** Address and label of the link to the list. */
	to: string;
	toList: string;
}) {
	const { error, title } = props;
	const common = useStrings({ pt, en });
	if (!isRouteErrorResponse(error) || error.status !== 404)
		return <ErrorPage error={error} inShell />;
	return (
		<Page>
			<title>{`${title} · ${common.product}`}</title>
			<h1 className="sr-only" tabIndex={-1}>
				{title}
			</h1>
			<EmptyState
				action={
					<Button asChild kind="primary" size="large">
						<Link to={props.to}>{props.toList}</Link>
					</Button>
				}
				icon={SearchX}
				title={title}
			>
				{props.text}
			</EmptyState>
		</Page>
	);
}

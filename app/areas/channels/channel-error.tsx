import { SearchX } from "lucide-react";
import { href, isRouteErrorResponse, Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { Page } from "#app/ui/page.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** 'Canal não encontrado', or what else went wrong: for pages about one channel. */
export function ChannelError({ error }: { error: unknown }) {
	const t = useStrings({ pt, en }).notFound;
	if (!isRouteErrorResponse(error) || error.status !== 404)
		return <ErrorPage error={error} inShell />;
	return (
		<Page>
			<title>{t.title}</title>
			<h1 className="sr-only" tabIndex={-1}>
				{t.title}
			</h1>
			<EmptyState
				action={
					<Button asChild kind="primary" size="large">
						<Link to={href("/channels")}>{t.toList}</Link>
					</Button>
				}
				icon={SearchX}
				title={t.title}
			>
				{t.text}
			</EmptyState>
		</Page>
	);
}

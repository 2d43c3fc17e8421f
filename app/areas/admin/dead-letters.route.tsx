import { CircleCheck, RefreshCw } from "lucide-react";
import { data, href, Link, useRevalidator } from "react-router";
import { preferencesContext, servicesContext, signedInContext } from "#app/context.ts";
import type { DeadLettersFilter } from "#app/contracts/dead-letters.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { requirePermission } from "#app/middleware/require-permission.ts";
import { statusOf } from "#app/middleware/status-of.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import type { Route } from "./+types/dead-letters.route";
import { AdminPages } from "./admin-pages.tsx";
import { ConversationListCard } from "./conversation-list-card.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { formatLettersFilter, parseLettersFilter } from "./filters.ts";
import { KeyCard } from "./key-card.tsx";
import { letterActions } from "./letter-actions.ts";
import { LetterList } from "./letter-list.tsx";
import { OlderPages } from "./older-pages.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The path is an English term, so the breadcrumb takes its label from the strings. */
export const handle: ShellHandle = {
	crumb: (loaded) => (loaded as { crumb: string } | undefined)?.crumb ?? null,
};

export const middleware: Route.MiddlewareFunction[] = [requirePermission("read_dead_letters")];

/**
 * founding.md, Routes beyond the specification: failed jobs of the own workspace, after all
 * retries.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
	const filter = parseLettersFilter(url.searchParams);
	const { deadLetters } = context.get(servicesContext);
	const page = await deadLetters.open(context.get(signedInContext), filter);
	if (!page.ok) throw data({ code: page.code }, { status: statusOf(page.code) });
	const { locale } = context.get(preferencesContext);
	return { filter, page: page.value, crumb: { pt, en }[locale].title, now: Date.now() };
}

export const action = letterActions;

export default function DeadLettersPage({ loaderData }: Route.ComponentProps) {
	const { filter, page, now } = loaderData;
	const t = useStrings({ pt, en });
	const { revalidate, state } = useRevalidator();
	const to = (cursor: string | null): string =>
		`${href("/admin/dead-letters")}${formatLettersFilter({ ...filter, cursor })}`;
	return (
		<Page>
			<PageHeader
				actions={
					<Button loading={state !== "idle"} onClick={() => void revalidate()} type="button">
						<RefreshCw aria-hidden="true" size={16} />
						{t.refresh}
					</Button>
				}
				purpose={t.purpose}
				title={t.title}
			/>
			<AdminPages keptEvents={page.keptEvents} />
			<FilterBar filter={filter} waiting={page.waiting} />
			{page.letters.length === 0 ? (
				<Nothing filter={filter} />
			) : (
				// Another filter is another list: the selection is reset.
				<LetterList filter={filter} key={formatLettersFilter(filter)} now={now} page={page} />
			)}
			<OlderPages
				newest={filter.cursor === null ? null : to(null)}
				older={page.olderCursor === null ? null : to(page.olderCursor)}
			/>
			<div className="mt-8 flex flex-col gap-4">
				<ConversationListCard />
				<KeyCard protection={page.key} />
			</div>
		</Page>
	);
}

function Nothing({ filter }: { filter: DeadLettersFilter }) {
	const t = useStrings({ pt, en }).empty;
	const { state } = filter;
	return (
		<Card className="">
			<EmptyState
				action={
					filter.queue === null ? null : (
						<Button asChild>
							<Link to={formatLettersFilter({ queue: null, state, cursor: null }) || "."}>
								{t.all}
							</Link>
						</Button>
					)
				}
				icon={CircleCheck}
				title={t[state]}
			>
				{t[`${state}Text`]}
			</EmptyState>
		</Card>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}

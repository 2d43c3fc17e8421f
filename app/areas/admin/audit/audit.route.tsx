import { ShieldCheck } from "lucide-react";
import { data, href, Link } from "react-router";
import { preferencesContext, servicesContext, signedInContext } from "#app/context.ts";
import { type AuditFilter, formatAuditFilter, parseAuditFilter } from "#app/domain/team/audit.ts";
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
import { OlderPages } from "../older-pages.tsx";
import type { Route } from "./+types/audit.route";
import { auditActions } from "./actions.ts";
import { AuditBar } from "./audit-bar.tsx";
import { AuditList } from "./audit-list.tsx";
import { ExportButton } from "./export-button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export const handle: ShellHandle = {
	crumb: (loaded) => (loaded as { crumb: string } | undefined)?.crumb ?? null,
};

export const middleware: Route.MiddlewareFunction[] = [requirePermission("read_audit")];

/** Who changed rights, took data and made keys: of the own workspace, for its admins. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const filter = parseAuditFilter(url.searchParams);
	const { audit } = context.get(servicesContext);
	const page = await audit.open(context.get(signedInContext), filter);
	if (!page.ok) throw data({ code: page.code }, { status: statusOf(page.code) });
	const { locale } = context.get(preferencesContext);
	return { filter, page: page.value, crumb: { pt, en }[locale].title };
}

export const action = auditActions;

export default function AuditRoute({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { filter, page } = loaderData;
	const to = (before: number | null): string =>
		`${href("/admin/audit")}${formatAuditFilter({ ...filter, before })}`;
	return (
		<Page>
			<PageHeader actions={<ExportButton filter={filter} />} purpose={t.purpose} title={t.title} />
			<AuditBar filter={filter} key={formatAuditFilter({ ...filter, before: null })} />
			<Card className="overflow-hidden">
				{page.entries.length === 0 ? (
					<Nothing filter={filter} />
				) : (
					<AuditList entries={page.entries} />
				)}
			</Card>
			<OlderPages
				newest={filter.before === null ? null : to(null)}
				older={page.olderThan === null ? null : to(page.olderThan)}
			/>
			<p className="mt-4 max-w-[70ch] text-[13px] text-gray-11 text-pretty">{t.kept}</p>
		</Page>
	);
}

function Nothing({ filter }: { filter: AuditFilter }) {
	const t = useStrings({ pt, en });
	const isNarrow = filter.kind !== null || filter.q !== "";
	return (
		<EmptyState
			action={
				isNarrow ? (
					<Button asChild>
						<Link to={href("/admin/audit")}>{t.all}</Link>
					</Button>
				) : null
			}
			icon={ShieldCheck}
			title={isNarrow ? t.nothingFound : t.empty}
		>
			{isNarrow ? t.nothingFoundText : t.emptyText}
		</EmptyState>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}

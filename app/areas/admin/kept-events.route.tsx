import { CircleCheck, RefreshCw } from "lucide-react";
import { data, href, useNavigate, useRevalidator } from "react-router";
import { preferencesContext, servicesContext, signedInContext } from "#app/context.ts";
import type { KeptEventsPage } from "#app/contracts/kept-events.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { requirePermission } from "#app/middleware/require-permission.ts";
import { statusOf } from "#app/middleware/status-of.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { Select } from "#app/ui/select.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import type { Route } from "./+types/kept-events.route";
import { AdminPages } from "./admin-pages.tsx";
import { formatKeptFilter, parseKeptFilter } from "./filters.ts";
import { keptEventActions } from "./kept-event-actions.ts";
import { KeptList } from "./kept-list.tsx";
import { OlderPages } from "./older-pages.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export const handle: ShellHandle = {
	crumb: (loaded) => (loaded as { crumb: string } | undefined)?.crumb ?? null,
};

export const middleware: Route.MiddlewareFunction[] = [requirePermission("read_dead_letters")];

/** Gateway events that could not be parsed, by channel. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const filter = parseKeptFilter(url.searchParams);
	const { keptEvents } = context.get(servicesContext);
	const page = await keptEvents.open(context.get(signedInContext), filter);
	if (!page.ok) throw data({ code: page.code }, { status: statusOf(page.code) });
	const { locale } = context.get(preferencesContext);
	return { filter, page: page.value, crumb: { pt, en }[locale].kept.title };
}

export const action = keptEventActions;

const to = (channelId: string, before: number | null): string =>
	`${href("/admin/events")}${formatKeptFilter({ channelId, before })}`;

export default function KeptEventsRoute({ loaderData }: Route.ComponentProps) {
	const { filter, page } = loaderData;
	const words = useStrings({ pt, en });
	const t = words.kept;
	const { revalidate, state } = useRevalidator();
	const { chosen } = page;
	return (
		<Page>
			<PageHeader
				actions={
					<Button loading={state !== "idle"} onClick={() => void revalidate()} type="button">
						<RefreshCw aria-hidden="true" size={16} />
						{words.refresh}
					</Button>
				}
				purpose={t.purpose}
				title={t.title}
			/>
			<AdminPages keptEvents={page.channels.reduce((sum, { kept }) => sum + kept, 0)} />
			<ChannelChoice chosen={chosen?.channelId ?? null} page={page} />
			{chosen === null || chosen.page.events.length === 0 ? (
				<Card className="">
					<EmptyState action={null} icon={CircleCheck} title={t.empty}>
						{t.emptyText}
					</EmptyState>
				</Card>
			) : (
				<KeptList
					channelId={chosen.channelId}
					key={`${chosen.channelId} ${filter.before}`}
					page={chosen.page}
				/>
			)}
			{chosen === null ? null : (
				<OlderPages
					newest={filter.before === null ? null : to(chosen.channelId, null)}
					older={
						chosen.page.olderThan === null ? null : to(chosen.channelId, chosen.page.olderThan)
					}
				/>
			)}
			<p className="mt-4 text-[13px] text-gray-11 text-pretty">{t.bounds}</p>
		</Page>
	);
}

function ChannelChoice({ page, chosen }: { page: KeptEventsPage; chosen: string | null }) {
	const t = useStrings({ pt, en }).kept;
	const format = useFormat();
	const navigate = useNavigate();
	if (page.channels.length < 2) return null;
	const isListed = page.channels.some(({ id }) => id === chosen);
	return (
		<div className="mb-4">
			<Select
				aria-label={t.channel}
				className="w-full sm:w-72"
				isCompact
				onChange={({ target }) =>
					void navigate(formatKeptFilter({ channelId: target.value, before: null }), {
						preventScrollReset: true,
					})
				}
				value={chosen ?? ""}
			>
				{isListed ? null : <option value={chosen ?? ""}>{t.otherChannel}</option>}
				{page.channels.map(({ id, name, kept }) => (
					<option key={id} value={id}>
						{t.channelWith(name, format.number(kept))}
					</option>
				))}
			</Select>
		</div>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}

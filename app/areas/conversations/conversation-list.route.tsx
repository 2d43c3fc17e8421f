import { useCallback, useMemo } from "react";
import { data, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import type { Route } from "./+types/conversation-list.route";
import { ConversationBody } from "./conversation-body.tsx";
import { formatListFilter, type ListFilter, parseListFilter } from "./filters.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { Toolbar } from "./toolbar.tsx";
import { type Opening, useConversations } from "./use-conversations.ts";

export const handle: ShellHandle = { isFullHeight: true };

/** Spec 2, section 2: /conversations. The workspace's hub has the list and the overview beside it. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const filter = parseListFilter(url.searchParams);
	const opened = await context.get(servicesContext).conversations.open(signedIn, filter);
	if (!opened.ok) throw data(opened.code, { status: 400 });
	const { member, fullName, channels } = signedIn;
	return {
		opening: { filter, ...opened.value } satisfies Opening,
		me: { memberId: member.id, name: fullName, role: member.role },
		channels: channels.map(({ id, name, type }) => ({ id, name, type })),
		now: Date.now(),
	};
}

/** Another filter is requested by the list itself, whose cache keeps what was shown before. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
	const isSamePage = args.currentUrl.pathname === args.nextUrl.pathname;
	const isOtherFilter = args.currentUrl.search !== args.nextUrl.search;
	return isSamePage && isOtherFilter ? false : args.defaultShouldRevalidate;
}

export default function ConversationListPage({ loaderData }: Route.ComponentProps) {
	return (
		<QueryProvider>
			<ConversationList {...loaderData} key={loaderData.me.memberId} />
		</QueryProvider>
	);
}

function ConversationList(props: Route.ComponentProps["loaderData"]) {
	const t = useStrings({ pt, en });
	const [params, setParams] = useSearchParams();
	const filter = useMemo(() => parseListFilter(params), [params]);
	const { memberId } = props.me;
	const list = useConversations(filter, props.opening, { memberId, channels: props.channels });
	const onFilter = useCallback(
		(next: ListFilter) =>
			setParams(formatListFilter(next), { preventScrollReset: true, replace: true }),
		[setParams],
	);
	return (
		// --shell-rows is the height of the shell's header and footer.
		<div className="mx-auto flex h-[calc(100dvh-var(--shell-rows,0px))] min-h-0 w-full max-w-6xl flex-col px-4 pt-5 md:px-8 md:pt-8">
			<div className="shrink-0 [&>header]:mb-4">
				<PageHeader purpose={<span className="max-md:sr-only">{t.purpose}</span>} title={t.title} />
			</div>
			<Toolbar
				channels={props.channels}
				filter={filter}
				onFilter={onFilter}
				overview={list.overview}
			/>
			<ConversationBody
				channels={props.channels}
				filter={filter}
				list={list}
				me={props.me}
				now={props.now}
				onFilter={onFilter}
			/>
		</div>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}

import {
	data,
	href,
	Outlet,
	PrefetchPageLinks,
	type ShouldRevalidateFunctionArgs,
} from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { filterAt } from "#app/domain/inbox/place.ts";
import type { Route } from "./+types/inbox.layout";
import { InboxFrame } from "./inbox-frame.tsx";
import type { Opening } from "./use-conversations.ts";

export const handle: ShellHandle = { isFullHeight: true };

/** The list beside every conversation. The workspace's hub has it and the figures of the views. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const filter = filterAt(url);
	const opened = await context.get(servicesContext).conversations.open(signedIn, filter);
	if (!opened.ok) throw data(opened.code, { status: 400 });
	const { member, fullName, channels, views = [], departments = [] } = signedIn;
	return {
		opening: { filter, ...opened.value } satisfies Opening,
		me: { memberId: member.id, name: fullName, role: member.role },
		views,
		departments,
		channels: channels.map(({ id, name, type, status, phone, gateway }) => ({
			id,
			name,
			type,
			status,
			phone,
			gateway,
		})),
	};
}

/** Going from one conversation or view to another asks the server for no list: it is live, and its cache keeps the others. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
	const isAskedFor = args.formMethod !== undefined || args.currentUrl.href === args.nextUrl.href;
	return isAskedFor && args.defaultShouldRevalidate;
}

export default function InboxLayout({ loaderData }: Route.ComponentProps) {
	return (
		<QueryProvider>
			<InboxFrame {...loaderData} key={loaderData.me.memberId}>
				<Outlet />
			</InboxFrame>
			{/* Views and "back" lead there, also without a network: its file is asked for at once. */}
			<PrefetchPageLinks page={href("/conversations")} />
		</QueryProvider>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}

import { Suspense } from "react";
import { Await, useRevalidator } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { ChannelSummary, InboxSnapshot } from "#app/contracts/whatsapp.ts";
import type { Result } from "#app/domain/result.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Inbox } from "#app/inbox/inbox.tsx";
import { parseListChoice } from "#app/inbox/list/list-choice.ts";
import { inboxShouldRevalidate } from "#app/inbox/should-revalidate.ts";
import type { InboxMember } from "#app/inbox/store/inbox-context.ts";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Page } from "#app/ui/page.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { listInstances, refusal } from "../figures/find-instance.ts";
import { InstanceError } from "../figures/instance-error.tsx";
import type { Route } from "./+types/chats.route";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export const shouldRevalidate = inboxShouldRevalidate;

export const handle: ShellHandle = {
	parentCrumb: (loaderData) => (loaderData as LoaderData | undefined)?.instance.name ?? null,
	isFullHeight: true,
};
type LoaderData = Route.ComponentProps["loaderData"];

/** Spec 2, section 2, the variant: the instance is shown first, its conversations are streamed. */
export function loader({ params, context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const instance = listInstances(signedIn).find(({ id }) => id === params.instanceId);
	if (!instance) throw refusal("not_found");
	const { whatsapp } = context.get(servicesContext);
	const { member } = signedIn;
	return {
		instance,
		opened: whatsapp.open(
			signedIn,
			instance.id,
			url.searchParams.get("contact"),
			parseListChoice(url.searchParams),
		),
		me: { memberId: member.id, name: signedIn.fullName, role: member.role },
	};
}

export default function ChatsPage({ loaderData }: Route.ComponentProps) {
	const { instance, me, opened } = loaderData;
	return (
		// --shell-rows is the height of the shell's header and footer; the list takes one third of the
		// width.
		<div className="h-[calc(100dvh-var(--shell-rows,0px))] [--inbox-list:clamp(300px,33.333%,400px)]">
			<h1 className="sr-only" tabIndex={-1}>
				{instance.name}
			</h1>
			<Suspense fallback={<Loading />}>
				<Await errorElement={<LoadFailed />} resolve={opened}>
					{(result) => <Chats instance={instance} me={me} opened={result} />}
				</Await>
			</Suspense>
		</div>
	);
}

function Chats(props: {
	instance: ChannelSummary;
	me: InboxMember;
	opened: Result<{ inbox: InboxSnapshot }, ErrorCode>;
}) {
	const { instance, me, opened } = props;
	if (!opened.ok) return <LoadFailed />;
	// Readable while the number is not linked, too; the banner leads to the connect screen.
	return <Inbox instance={instance} key={instance.id} me={me} snapshot={opened.value.inbox} />;
}

function Loading() {
	const t = useStrings({ pt, en });
	return (
		<Page>
			<p className="mb-4 animate-late text-gray-11">{t.loading}</p>
			<SkeletonRows count={6} label={t.loading} />
		</Page>
	);
}

function LoadFailed() {
	const t = useStrings({ pt, en });
	const { revalidate, state } = useRevalidator();
	return (
		<Page>
			<ErrorState onRetry={() => void revalidate()} retrying={state === "loading"} title={t.failed}>
				{t.failedText}
			</ErrorState>
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <InstanceError error={error} />;
}

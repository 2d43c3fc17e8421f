import { Library } from "lucide-react";
import { useState } from "react";
import { data, href, useNavigate } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { ENTRY_PAGE } from "#app/contracts/knowledge.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { statusOf } from "#app/middleware/status-of.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { MissingPage } from "#app/ui/missing-page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { EntriesCard } from "../knowledge/entries-card.tsx";
import { useUploads } from "../knowledge/use-uploads.ts";
import type { Route } from "./+types/base.route";
import { BaseMenu, UsedBy } from "./base-row.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { RemoveBaseDialog } from "./remove-base-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Loaded separately: the page does not wait for what is told twice. */
const PairsCard = lazyPart(() => import("../pairs/pairs-card.tsx"), "PairsCard");
const SourcesCard = lazyPart(() => import("../sources/sources-card.tsx"), "SourcesCard");

export const handle: ShellHandle = {
	crumb: (loaderData) => (loaderData as LoaderData | undefined)?.base.name ?? null,
};
type LoaderData = Route.ComponentProps["loaderData"];

export async function loader({ params, context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { knowledge, knowledgeBases } = context.get(servicesContext);
	const { baseId } = params;
	const wanted = { words: "", offset: 0, limit: ENTRY_PAGE };
	const [opened, page] = await Promise.all([
		knowledgeBases.open(signedIn, baseId),
		knowledge.list(signedIn, { baseId }, wanted),
	]);
	if (!opened.ok) throw data(opened.code, { status: statusOf(opened.code) });
	if (!page.ok) throw data(page.code, { status: statusOf(page.code) });
	const { base, bases, all } = opened.value;
	return {
		base,
		all,
		names: bases.map(({ id, name }) => [id, name] as const),
		page: page.value,
		mayManage: may(signedIn.member.role, "manage_agents"),
	};
}

/** One base: its entries, who uses it, and what can be done with it. */
export default function BasePage({ loaderData }: Route.ComponentProps) {
	const { base, all, page, mayManage } = loaderData;
	const t = useStrings({ pt, en });
	const queue = useUploads();
	const place = { baseId: base.id };
	return (
		<Page>
			<Head base={base} mayManage={mayManage} />
			<PairsCard
				baseId={base.id}
				baseNames={new Map(loaderData.names)}
				fallback={null}
				key={`pairs of ${base.id}`}
				mayManage={mayManage}
				of={[all.entries, all.characters, ...page.entries.map(({ updatedAt }) => updatedAt)].join()}
			/>
			<EntriesCard
				all={all}
				baseNames={null}
				empty={t.page.empty}
				first={page}
				key={base.id}
				mayManage={mayManage}
				place={place}
				purpose={t.page.entriesPurpose}
				queue={queue}
				target={place}
				title={t.page.entries}
			/>
			<div className="mt-6">
				<SourcesCard mayManage={mayManage} place={place} target={place} />
			</div>
		</Page>
	);
}

function Head({ base, mayManage }: Pick<LoaderData, "base" | "mayManage">) {
	const navigate = useNavigate();
	const [asked, setAsked] = useState<"rename" | "remove" | null>(null);
	const close = (): void => setAsked(null);
	return (
		<>
			<PageHeader
				actions={
					<BaseMenu
						base={base}
						mayManage={mayManage}
						onRemove={() => setAsked("remove")}
						onRename={() => setAsked("rename")}
					/>
				}
				backTo={href("/agents/knowledge")}
				mark={
					<span className="flex size-12 shrink-0 items-center justify-center rounded-card bg-accent-3 text-accent-11">
						<Library aria-hidden="true" size={24} strokeWidth={1.75} />
					</span>
				}
				title={base.name}
			/>
			<div className="-mt-4 mb-6">
				<UsedBy base={base} />
			</div>
			{asked === "rename" ? <NameDialog base={base} onClose={close} onDone={close} /> : null}
			{asked === "remove" ? (
				<RemoveBaseDialog
					base={base}
					isOwnPage
					onClose={close}
					onDone={() => void navigate(href("/agents/knowledge"))}
				/>
			) : null}
		</>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const t = useStrings({ pt, en }).notFound;
	return <MissingPage error={error} to={href("/agents/knowledge")} {...t} />;
}

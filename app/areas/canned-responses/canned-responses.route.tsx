import { Download, Ellipsis, Eye, FileText, Plus, Star, Upload } from "lucide-react";
import { type ReactNode, useState } from "react";
import { href, Link } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { CannedResponse, CannedResponses } from "#app/contracts/canned-responses.ts";
import { may } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { Example } from "#app/ui/example.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import type { Route } from "./+types/canned-responses.route";
import { type CannedResponsesAnswer, cannedResponseActions } from "./actions.ts";
import { TEMPLATES } from "./demo-content.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { ResponseDialog } from "./response-dialog.tsx";
import { ResponseList } from "./response-list.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { role } = signedIn.member;
	return {
		known: await context.get(servicesContext).cannedResponses.list(signedIn),
		mayWrite: may(role, "send"),
		mayManage: may(role, "manage_channels"),
		me: signedIn.fullName,
		departments: (signedIn.departments ?? []).map(({ id, name }) => ({ id, name })),
		/** Numbers of the official API, which have templates of their own at Meta. */
		officials: signedIn.channels
			.filter(({ gateway }) => gateway === "cloud-api")
			.map(({ id, name }) => ({ id, name })),
	};
}

export const action = cannedResponseActions;

export const clientAction = (args: Route.ClientActionArgs) =>
	orUnavailable<CannedResponsesAnswer>(args);

/** Ready answers; spec 1, section 2 has its title and its four cards, which decision 40 fills with the workspace's own. */
export default function CannedResponsesPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { known, mayWrite, mayManage, me, departments, officials } = loaderData;
	const [edited, setEdited] = useState<CannedResponse | "new" | null>(null);
	const [isImporting, setImporting] = useState(false);
	const add = mayWrite ? (
		<Button kind="primary" onClick={() => setEdited("new")} type="button">
			<Plus aria-hidden="true" size={16} />
			{t.add}
		</Button>
	) : null;
	return (
		<Page>
			<PageHeader
				actions={
					<>
						{mayWrite ? <TransferMenu onImport={() => setImporting(true)} /> : null}
						{add}
					</>
				}
				purpose={t.purpose}
				title={t.title}
			/>
			{officials.length > 0 ? <OfficialLinks channels={officials} /> : null}
			<OwnCards known={known} />
			<ResponseList
				add={add}
				mayManage={mayManage}
				mayWrite={mayWrite}
				onOpen={setEdited}
				responses={known.responses}
			/>
			<Example open={known.responses.length === 0}>
				<Cards
					details={[
						t.cards.savedMore,
						t.cards.mostUsedMore,
						t.cards.favouritesMore,
						t.cards.viewsMore,
					]}
					values={[TEMPLATES.saved, TEMPLATES.mostUsed, TEMPLATES.favourites, TEMPLATES.views]}
				/>
			</Example>
			{edited === null ? null : (
				<ResponseDialog
					departments={departments}
					mayManage={mayManage}
					me={me}
					onClose={() => setEdited(null)}
					response={edited === "new" ? null : edited}
				/>
			)}
			{isImporting ? (
				<ImportDialog
					departments={departments}
					mayManage={mayManage}
					onClose={() => setImporting(false)}
				/>
			) : null}
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}

/** The way to what people look for here as well: Meta's templates, which live with each number. */
function OfficialLinks({ channels }: { channels: readonly { id: string; name: string }[] }) {
	const t = useStrings({ pt, en });
	return (
		<p className="mb-4 flex flex-wrap gap-x-2 gap-y-1 text-[13px] text-gray-11">
			{t.official}
			{channels.map(({ id, name }) => (
				<Link
					className="focus-ring rounded font-medium text-accent-11 hover:underline"
					key={id}
					to={`${href("/whatsapp/:instanceId/settings", { instanceId: id })}?tab=modelos`}
				>
					<bdi>{name}</bdi>
				</Link>
			))}
		</p>
	);
}

function TransferMenu({ onImport }: { onImport: () => void }) {
	const t = useStrings({ pt, en });
	return (
		<Menu
			trigger={
				<Button aria-label={t.more} type="button">
					<Ellipsis aria-hidden="true" size={16} />
				</Button>
			}
		>
			<MenuItem onSelect={onImport}>
				<Upload aria-hidden="true" size={16} />
				{t.import}
			</MenuItem>
			<MenuItem asChild>
				<a download href="/api/canned-responses/export">
					<Download aria-hidden="true" size={16} />
					{t.export}
				</a>
			</MenuItem>
		</Menu>
	);
}

function OwnCards({ known: { responses, usesThisMonth } }: { known: CannedResponses }) {
	const t = useStrings({ pt, en }).cards;
	const format = useFormat();
	const most = responses.reduce<CannedResponse | null>(
		(found, one) => (one.uses > (found?.uses ?? 0) ? one : found),
		null,
	);
	const favourites = responses.filter(({ isFavourite }) => isFavourite).length;
	return (
		<Cards
			details={[
				t.savedMore,
				most ? t.mostUsedBy(most.shortcut) : t.mostUsedNone,
				t.favouritesOwn,
				t.viewsOwn,
			]}
			values={[responses.length, most?.uses ?? 0, favourites, usesThisMonth].map(format.number)}
		/>
	);
}

/** The four cards of the specification. */
function Cards({ values, details }: { values: readonly string[]; details: readonly ReactNode[] }) {
	const t = useStrings({ pt, en }).cards;
	const cards = [
		{ icon: FileText, label: t.saved },
		{ icon: Download, label: t.mostUsed },
		{ icon: Star, label: t.favourites },
		{ icon: Eye, label: t.views },
	];
	return (
		<div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
			{cards.map((card, at) => (
				<StatCard detail={details[at]} key={card.label} value={values[at] ?? ""} {...card} />
			))}
		</div>
	);
}

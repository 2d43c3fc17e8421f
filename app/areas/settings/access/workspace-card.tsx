import { KeyRound, type LucideIcon, Mail, UserRound } from "lucide-react";
import { href, Link } from "react-router";
import type { WorkspaceAccess } from "#app/contracts/access.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { showKey } from "#app/domain/channels/api-key.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

interface Row {
	id: string;
	title: string;
	facts: string[];
	/** The page where it can be revoked; null: in another workspace. */
	to: string | null;
}

/** One workspace: its members, open invitations and keys. */
export function WorkspaceCard({ workspace }: { workspace: WorkspaceAccess }) {
	const t = useStrings({ pt, en });
	const { roles } = useStrings({ pt: commonPt, en: commonEn });
	const format = useFormat();
	const { isCurrent } = workspace;
	const people = workspace.people.map(({ id, name, email, role, since }) => ({
		id,
		title: displayName(name),
		facts: [email, roles[role], t.joined(format.date(since))],
		to: null,
	}));
	const invitations = workspace.invitations.map(({ id, email, role, since }) => ({
		id,
		title: email,
		facts: [roles[role], t.invited(format.date(since))],
		to: null,
	}));
	const keys = workspace.keys.map(({ channelId, channelName, prefix, since }) => ({
		id: channelId,
		title: displayName(channelName),
		facts: [showKey(prefix), ...(since === null ? [] : [t.made(format.date(since))])],
		to: isCurrent ? href("/whatsapp/:instanceId/settings", { instanceId: channelId }) : null,
	}));
	const isEmpty = people.length + invitations.length + keys.length === 0;
	return (
		<Card className="p-4 md:p-6">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h2 className="min-w-0 text-base font-semibold [overflow-wrap:anywhere]">
					<bdi>{displayName(workspace.name)}</bdi>
				</h2>
				{isCurrent ? (
					<Button asChild>
						<Link to={href("/team")}>{t.openTeam}</Link>
					</Button>
				) : null}
			</div>
			{isEmpty ? <p className="mt-3 text-gray-11">{t.onlyYou}</p> : null}
			<Rows icon={UserRound} rows={people} title={t.people} />
			<Rows icon={Mail} rows={invitations} title={t.invitations} />
			<Rows icon={KeyRound} rows={keys} title={t.keys} />
			{isCurrent || isEmpty ? null : <p className="mt-4 text-[13px] text-gray-11">{t.switch}</p>}
		</Card>
	);
}

function Rows(props: { title: string; icon: LucideIcon; rows: Row[] }) {
	const t = useStrings({ pt, en });
	const Icon = props.icon;
	if (props.rows.length === 0) return null;
	return (
		<section aria-label={props.title} className="mt-5">
			<h3 className="text-[13px] font-semibold text-gray-12">{props.title}</h3>
			<ul>
				{props.rows.map((row) => (
					<li
						className="flex min-h-14 items-center gap-3 border-b border-line py-2.5 last:border-b-0"
						key={row.id}
					>
						<Icon
							aria-hidden="true"
							className="shrink-0 text-gray-11"
							size={18}
							strokeWidth={1.75}
						/>
						<div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
							<p className="font-medium text-gray-12">
								<bdi>{row.title}</bdi>
							</p>
							<p className="tabular text-[13px] text-gray-11">{row.facts.join(" · ")}</p>
						</div>
						{row.to === null ? null : (
							<Link
								aria-label={t.openKeyNamed(row.title)}
								className="focus-ring shrink-0 rounded-control text-[13px] font-medium text-accent-11 hover:underline"
								to={row.to}
							>
								{t.openKey}
							</Link>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

import { Suspense, useState } from "react";
import { Await, useRevalidator } from "react-router";
import type { AgentVersions, VersionSummary } from "#app/contracts/agent-versions.ts";
import type { AgentView } from "#app/contracts/agents.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import { en as agentsEn } from "../strings.en.ts";
import { pt as agentsPt } from "../strings.pt.ts";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import type { VersionAnswer } from "./actions.ts";
import { ChangesDialog } from "./changes-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TrialCard } from "./trial-card.tsx";

interface VersionsTabProps {
	agent: AgentView;
	/** Null when they could not be read. */
	versions: Promise<AgentVersions | null>;
	mayManage: boolean;
	now: number;
}

/** Every published version of an agent, what it changed, and the way back. */
export function VersionsTab(props: VersionsTabProps) {
	const t = useStrings({ pt, en });
	return (
		<Suspense fallback={<SkeletonRows count={4} label={t.loading} />}>
			<Await errorElement={<LoadFailed />} resolve={props.versions}>
				{(versions) => (versions ? <Shown {...props} read={versions} /> : <LoadFailed />)}
			</Await>
		</Suspense>
	);
}

function Shown(props: VersionsTabProps & { read: AgentVersions }) {
	const t = useStrings({ pt, en });
	const { agent, read, mayManage, now } = props;
	const [opened, setOpened] = useState<number | null>(null);
	const restoring = useRestoring();
	return (
		<>
			{agent.trial ? (
				<TrialCard
					figures={read.figures}
					live={read.live}
					mayManage={mayManage}
					trial={agent.trial}
				/>
			) : null}
			<Card className="overflow-hidden">
				<header className="border-b border-line px-4 py-3">
					<h2 className="font-semibold">{t.title}</h2>
					<p className="max-w-[90ch] text-[13px] text-gray-11 text-pretty">{t.purpose}</p>
				</header>
				<ul aria-label={t.list}>
					{read.versions.map((version) => (
						<VersionRow
							isBusy={restoring.number === version.number}
							isLive={version.number === read.live}
							key={version.number}
							mayManage={mayManage}
							now={now}
							onOpen={() => setOpened(version.number)}
							onRestore={() => restoring.restore(version.number)}
							share={agent.trial?.version === version.number ? agent.trial.share : null}
							version={version}
						/>
					))}
				</ul>
			</Card>
			{opened === null ? null : (
				<ChangesDialog agentId={agent.id} number={opened} onClose={() => setOpened(null)} />
			)}
		</>
	);
}

function VersionRow(props: {
	version: VersionSummary;
	isLive: boolean;
	/** Percent of the conversations it answers on trial; null: none. */
	share: number | null;
	isBusy: boolean;
	mayManage: boolean;
	now: number;
	onOpen: () => void;
	onRestore: () => void;
}) {
	const t = useStrings({ pt, en });
	const { managersOnly } = useStrings({ pt: agentsPt, en: agentsEn });
	const format = useFormat();
	const { version, isLive, share } = props;
	const number = format.number(version.number);
	const when = format.listTime(version.at, props.now);
	const by = isolate(nameOrFormer(version.by, t.draft.former));
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
			<div className="min-w-0 flex-1 basis-64">
				<div className="flex flex-wrap items-center gap-2">
					<h3 className="tabular font-medium">{t.version(number)}</h3>
					{isLive ? <StatusBadge tone="good">{t.live}</StatusBadge> : null}
					{share === null ? null : (
						<StatusBadge tone="accent">{t.onTrial(format.number(share))}</StatusBadge>
					)}
				</div>
				{version.note === "" ? null : (
					<p className="[overflow-wrap:anywhere]">
						<bdi>{version.note}</bdi>
					</p>
				)}
				<p className="tabular text-[13px] text-gray-11">
					{version.origin === "noticed" ? `${t.origins.noticed}, ${when}` : t.by(by, when)}
					{version.origin === "restored" && version.basedOn !== null
						? ` · ${t.origins.restored(format.number(version.basedOn))}`
						: null}
					{version.tests
						? ` · ${t.tested(format.number(version.tests.passed), format.number(version.tests.total))}`
						: null}
				</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<Button
					aria-label={`${t.changes}: ${t.version(number)}`}
					onClick={props.onOpen}
					size="small"
					type="button"
				>
					{t.changes}
				</Button>
				{isLive || share !== null ? null : (
					<ReasonedButton
						aria-label={`${t.restore}: ${t.version(number)}`}
						loading={props.isBusy}
						onClick={props.onRestore}
						reason={props.mayManage ? null : managersOnly}
						size="small"
						type="button"
					>
						{t.restore}
					</ReasonedButton>
				)}
			</div>
		</li>
	);
}

function useRestoring() {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const errorText = useAgentErrorText();
	const [asked, setAsked] = useState(0);
	const { send, isSending } = useIntent<VersionAnswer>("restore", ({ code, number }) => {
		if (code !== null) return notify.error(t.restoreFailed, errorText(code));
		notify.success(t.restored(format.number(asked), format.number(number ?? 0)));
	});
	return {
		/** The version that is being brought back; null: none. */
		number: isSending ? asked : null,
		restore(number: number): void {
			setAsked(number);
			send({ number });
		},
	};
}

function LoadFailed() {
	const t = useStrings({ pt, en });
	const { revalidate, state } = useRevalidator();
	return (
		<ErrorState onRetry={() => void revalidate()} retrying={state === "loading"} title={t.failed} />
	);
}

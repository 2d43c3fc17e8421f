import { useState } from "react";
import { data, href } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { AgentDraft, AgentView } from "#app/contracts/agents.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { diffContents } from "#app/domain/agents/version-diff.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { may } from "#app/domain/team/role.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { statusOf } from "#app/middleware/status-of.ts";
import { Button } from "#app/ui/button.tsx";
import { DirtyBar } from "#app/ui/dirty-bar.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { AgentBadge } from "../agent-badge.tsx";
import { AgentError } from "../agent-error.tsx";
import { en as agentsEn } from "../strings.en.ts";
import { pt as agentsPt } from "../strings.pt.ts";
import { ChangesView } from "../versions/changes-view.tsx";
import type { Route } from "./+types/agent-edit.route";
import { AgentForm } from "./agent-form.tsx";
import type { SaveAnswer } from "./answer.ts";
import { channelOptions } from "./channel-options.ts";
import { toDraft, toSettings } from "./draft.ts";
import { parseAgentFields, parseSaving } from "./forms.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { type AgentFormState, useAgentForm } from "./use-agent-form.ts";

export const handle: ShellHandle = {
	parentCrumb: (loaderData) => (loaderData as LoaderData | undefined)?.agent.name ?? null,
};
type LoaderData = Route.ComponentProps["loaderData"];

export async function loader({ params, context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { agents } = context.get(servicesContext);
	const [opened, options] = await Promise.all([
		agents.open(signedIn, params.id),
		agents.options(signedIn),
	]);
	if (!opened.ok) throw data(opened.code, { status: statusOf(opened.code) });
	const { providers, integrations, pixels, mayChoosePixel } = options;
	return {
		agent: opened.value,
		options: {
			providers,
			integrations,
			pixels,
			mayChoosePixel,
			channels: channelOptions(signedIn.channels),
			now: Date.now(),
		},
		mayManage: may(signedIn.member.role, "manage_agents"),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const signedIn = context.get(signedInContext);
	if (!may(signedIn.member.role, "manage_agents")) return refuse("forbidden");
	const fields = await request.formData();
	const form = parseAgentFields(fields);
	if (!form.ok) return refuse(form.code);
	const { agents } = context.get(servicesContext);
	const saved = await agents.update(signedIn, params.id, form.value, parseSaving(fields));
	return saved.ok ? data<SaveAnswer>({ id: params.id, code: null }) : refuse(saved.code);
}

const refuse = (code: ErrorCode) =>
	data<SaveAnswer>({ id: null, code }, { status: statusOf(code) });

/** Without an answer of the server the form stays, with what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction();
	} catch (error) {
		if (error instanceof Response) throw error;
		return data<SaveAnswer>({ id: null, code: "unavailable" }, { status: 503 });
	}
}

export default function AgentEditPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const words = useStrings({ pt: agentsPt, en: agentsEn });
	const { agent, options, mayManage } = loaderData;
	const { draft } = agent;
	const form = useAgentForm({
		stored: toDraft(draft ? { ...agent, name: draft.name, settings: draft.settings } : agent),
		avatarUrl: agent.avatarUrl,
		done: t.edit.done,
		draftDone: t.edit.draftDone,
		seen: { version: agent.version, draftSavedAt: draft?.savedAt ?? 0 },
		isTested: agent.cases > 0,
	});
	return (
		<Page width="narrow">
			<PageHeader
				backTo={href("/agents/:id", { id: agent.id })}
				badge={<AgentBadge status={agent.status} />}
				purpose={<bdi>{agent.name}</bdi>}
				title={t.edit.title}
			/>
			{mayManage ? null : (
				<p className="mb-6 rounded-control bg-gray-3 px-3 py-2 text-gray-11">
					{words.managersOnly}
				</p>
			)}
			{draft ? <DraftNotice agent={agent} draft={draft} now={options.now} /> : null}
			<AgentForm
				aside={form.isOvertaken ? <Overtaken agent={agent} form={form} /> : null}
				form={form}
				isReadOnly={!mayManage}
				legend={t.edit.title}
				options={options}
			>
				<DirtyBar
					discardLabel={t.edit.discard}
					isDirty={form.isDirty}
					isSaving={form.isSaving}
					onDiscard={form.forget}
					saveLabel={t.edit.save}
					secondary={{ label: t.edit.saveDraft, onClick: () => form.save("draft") }}
					text={agent.cases > 0 ? t.edit.dirtyTested : t.edit.dirty}
				/>
			</AgentForm>
		</Page>
	);
}

/** Says that the form shows the draft and not what customers get. */
function DraftNotice(props: { agent: AgentView; draft: AgentDraft; now: number }) {
	const t = useStrings({ pt, en }).draft;
	const format = useFormat();
	const { agent, draft } = props;
	const name = isolate(nameOrFormer(draft.by, t.former));
	return (
		<p className="mb-6 rounded-control border border-amber-6 bg-amber-3 px-3 py-2 text-amber-12 text-pretty">
			{t.notice(name, format.listTime(draft.savedAt, props.now), format.number(agent.version))}
		</p>
	);
}

/** Somebody else saved meanwhile: what differs from what was typed here, and the choice between the two. */
function Overtaken({ agent, form }: { agent: AgentView; form: AgentFormState }) {
	const t = useStrings({ pt, en }).overtaken;
	// What was typed when it was refused; it can no longer be changed without settling the refusal.
	const [typed] = useState(form.draft);
	const theirs = agent.draft ?? agent;
	const settings = { ...theirs.settings, ...toSettings(typed) };
	const changes = diffContents(theirs, { name: typed.name, settings });
	return (
		<section aria-label={t.title} className="mt-4 rounded-card border border-line bg-panel p-4">
			<h2 className="mb-1 font-semibold">{t.title}</h2>
			<p className="mb-4 text-[13px] text-gray-11 text-pretty">{t.text}</p>
			<ChangesView changes={changes} />
			<div className="mt-4 flex flex-wrap justify-end gap-3">
				<Button onClick={form.forget} type="button">
					{t.theirs}
				</Button>
				<Button kind="primary" onClick={() => form.save("live", true)} type="button">
					{t.mine}
				</Button>
			</div>
		</section>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <AgentError error={error} />;
}

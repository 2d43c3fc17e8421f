import { FilePen } from "lucide-react";
import { useState } from "react";
import type { AgentView } from "#app/contracts/agents.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import { en as agentsEn } from "../strings.en.ts";
import { pt as agentsPt } from "../strings.pt.ts";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import type { VersionAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const ChangesDialog = lazyPart(() => import("./changes-dialog.tsx"), "ChangesDialog", {
	onFailure: "toast",
});
const PublishDialog = lazyPart(() => import("./publish-dialog.tsx"), "PublishDialog", {
	onFailure: "toast",
});

interface DraftBannerProps {
	agent: AgentView;
	mayManage: boolean;
	now: number;
	/** The form was just saved to be published: nothing more is asked unless the tests object. */
	isPublishing: boolean;
	onTest: () => void;
}

/** Says that something was saved and is not published, and what can be done about it. */
export function DraftBanner(props: DraftBannerProps) {
	const { draft } = props.agent;
	// Another draft: another dialog.
	return draft ? <Banner {...props} draft={draft} key={draft.savedAt} /> : null;
}

function Banner(props: DraftBannerProps & { draft: NonNullable<AgentView["draft"]> }) {
	const t = useStrings({ pt, en }).draft;
	const { managersOnly } = useStrings({ pt: agentsPt, en: agentsEn });
	const format = useFormat();
	const { agent, draft, mayManage, now } = props;
	const [open, setOpen] = useState<"changes" | "publish" | "discard" | null>(
		props.isPublishing && mayManage ? "publish" : null,
	);
	const discard = useDiscard(() => setOpen(null));
	const name = isolate(nameOrFormer(draft.by, t.former));
	const reason = mayManage ? null : managersOnly;
	const close = (): void => setOpen(null);
	return (
		<section
			aria-label={t.title}
			className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-amber-6 bg-amber-3 px-4 py-3 text-amber-12"
		>
			<FilePen aria-hidden="true" className="shrink-0" size={20} strokeWidth={1.75} />
			<div className="min-w-0 flex-1 basis-72">
				<h2 className="font-semibold">{t.title}</h2>
				<p className="text-[13px] text-pretty">
					{t.by(name, format.listTime(draft.savedAt, now), format.number(agent.version))}
					{draft.basedOn !== null && draft.basedOn !== agent.version ? ` ${t.moved}` : null}
				</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<Button onClick={() => setOpen("changes")} size="small" type="button">
					{t.diff}
				</Button>
				<Button onClick={props.onTest} size="small" type="button">
					{t.test}
				</Button>
				<ReasonedButton
					onClick={() => setOpen("discard")}
					reason={reason}
					size="small"
					type="button"
				>
					{t.discard}
				</ReasonedButton>
				<ReasonedButton
					kind="primary"
					onClick={() => setOpen("publish")}
					reason={reason}
					size="small"
					type="button"
				>
					{t.publish}
				</ReasonedButton>
			</div>
			{open === "changes" ? <ChangesDialog agentId={agent.id} number={0} onClose={close} /> : null}
			{open === "publish" ? (
				<PublishDialog agent={agent} draft={draft} isAtOnce={props.isPublishing} onClose={close} />
			) : null}
			<ConfirmDialog
				busy={discard.isSending}
				confirmLabel={t.discard}
				onConfirm={() => discard.send({ savedAt: draft.savedAt })}
				onOpenChange={(isOpen) => setOpen(isOpen ? "discard" : null)}
				open={open === "discard"}
				title={t.discardTitle}
			>
				{t.discardText}
			</ConfirmDialog>
		</section>
	);
}

function useDiscard(onDone: () => void) {
	const t = useStrings({ pt, en });
	const errorText = useAgentErrorText();
	return useIntent<VersionAnswer>("discard", ({ code }) => {
		if (code === null) notify.success(t.draft.discarded);
		else notify.error(t.trial.failed, errorText(code));
		onDone();
	});
}

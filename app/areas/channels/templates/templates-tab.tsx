import { FileText, KeyRound, MessageSquareText, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ListedTemplate } from "#app/contracts/message-templates.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { isEditable, templateKey } from "#app/domain/official-templates/template.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { useTemplates } from "#app/inbox/templates/use-templates.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { RemoveTemplate } from "./remove-template.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TemplateEditor = lazyPart(() => import("./template-editor.tsx"), "TemplateEditor", {
	onFailure: "toast",
});

/** Meta's status words; an unknown one is shown as it is. */
const TONES: Record<string, StatusTone> = {
	APPROVED: "good",
	PENDING: "warning",
	IN_APPEAL: "warning",
	PAUSED: "warning",
	REJECTED: "bad",
	DISABLED: "bad",
};

/** The message templates of the official API: only these may be sent after the 24-hour window. */
export function TemplatesTab(props: {
	instanceId: string;
	hasBusinessId: boolean;
	mayManage: boolean;
}) {
	const t = useStrings({ pt, en });
	return (
		<div className="flex flex-col gap-4">
			<p className="max-w-[65ch] text-[13px] text-gray-11 text-pretty">{t.purpose}</p>
			{props.hasBusinessId ? (
				<Templates instanceId={props.instanceId} mayManage={props.mayManage} />
			) : (
				<Card className="">
					<EmptyState icon={KeyRound} title={t.noAccount}>
						{t.noAccountText}
					</EmptyState>
				</Card>
			)}
		</div>
	);
}

/** Which template a dialog is about; null in an editor: a new one. */
type Asked =
	| { what: "edit"; template: ListedTemplate | null }
	| { what: "remove"; template: ListedTemplate };

function Templates({ instanceId, mayManage }: { instanceId: string; mayManage: boolean }) {
	const t = useStrings({ pt, en });
	const { templates, failure: why, isLoading, retry } = useTemplates(instanceId);
	const [asked, setAsked] = useState<Asked | null>(null);
	const end = (isDone: boolean): void => {
		setAsked(null);
		if (isDone) retry();
	};
	const failure = why ? (
		<ErrorState onRetry={retry} title={t.failed}>
			{t.failedText[why]}
		</ErrorState>
	) : null;
	if (templates === null)
		return (
			failure ?? (
				<Card className="py-2">
					<SkeletonRows count={3} label={t.loading} />
				</Card>
			)
		);
	return (
		<>
			{failure}
			{mayManage ? (
				<div>
					<Button kind="primary" onClick={() => setAsked({ what: "edit", template: null })}>
						<Plus aria-hidden="true" size={16} strokeWidth={1.75} />
						{t.create}
					</Button>
				</div>
			) : null}
			<Card aria-busy={isLoading} className="">
				{templates.length === 0 ? (
					<EmptyState icon={MessageSquareText} title={t.empty}>
						{t.emptyText}
					</EmptyState>
				) : (
					<ul aria-label={t.list}>
						{templates.map((template) => (
							<TemplateRow
								key={templateKey(template)}
								onAsk={mayManage ? setAsked : null}
								template={template}
							/>
						))}
					</ul>
				)}
			</Card>
			{asked?.what === "edit" ? (
				<TemplateEditor instanceId={instanceId} onEnd={end} template={asked.template} />
			) : null}
			{asked?.what === "remove" ? (
				<RemoveTemplate instanceId={instanceId} onEnd={end} template={asked.template} />
			) : null}
		</>
	);
}

function TemplateRow(props: {
	template: ListedTemplate;
	/** Null: nothing of it may be changed. */
	onAsk: ((asked: Asked) => void) | null;
}) {
	const t = useStrings({ pt, en });
	const { template, onAsk } = props;
	const { name, language, status, body, reason } = template;
	return (
		<li className="flex items-start gap-3 border-b border-line px-4 py-3 last:border-b-0">
			<span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-gray-3 text-gray-11">
				<FileText aria-hidden="true" size={18} strokeWidth={1.75} />
			</span>
			<div className="min-w-0 flex-1">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<p className="min-w-0 flex-1 basis-40 font-medium text-gray-12 [overflow-wrap:anywhere]">
						<bdi>{displayName(name)}</bdi>{" "}
						<span className="text-xs font-normal text-gray-11">{displayName(language)}</span>
					</p>
					<StatusBadge tone={TONES[status] ?? "neutral"}>
						{t.states[status] ?? displayName(status)}
					</StatusBadge>
				</div>
				<Facts template={template} />
				<p
					className="mt-1 max-w-[70ch] text-[13px] whitespace-pre-wrap text-gray-11 [overflow-wrap:anywhere]"
					dir="auto"
				>
					{body === "" ? t.noBody : body}
				</p>
				{reason === null ? null : (
					<p className="mt-1 text-[13px] text-red-11 text-pretty">
						{t.refused(t.reasons[reason] ?? displayName(reason))}
					</p>
				)}
				{onAsk && status === "REJECTED" && isEditable(template) ? (
					<Button
						className="mt-2"
						onClick={() => onAsk({ what: "edit", template })}
						size="small"
						type="button"
					>
						{t.correct}
					</Button>
				) : null}
			</div>
			{onAsk ? (
				<div className="flex shrink-0 gap-1">
					{isEditable(template) ? (
						<IconButton
							label={t.edit(name)}
							onClick={() => onAsk({ what: "edit", template })}
							type="button"
						>
							<Pencil aria-hidden="true" size={16} strokeWidth={1.75} />
						</IconButton>
					) : null}
					{template.id === null ? null : (
						<IconButton
							label={t.remove(name)}
							onClick={() => onAsk({ what: "remove", template })}
							type="button"
						>
							<Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
						</IconButton>
					)}
				</div>
			) : null}
		</li>
	);
}

/** Category, quality and last use in one line; what is not known is left out. */
function Facts({ template }: { template: ListedTemplate }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { category, quality, usedAt, isWhole, status } = template;
	const facts = [
		category === "" ? null : (t.categories[category] ?? displayName(category)),
		quality === null ? null : t.quality(t.qualities[quality] ?? displayName(quality)),
		usedAt === null ? null : t.used(format.dateTime(usedAt)),
		status === "APPROVED" && !isWhole ? t.notSent : null,
	].filter(Boolean);
	return facts.length === 0 ? null : <p className="text-xs text-gray-11">{facts.join(" · ")}</p>;
}

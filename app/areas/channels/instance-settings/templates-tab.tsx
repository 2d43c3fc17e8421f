import { FileText, KeyRound, MessageSquareText } from "lucide-react";
import type { TemplateList } from "#app/contracts/message-templates.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useTemplates } from "#app/inbox/templates/use-templates.ts";

type Template = NonNullable<TemplateList["templates"]>[number];

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
export function TemplatesTab(props: { instanceId: string; hasBusinessId: boolean }) {
	const t = useStrings({ pt, en }).templates;
	return (
		<div className="flex flex-col gap-4">
			<p className="max-w-[65ch] text-[13px] text-gray-11 text-pretty">{t.purpose}</p>
			{props.hasBusinessId ? (
				<Templates instanceId={props.instanceId} />
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

function Templates({ instanceId }: { instanceId: string }) {
	const t = useStrings({ pt, en }).templates;
	const { templates, failure: why, isLoading, retry } = useTemplates(instanceId);
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
			<Card aria-busy={isLoading} className="">
				{templates.length === 0 ? (
					<EmptyState icon={MessageSquareText} title={t.empty}>
						{t.emptyText}
					</EmptyState>
				) : (
					<ul aria-label={t.list}>
						{templates.map((template) => (
							<TemplateRow key={`${template.name} ${template.language}`} template={template} />
						))}
					</ul>
				)}
			</Card>
		</>
	);
}

function TemplateRow({ template }: { template: Template }) {
	const t = useStrings({ pt, en }).templates;
	const states: Record<string, string> = t.states;
	const { name, language, status, body } = template;
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
						{states[status] ?? displayName(status)}
					</StatusBadge>
				</div>
				<p
					className="mt-1 max-w-[70ch] text-[13px] whitespace-pre-wrap text-gray-11 [overflow-wrap:anywhere]"
					dir="auto"
				>
					{body === "" ? t.noBody : body}
				</p>
			</div>
		</li>
	);
}

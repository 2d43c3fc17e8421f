import { ArrowLeft, Search } from "lucide-react";
import { useState } from "react";
import type { ListedTemplate } from "#app/contracts/message-templates.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import type { OutgoingItem } from "#app/domain/inbox/outgoing-item.ts";
import { searchKey } from "#app/domain/inbox/search-key.ts";
import { isSendable, templateKey } from "#app/domain/official-templates/template.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useUnitPrice } from "#app/ui/use-unit-price.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TemplateForm } from "./template-form.tsx";
import { useTemplates } from "./use-templates.ts";

export interface TemplateChoiceProps {
	channelId: string;
	/** Whoever it is for; null: nobody is known yet. */
	contact: { name: string | null; phone: string | null } | null;
	/** The member who sends it, as customers read their name. */
	sender?: string;
	/** Words of the last button. */
	submit?: string;
	onChosen: (item: OutgoingItem) => void;
}

/** An approved template of the official platform: found, its gaps filled, seen as the phone shows it. */
export function TemplateChoice(props: TemplateChoiceProps) {
	const t = useStrings({ pt, en });
	const [chosen, setChosen] = useState<ListedTemplate | null>(null);
	if (chosen === null) return <TemplateSearch {...props} onPick={setChosen} />;
	return (
		<div className="flex flex-col gap-4">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<Button kind="quiet" onClick={() => setChosen(null)} type="button">
					<ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
					{t.back}
				</Button>
				<TemplateLine template={chosen} />
			</div>
			<TemplateForm {...props} key={templateKey(chosen)} template={chosen} />
		</div>
	);
}

function TemplateSearch(props: TemplateChoiceProps & { onPick: (one: ListedTemplate) => void }) {
	const t = useStrings({ pt, en });
	const { templates, failure, retry } = useTemplates(props.channelId);
	const [text, setText] = useState("");
	if (templates === null)
		return failure ? (
			<ErrorState onRetry={retry} title={t.failed}>
				{t.failedText[failure]}
			</ErrorState>
		) : (
			<SkeletonRows count={3} label={t.loading} />
		);
	const sendable = templates.filter(isSendable);
	if (sendable.length === 0)
		return (
			<p className="text-[13px] text-gray-11 text-pretty">
				<span className="block font-medium text-gray-12">{t.empty}</span>
				{t.emptyText}
			</p>
		);
	const wanted = searchKey(text);
	const found = sendable.filter(({ name, body }) =>
		searchKey(`${name.replaceAll("_", " ")} ${body}`).includes(wanted),
	);
	return (
		<div>
			<TextInput
				aria-label={t.search}
				autoComplete="off"
				icon={<Search size={16} />}
				onChange={(event) => setText(event.target.value)}
				placeholder={t.search}
				value={text}
			/>
			<ul aria-label={t.list} className="-mx-2 mt-2 h-72 overflow-y-auto overscroll-contain">
				{found.map((template) => (
					<li key={templateKey(template)}>
						<button
							className="focus-ring block w-full rounded-control px-2 py-2 text-left hover:bg-gray-3"
							onClick={() => props.onPick(template)}
							type="button"
						>
							<TemplateLine template={template} />
							<bdi className="block truncate text-[13px] text-gray-11">{template.body}</bdi>
						</button>
					</li>
				))}
				{found.length === 0 ? (
					<li className="px-2 py-3 text-[13px] text-gray-11">{t.none}</li>
				) : null}
			</ul>
		</div>
	);
}

/** Name, language, category and price in one line. */
function TemplateLine({ template }: { template: ListedTemplate }) {
	const t = useStrings({ pt, en });
	const unit = useUnitPrice();
	const { name, language, category } = template;
	const cost = template.price && unit(template.price.micros);
	const price = cost && (template.price?.isEstimated ? t.about(cost) : cost);
	return (
		<span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
			<bdi className="font-medium text-gray-12 [overflow-wrap:anywhere]">{displayName(name)}</bdi>{" "}
			<span className="text-xs text-gray-11">
				{[displayName(language), t.categories[category] ?? displayName(category), price]
					.filter(Boolean)
					.join(" · ")}
			</span>
		</span>
	);
}

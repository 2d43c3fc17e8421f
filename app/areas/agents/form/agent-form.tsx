import type { ReactNode } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { type ChannelOption, ChannelsSection } from "./channels-section.tsx";
import { HandOverSection } from "./hand-over-section.tsx";
import { HoursSection } from "./hours-section.tsx";
import { IdentitySection } from "./identity-section.tsx";
import { InstructionsSection } from "./instructions-section.tsx";
import { type ModelOptions, ModelSection } from "./model-section.tsx";
import { PaceSection } from "./pace-section.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { AgentFormState } from "./use-agent-form.ts";

interface AgentFormOptions extends ModelOptions {
	channels: readonly ChannelOption[];
	now: number;
}

/** The whole form of an agent, new or not. A refusal keeps everything that was typed. */
export function AgentForm(props: {
	form: AgentFormState;
	options: AgentFormOptions;
	legend: string;
	/** Whoever may only look finds every control off. */
	isReadOnly: boolean;
	/** What stands below: the buttons, or the bar of unsaved changes. */
	children: ReactNode;
}) {
	const t = useStrings({ pt, en });
	const { form, options } = props;
	const section = { draft: form.draft, edit: form.edit, errors: form.errors };
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				form.save();
			}}
		>
			<fieldset className="flex min-w-0 flex-col gap-6" disabled={props.isReadOnly}>
				<legend className="sr-only">{props.legend}</legend>
				<IdentitySection {...section} picture={form.picture} />
				<InstructionsSection {...section} />
				<ModelSection {...section} options={options} />
				<ChannelsSection {...section} channels={options.channels} />
				<HandOverSection {...section} />
				<HoursSection {...section} now={options.now} />
				<PaceSection {...section} />
			</fieldset>
			{form.refusal ? (
				<p
					className="mt-6 rounded-control border border-red-6 bg-red-3 px-3 py-2 text-red-12"
					role="alert"
				>
					{form.refusal} {t.kept}
				</p>
			) : null}
			{props.children}
			<LeaveGuard
				isDirty={form.isDirty && !form.isLeaving}
				leaveLabel={t.leave.leave}
				text={t.leave.text}
				title={t.leave.title}
			/>
		</form>
	);
}

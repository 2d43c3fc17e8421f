import { href, Link } from "react-router";
import type { ChannelSettingsView } from "#app/contracts/channels.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { Select } from "#app/ui/select.tsx";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import type { ChannelDraft } from "./use-channel-draft.ts";

/** Who answers new conversations by itself. */
export function AgentSection(props: {
	view: ChannelSettingsView;
	draft: ChannelDraft;
	edit: (change: Partial<ChannelDraft>) => void;
}) {
	const { draft, edit } = props;
	const { agents } = props.view;
	const t = useStrings({ pt, en }).settings;
	const isGone =
		draft.defaultAgentId !== "" && !agents.some(({ id }) => id === draft.defaultAgentId);
	return (
		<FormSection id="channel-agent" purpose={t.agentPurpose} title={t.agent}>
			<Field
				hint={
					agents.length > 0 ? (
						t.agentHint
					) : (
						<>
							{t.noAgents}{" "}
							<Link className="font-medium text-accent-11 underline" to={href("/agents/new")}>
								{t.createAgent}
							</Link>
						</>
					)
				}
				label={t.agentLabel}
			>
				{(control) => (
					<Select
						{...control}
						onChange={(event) => edit({ defaultAgentId: event.currentTarget.value })}
						value={draft.defaultAgentId}
					>
						<option value="">{t.agentNobody}</option>
						{agents.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
						{isGone ? <option value={draft.defaultAgentId}>{t.agentGone}</option> : null}
					</Select>
				)}
			</Field>
		</FormSection>
	);
}

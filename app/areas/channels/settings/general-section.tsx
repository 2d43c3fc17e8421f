import type { ErrorCode } from "#app/contracts/errors.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { MAX_DESCRIPTION_LENGTH } from "#app/domain/channels/channel-form.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import type { ChannelDraft } from "./use-channel-draft.ts";

/**
 * Name, description, and whether the channel is active; an instance is activated on its own pages.
 */
export function GeneralSection(props: {
	type: ChannelType;
	draft: ChannelDraft;
	edit: (change: Partial<ChannelDraft>) => void;
	refusal: ErrorCode | null;
}) {
	const { draft, edit, refusal } = props;
	const t = useStrings({ pt, en }).settings;
	const errorText = useErrorText();
	const isName = refusal === "name_missing" || refusal === "name_too_long";
	return (
		<FormSection id="channel-general" purpose={t.generalPurpose} title={t.general}>
			<Field error={isName ? errorText(refusal) : null} label={t.name}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="off"
						maxLength={200}
						onChange={(event) => edit({ name: event.currentTarget.value })}
						required
						value={draft.name}
					/>
				)}
			</Field>
			<Field label={t.description} optional>
				{(control) => (
					<TextArea
						{...control}
						maxLength={MAX_DESCRIPTION_LENGTH}
						onChange={(event) => edit({ description: event.currentTarget.value })}
						value={draft.description}
					/>
				)}
			</Field>
			{props.type === "whatsapp" ? null : (
				<Toggle
					hint={t.activeText}
					isOn={draft.isActive}
					label={t.active}
					onChange={(isActive) => edit({ isActive })}
				/>
			)}
			{props.type === "telegram" ? (
				<Toggle
					hint={t.ignoreGroupsText}
					isOn={draft.ignoreGroups}
					label={t.ignoreGroups}
					onChange={(ignoreGroups) => edit({ ignoreGroups })}
				/>
			) : null}
		</FormSection>
	);
}

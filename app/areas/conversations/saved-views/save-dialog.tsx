import { type FormEvent, useState } from "react";
import type { SavedView } from "#app/contracts/saved-views.ts";
import { MAX_VIEW_NAME, parseViewName } from "#app/domain/conversations/saved-view.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useViewsApi } from "./use-views-api.ts";

/** Keeps the filter under a name, or gives a kept view another one. */
export function SaveDialog(props: {
	/** The view that gets another name; null for a new one. */
	view: SavedView | null;
	filter: string;
	/** Whether the view may be the team's. */
	mayShare: boolean;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const api = useViewsApi();
	const { view, filter, onClose } = props;
	const [name, setName] = useState(view?.name ?? "");
	const [isTeam, setIsTeam] = useState(false);
	const [error, setError] = useState<string | null>(null);
	const [isBusy, setIsBusy] = useState(false);
	async function save(event: FormEvent): Promise<void> {
		event.preventDefault();
		const parsed = parseViewName(name);
		if (!parsed.ok) return setError(errorText(parsed.code));
		setIsBusy(true);
		const refused = view
			? await api.change(view.id, { name: parsed.value })
			: await api.create({ name: parsed.value, filter, isTeam });
		setIsBusy(false);
		if (refused === null) onClose();
	}
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			open
			purpose={view ? undefined : t.purpose}
			title={view ? t.rename : t.save}
			width={440}
		>
			<form className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
				<Field error={error} label={t.name}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							maxLength={MAX_VIEW_NAME}
							onChange={(event) => {
								setError(null);
								setName(event.currentTarget.value);
							}}
							value={name}
						/>
					)}
				</Field>
				{view === null && props.mayShare ? (
					<Toggle hint={t.teamHint} isOn={isTeam} label={t.team} onChange={setIsTeam} />
				) : null}
				<div className="mt-2 flex justify-end gap-3">
					<Button onClick={onClose} type="button">
						{t.cancel}
					</Button>
					<Button kind="primary" loading={isBusy} type="submit">
						{t.confirm}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

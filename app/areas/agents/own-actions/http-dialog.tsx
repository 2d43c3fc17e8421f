import { useState } from "react";
import {
	HTTP_METHODS,
	type HttpMethod,
	MAX_ACTION_DESCRIPTION,
	placesIn,
} from "#app/domain/agents/acts/http-action.ts";
import { MAX_PARAMETERS } from "#app/domain/agents/acts/parameters.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useAsking } from "../use-asking.ts";
import { NameField, placeRefusal, UrlField } from "./action-fields.tsx";
import { saveAction } from "./actions-api.ts";
import { type Asks, AskSelect, asksOf, withAsks } from "./ask-select.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import type { HttpAction, StoredAction } from "./forms.ts";
import { NEW_PARAMETER, ParametersEditor } from "./parameters-editor.tsx";
import { SecretPart, type TypedSecret } from "./secret-part.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const NEW: HttpAction = {
	kind: "http",
	name: "",
	description: "",
	method: "GET",
	url: "https://",
	parameters: [],
	secretHeader: "",
	isWriting: false,
};

/** Those that a refusal may stand at. */
const FIELDS = ["name", "description", "url", "parameters", "header"] as const;

/** Only what reads may be done without asking, and these methods never only read. */
const mayNever = (method: HttpMethod): boolean => method === "GET" || method === "POST";

/** What a change of the method means for whom is asked: what is sent is taken for a change until said otherwise. */
function withMethod(action: HttpAction, method: HttpMethod): HttpAction {
	const asks: Asks =
		method === "GET" ? "never" : asksOf(action) === "member" ? "member" : "anybody";
	return withAsks({ ...action, method }, asks);
}

/** An HTTP call of the team's own, new or stored. */
export function HttpDialog(props: {
	agentId: string;
	/** Null: a new one. */
	stored: (StoredAction & { action: HttpAction }) | null;
	onChanged: () => Promise<void>;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).dialog;
	const { stored, onClose } = props;
	const begun = stored?.action ?? NEW;
	const [action, setAction] = useState(begun);
	const [secret, setSecret] = useState<TypedSecret>(null);
	const { isBusy, refusal, ask } = useAsking(t.failed);
	const edit = (change: Partial<HttpAction>): void => setAction({ ...action, ...change });
	const { errorOf, problem } = placeRefusal(refusal, FIELDS);
	const save = (): void =>
		ask(async () => {
			await saveAction(props.agentId, stored?.id ?? null, { action, secret });
			await props.onChanged();
			notify.success(stored ? t.saved : t.created);
			onClose();
		});
	/** A place that nothing fills would be refused: its parameter is there with it. */
	const addPlaces = (): void => {
		const known = new Set(action.parameters.map(({ name }) => name));
		const missing = [...new Set(placesIn(action.url))].filter((name) => !known.has(name));
		if (missing.length === 0) return;
		const added = missing.map((name) => ({ ...NEW_PARAMETER, name }));
		edit({ parameters: [...action.parameters, ...added].slice(0, MAX_PARAMETERS) });
	};
	return (
		<EditDialog
			isBusy={isBusy}
			isDirty={secret !== null || JSON.stringify(action) !== JSON.stringify(begun)}
			onClose={onClose}
			onSubmit={save}
			problem={problem}
			purpose={t.httpPurpose}
			submitLabel={t.save}
			title={stored ? t.editHttp : t.newHttp}
		>
			<NameField
				error={errorOf("name")}
				onChange={(name) => edit({ name })}
				placeholder="consultar_pedido"
				value={action.name}
			/>
			<Field error={errorOf("description")} hint={t.descriptionHint} label={t.description}>
				{(control) => (
					<TextArea
						{...control}
						maxLength={MAX_ACTION_DESCRIPTION}
						onChange={(event) => edit({ description: event.currentTarget.value })}
						placeholder={t.descriptionPlaceholder}
						rows={2}
						value={action.description}
					/>
				)}
			</Field>
			<div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
				<Field label={t.method}>
					{(control) => (
						<Select
							{...control}
							onChange={(event) =>
								setAction(withMethod(action, event.currentTarget.value as HttpMethod))
							}
							value={action.method}
						>
							{HTTP_METHODS.map((method) => (
								<option key={method}>{method}</option>
							))}
						</Select>
					)}
				</Field>
				<UrlField
					error={errorOf("url")}
					hint={t.urlHint}
					onBlur={addPlaces}
					onChange={(url) => edit({ url })}
					placeholder="https://api.sualoja.com.br/pedidos/{pedido}"
					value={action.url}
				/>
			</div>
			<ParametersEditor
				error={errorOf("parameters")}
				onChange={(parameters) => edit({ parameters })}
				parameters={action.parameters}
			/>
			<SecretPart
				header={action.secretHeader}
				headerError={errorOf("header")}
				onHeader={(secretHeader) => edit({ secretHeader })}
				onSecret={setSecret}
				stored={stored && { hasSecret: stored.hasSecret, url: stored.action.url }}
				url={action.url}
			/>
			<Field hint={t.asksHints[asksOf(action)]} label={t.asksLabel}>
				{(control) => (
					<AskSelect
						{...control}
						mayNever={mayNever(action.method)}
						onAsks={(asks) => setAction(withAsks(action, asks))}
						value={asksOf(action)}
					/>
				)}
			</Field>
		</EditDialog>
	);
}

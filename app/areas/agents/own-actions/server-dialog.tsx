import { useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useAsking } from "../use-asking.ts";
import { readTools, saveAction } from "./actions-api.ts";
import { EditDialog } from "./edit-dialog.tsx";
import type { McpServer, StoredAction } from "./forms.ts";
import { SecretPart, type TypedSecret } from "./secret-part.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { withoutNews } from "./tools-dialog.tsx";

const NEW: McpServer = { kind: "mcp", name: "", url: "https://", secretHeader: "", tools: [] };
type StoredServer = StoredAction & { action: McpServer };

/** Address and secret of an MCP server, new or stored. A new one is asked for its tools at once. */
export function ServerDialog(props: {
	agentId: string;
	/** Null: a new one. */
	stored: StoredServer | null;
	onChanged: () => Promise<void>;
	onSaved: (stored: StoredServer) => void;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).dialog;
	const { agentId, stored, onClose } = props;
	const begun = stored?.action ?? NEW;
	const [server, setServer] = useState(begun);
	const [secret, setSecret] = useState<TypedSecret>(null);
	const { isBusy, refusal, ask } = useAsking(t.failed);
	const edit = (change: Partial<McpServer>): void => setServer({ ...server, ...change });
	const errorOf = (...codes: string[]) =>
		refusal !== null && codes.includes(refusal.code) ? refusal.words : null;
	const atField = errorOf(
		"action_name_invalid",
		"action_name_taken",
		"action_url_invalid",
		"action_header_invalid",
	);
	const save = (): void =>
		ask(async () => {
			const wish = { action: withoutNews(server), secret };
			const id = await saveAction(agentId, stored?.id ?? null, wish);
			const action = stored ? server : await readTools(agentId, id).catch(() => server);
			await props.onChanged();
			notify.success(stored ? t.saved : t.created);
			props.onSaved({ id, action, isActive: true, hasSecret: Boolean(secret) });
		});
	return (
		<EditDialog
			isBusy={isBusy}
			isDirty={secret !== null || JSON.stringify(server) !== JSON.stringify(begun)}
			onClose={onClose}
			onSubmit={save}
			problem={refusal !== null && atField === null ? refusal.words : null}
			purpose={t.serverPurpose}
			submitLabel={stored ? t.save : t.connect}
			title={stored ? t.editServer : t.newServer}
		>
			<Field
				error={errorOf("action_name_invalid", "action_name_taken")}
				hint={t.nameHint}
				label={t.name}
			>
				{(control) => (
					<TextInput
						{...control}
						autoCapitalize="off"
						autoComplete="off"
						className="font-mono"
						maxLength={48}
						onChange={(event) => edit({ name: event.currentTarget.value })}
						placeholder="loja"
						spellCheck={false}
						value={server.name}
					/>
				)}
			</Field>
			<Field error={errorOf("action_url_invalid")} hint={t.serverUrlHint} label={t.url}>
				{(control) => (
					<TextInput
						{...control}
						autoCapitalize="off"
						autoComplete="off"
						inputMode="url"
						maxLength={1_000}
						onChange={(event) => edit({ url: event.currentTarget.value })}
						placeholder="https://mcp.sualoja.com.br/mcp"
						spellCheck={false}
						value={server.url}
					/>
				)}
			</Field>
			<SecretPart
				header={server.secretHeader}
				headerError={errorOf("action_header_invalid")}
				onHeader={(secretHeader) => edit({ secretHeader })}
				onSecret={setSecret}
				stored={stored && { hasSecret: stored.hasSecret, url: stored.action.url }}
				url={server.url}
			/>
		</EditDialog>
	);
}

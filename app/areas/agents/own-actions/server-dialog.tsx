import { useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { useAsking } from "../use-asking.ts";
import { NameField, placeRefusal, UrlField } from "./action-fields.tsx";
import { readTools, saveAction } from "./actions-api.ts";
import { EditDialog } from "./edit-dialog.tsx";
import type { McpServer, StoredAction } from "./forms.ts";
import { SecretPart, type TypedSecret } from "./secret-part.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { withoutNews } from "./tools-dialog.tsx";

const NEW: McpServer = { kind: "mcp", name: "", url: "https://", secretHeader: "", tools: [] };
/** Those that a refusal may stand at. */
const FIELDS = ["name", "url", "header"] as const;
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
	const { errorOf, problem } = placeRefusal(refusal, FIELDS);
	const save = (): void =>
		ask(async () => {
			const wish = { action: withoutNews(server), secret };
			const id = await saveAction(agentId, stored?.id ?? null, wish);
			const action = stored ? server : await readTools(agentId, id).catch(() => server);
			await props.onChanged();
			notify.success(stored ? t.saved : t.created);
			// Null: the stored one was left as it is.
			const hasSecret = secret === null ? (stored?.hasSecret ?? false) : secret !== "";
			props.onSaved({ id, action, isActive: true, hasSecret });
		});
	return (
		<EditDialog
			isBusy={isBusy}
			isDirty={secret !== null || JSON.stringify(server) !== JSON.stringify(begun)}
			onClose={onClose}
			onSubmit={save}
			problem={problem}
			purpose={t.serverPurpose}
			submitLabel={stored ? t.save : t.connect}
			title={stored ? t.editServer : t.newServer}
		>
			<NameField
				error={errorOf("name")}
				onChange={(name) => edit({ name })}
				placeholder="loja"
				value={server.name}
			/>
			<UrlField
				error={errorOf("url")}
				hint={t.serverUrlHint}
				onChange={(url) => edit({ url })}
				placeholder="https://mcp.sualoja.com.br/mcp"
				value={server.url}
			/>
			<SecretPart
				header={server.secretHeader}
				headerError={errorOf("header")}
				onHeader={(secretHeader) => edit({ secretHeader })}
				onSecret={setSecret}
				stored={stored && { hasSecret: stored.hasSecret, url: stored.action.url }}
				url={server.url}
			/>
		</EditDialog>
	);
}

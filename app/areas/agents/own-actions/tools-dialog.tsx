import { RefreshCw } from "lucide-react";
import { useId, useState } from "react";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useAsking } from "../use-asking.ts";
import { readTools, saveAction } from "./actions-api.ts";
import { AskSelect, asksOf, withAsks } from "./ask-select.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import type { McpServer, StoredAction } from "./forms.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

type Tool = McpServer["tools"][number];

/** As it is saved: who saves it has seen what is new. */
export const withoutNews = (server: McpServer) => ({
	...server,
	tools: server.tools.map(({ news: _, ...tool }) => tool),
});

/** Which tools of an MCP server the agent may use, and whose yes each waits for. */
export function ToolsDialog(props: {
	agentId: string;
	stored: StoredAction & { action: McpServer };
	onChanged: () => Promise<void>;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).toolsDialog;
	const { agentId, stored, onClose } = props;
	const [begun, setBegun] = useState(stored.action);
	const [server, setServer] = useState(stored.action);
	const { isBusy, refusal, ask } = useAsking(t.failed);
	const reading = useAsking(t.readFailed);
	const hasNews = server.tools.some(({ news }) => news !== undefined);
	const save = (): void =>
		ask(async () => {
			await saveAction(agentId, stored.id, { action: withoutNews(server), secret: null });
			await props.onChanged();
			notify.success(t.saved);
			onClose();
		});
	const read = (): void =>
		reading.ask(async () => {
			const found = await readTools(agentId, stored.id);
			setBegun(found);
			setServer(found);
			await props.onChanged();
		});
	const replace = (tool: Tool): void =>
		setServer({
			...server,
			tools: server.tools.map((one) => (one.name === tool.name ? tool : one)),
		});
	return (
		<EditDialog
			isBusy={isBusy}
			isDirty={JSON.stringify(server) !== JSON.stringify(begun)}
			onClose={onClose}
			onSubmit={save}
			problem={refusal?.words ?? reading.refusal?.words ?? null}
			purpose={t.purpose}
			submitLabel={t.save}
			title={t.title(isolate(server.name))}
		>
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p className="min-w-0 flex-1 basis-60 text-[13px] text-gray-11 text-pretty">
					{hasNews ? t.news : server.tools.length === 0 ? t.none : t.hint}
				</p>
				<Button loading={reading.isBusy} onClick={read} size="small" type="button">
					<RefreshCw aria-hidden="true" size={14} />
					{t.read}
				</Button>
			</div>
			{server.tools.length === 0 ? null : (
				<ul className="flex flex-col rounded-control border border-line">
					{server.tools.map((tool) => (
						<ToolRow key={tool.name} onChange={replace} tool={tool} />
					))}
				</ul>
			)}
		</EditDialog>
	);
}

function ToolRow({ tool, onChange }: { tool: Tool; onChange: (tool: Tool) => void }) {
	const t = useStrings({ pt, en }).toolsDialog;
	const id = useId();
	return (
		<li className="flex flex-wrap items-start gap-3 border-b border-line p-3 last:border-b-0 sm:flex-nowrap">
			<input
				aria-describedby={`${id}-description`}
				checked={tool.isOn}
				className="mt-0.5 size-4 shrink-0 accent-(--accent-9)"
				id={id}
				onChange={(event) => onChange({ ...tool, isOn: event.currentTarget.checked })}
				type="checkbox"
			/>
			<div className="min-w-0 flex-1 basis-48">
				<div className="flex flex-wrap items-center gap-2">
					<label
						className="font-mono text-[13px] font-medium [overflow-wrap:anywhere]"
						htmlFor={id}
					>
						<bdi>{tool.name}</bdi>
					</label>
					{tool.news ? <StatusBadge tone="accent">{t.newsOf[tool.news]}</StatusBadge> : null}
				</div>
				<p className="text-[13px] text-gray-11 [overflow-wrap:anywhere]" id={`${id}-description`}>
					<bdi>{tool.description === "" ? t.noDescription : tool.description}</bdi>
				</p>
			</div>
			{tool.isOn ? (
				<AskSelect
					aria-label={t.asks(isolate(tool.name))}
					className="w-full shrink-0 sm:w-60"
					isCompact
					onAsks={(asks) => onChange(withAsks(tool, asks))}
					value={asksOf(tool)}
				/>
			) : null}
		</li>
	);
}

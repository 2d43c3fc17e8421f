import { Braces, Ellipsis, Play, Plug, Wrench } from "lucide-react";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useAsking } from "../use-asking.ts";
import { switchAction } from "./actions-api.ts";
import type { StoredAction } from "./forms.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** One action of the list: what it is, whether it waits for a yes, and what can be done with it. */
export function ActionRow(props: {
	agentId: string;
	stored: StoredAction;
	onOpen: (what: "edit" | "tools" | "try" | "remove") => void;
	onChanged: () => Promise<void>;
}) {
	const t = useStrings({ pt, en });
	const { stored, agentId, onOpen } = props;
	const { action, isActive } = stored;
	const name = isolate(action.name);
	const switching = useAsking(t.switchFailed);
	const Icon = action.kind === "http" ? Braces : Plug;
	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 sm:flex-nowrap">
			<span className="flex size-9 shrink-0 items-center justify-center self-start rounded-control bg-gray-3 text-gray-11">
				<Icon aria-hidden="true" size={18} strokeWidth={1.75} />
			</span>
			<div className="min-w-0 flex-1 basis-48">
				<div className="flex flex-wrap items-center gap-x-2 gap-y-1">
					<bdi className="font-mono text-[13px] font-medium text-gray-12 [overflow-wrap:anywhere]">
						{action.name}
					</bdi>
					<Badges stored={stored} />
				</div>
				<p className="mt-0.5 line-clamp-2 text-[13px] text-gray-11 [overflow-wrap:anywhere]">
					{action.kind === "http" ? <bdi>{action.description}</bdi> : <ToolCount stored={stored} />}
				</p>
				<p className="tabular mt-0.5 truncate text-xs text-gray-11">
					{action.kind === "http" ? `${action.method} ` : ""}
					<bdi>{action.url}</bdi>
				</p>
			</div>
			<div className="ml-auto flex shrink-0 items-center gap-2">
				{action.kind === "mcp" ? (
					<Button onClick={() => onOpen("tools")} size="small" type="button">
						<Wrench aria-hidden="true" size={14} />
						{t.tools}
					</Button>
				) : null}
				<Button
					aria-label={`${t.try}: ${name}`}
					onClick={() => onOpen("try")}
					size="small"
					type="button"
				>
					<Play aria-hidden="true" size={14} />
					{t.try}
				</Button>
				<Menu
					trigger={
						<IconButton label={t.more(name)}>
							<Ellipsis aria-hidden="true" size={17} strokeWidth={1.75} />
						</IconButton>
					}
				>
					<MenuItem onSelect={() => onOpen("edit")}>{t.edit}</MenuItem>
					<MenuItem
						disabled={switching.isBusy}
						onSelect={() =>
							switching.ask(async () => {
								await switchAction(agentId, stored.id, !isActive);
								await props.onChanged();
								notify.success(isActive ? t.switchedOff(name) : t.switchedOn(name));
							})
						}
					>
						{isActive ? t.switchOff : t.switchOn}
					</MenuItem>
					<MenuSeparator />
					<MenuItem color="red" onSelect={() => onOpen("remove")}>
						{t.remove}
					</MenuItem>
				</Menu>
			</div>
		</li>
	);
}

function Badges({ stored: { action, isActive } }: { stored: StoredAction }) {
	const t = useStrings({ pt, en });
	const news = action.kind === "mcp" ? action.tools.filter(({ news }) => news).length : 0;
	return (
		<>
			{isActive ? null : <StatusBadge tone="neutral">{t.off}</StatusBadge>}
			{action.kind === "http" ? (
				<StatusBadge tone={action.isWriting ? "warning" : "good"}>
					{action.isWriting ? (action.needsMember ? t.asks.member : t.asks.anybody) : t.asks.never}
				</StatusBadge>
			) : null}
			{news > 0 ? <StatusBadge tone="accent">{t.news}</StatusBadge> : null}
		</>
	);
}

function ToolCount({ stored: { action } }: { stored: StoredAction }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	if (action.kind !== "mcp") return null;
	if (action.tools.length === 0) return t.noTools;
	const on = action.tools.filter(({ isOn }) => isOn).length;
	return t.toolCount(format.number(on), format.number(action.tools.length));
}

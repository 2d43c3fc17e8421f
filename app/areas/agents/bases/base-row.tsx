import { Ellipsis, Library, Pencil, Trash2 } from "lucide-react";
import { href, Link } from "react-router";
import type { BaseView } from "#app/contracts/knowledge.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem, MenuReason } from "#app/ui/menu.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const SHOWN_AGENTS = 3;

/** A base of the list: what it holds, who uses it, and what can be done with it. The whole row opens it. */
export function BaseRow(props: {
	base: BaseView;
	mayManage: boolean;
	onRename: () => void;
	onRemove: () => void;
}) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { base } = props;
	return (
		<li className="relative flex min-h-14 items-center gap-3 border-b border-line py-2.5 pr-2 pl-4 last:border-b-0 hover:bg-gray-2">
			<span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-gray-3 text-gray-11">
				<Library aria-hidden="true" size={18} strokeWidth={1.75} />
			</span>
			<div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-0.5">
				<div className="min-w-0 flex-1 basis-56">
					<h2 className="truncate font-medium text-gray-12">
						<Link
							className="outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9"
							prefetch="intent"
							to={href("/agents/knowledge/:baseId", { baseId: base.id })}
						>
							<bdi>{base.name}</bdi>
						</Link>
					</h2>
					<p className="tabular truncate text-[13px] text-gray-11">
						{t.texts(format.number(base.entries))}
						{" · "}
						{t.characters(format.number(base.characters))}
					</p>
				</div>
				<UsedBy base={base} />
			</div>
			<BaseMenu {...props} />
		</li>
	);
}

/** The agents that know a base, as links to them. */
export function UsedBy({ base }: { base: BaseView }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { agents } = base;
	if (agents.length === 0) return <p className="text-[13px] text-gray-11">{t.unused}</p>;
	const more = agents.length - SHOWN_AGENTS;
	return (
		<p className="min-w-0 text-[13px] text-gray-11 [overflow-wrap:anywhere]">
			{t.usedBy}{" "}
			{agents.slice(0, SHOWN_AGENTS).map(({ id, name }, at) => (
				<span key={id}>
					{at > 0 ? ", " : ""}
					<Link
						className="focus-ring relative z-1 rounded-sm font-medium text-gray-12 hover:underline"
						to={href("/agents/:id", { id })}
					>
						<bdi>{name}</bdi>
					</Link>
				</span>
			))}
			{more > 0 ? ` ${t.moreAgents(format.number(more))}` : null}
		</p>
	);
}

/** What can be done with a base; what the role may not do is off, with the reason above. */
export function BaseMenu(props: {
	base: BaseView;
	mayManage: boolean;
	onRename: () => void;
	onRemove: () => void;
}) {
	const t = useStrings({ pt, en });
	const { base, mayManage } = props;
	return (
		// Above the link that covers the row.
		<div className="relative z-1">
			<Menu
				trigger={
					<IconButton label={t.moreOf(isolate(base.name))}>
						<Ellipsis aria-hidden="true" size={17} strokeWidth={1.75} />
					</IconButton>
				}
			>
				{mayManage ? null : <MenuReason>{t.managersOnly}</MenuReason>}
				<MenuItem disabled={!mayManage} onSelect={props.onRename}>
					<Pencil aria-hidden="true" size={16} strokeWidth={1.75} />
					{t.rename}
				</MenuItem>
				<MenuItem color="red" disabled={!mayManage} onSelect={props.onRemove}>
					<Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
					{t.remove}
				</MenuItem>
			</Menu>
		</div>
	);
}

import { Library, Plus, X } from "lucide-react";
import { useId } from "react";
import { href, Link } from "react-router";
import type { BaseView } from "#app/contracts/knowledge.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { useBaseRequest } from "../bases/use-base-request.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The bases an agent knows, to be attached and detached, and which of them new entries go to. */
export function KnownBases(props: {
	agentId: string;
	/** All of the workspace. */
	bases: readonly BaseView[];
	known: readonly BaseView[];
	mayManage: boolean;
	/** Id of the base that new entries go to. */
	target: string | null;
	onTarget: (baseId: string) => void;
}) {
	const t = useStrings({ pt, en }).known;
	const { agentId, known, mayManage } = props;
	const request = useBaseRequest();
	const others = props.bases.filter((base) => !known.includes(base));
	return (
		<section
			aria-label={t.title}
			className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line bg-gray-2 px-4 py-2.5 text-[13px]"
		>
			<div className="flex min-w-0 flex-1 basis-72 flex-wrap items-center gap-2">
				<span className="text-gray-11">{known.length === 0 ? t.none : t.title}</span>
				<ul className="contents">
					{known.map((base) => (
						<KnownBase
							base={base}
							isBusy={request.isBusy}
							key={base.id}
							mayManage={mayManage}
							onDetach={() => request.send({ intent: "detach", agentId, baseId: base.id })}
						/>
					))}
				</ul>
				<AttachMenu
					isBusy={request.isBusy}
					mayManage={mayManage}
					onAttach={(baseId) => request.send({ intent: "attach", agentId, baseId })}
					others={others}
				/>
			</div>
			{mayManage && known.length > 1 ? <Target {...props} /> : null}
		</section>
	);
}

function KnownBase(props: {
	base: BaseView;
	mayManage: boolean;
	isBusy: boolean;
	onDetach: () => void;
}) {
	const t = useStrings({ pt, en }).known;
	const { base } = props;
	return (
		<li className="flex max-w-full items-center rounded-full border border-line bg-panel pl-2.5">
			<Library
				aria-hidden="true"
				className="mr-1.5 shrink-0 text-gray-11"
				size={14}
				strokeWidth={1.75}
			/>
			<Link
				className={`focus-ring min-w-0 truncate rounded-sm font-medium text-gray-12 hover:underline ${props.mayManage ? "" : "py-1.5 pr-3"}`}
				prefetch="intent"
				to={href("/agents/knowledge/:baseId", { baseId: base.id })}
			>
				<bdi>{base.name}</bdi>
			</Link>
			{props.mayManage ? (
				<IconButton
					disabled={props.isBusy}
					label={t.detach(isolate(base.name))}
					onClick={props.onDetach}
				>
					<X aria-hidden="true" size={14} />
				</IconButton>
			) : null}
		</li>
	);
}

function AttachMenu(props: {
	others: readonly BaseView[];
	mayManage: boolean;
	isBusy: boolean;
	onAttach: (baseId: string) => void;
}) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const content = (
		<>
			<Plus aria-hidden="true" size={14} />
			{t.known.attach}
		</>
	);
	if (!props.mayManage)
		return (
			<ReasonedButton reason={t.managersOnly} size="small" type="button">
				{content}
			</ReasonedButton>
		);
	return (
		<Menu
			align="start"
			trigger={
				<Button loading={props.isBusy} size="small" type="button">
					{content}
				</Button>
			}
		>
			{props.others.map((base) => (
				<MenuItem
					className="!h-auto !py-1.5"
					key={base.id}
					onSelect={() => props.onAttach(base.id)}
				>
					<span className="block max-w-72 min-w-0">
						<bdi className="block truncate">{base.name}</bdi>
						<span className="tabular block text-xs opacity-80">
							{t.texts(format.number(base.entries))}
						</span>
					</span>
				</MenuItem>
			))}
			{props.others.length > 0 ? <MenuSeparator /> : null}
			<MenuItem asChild>
				<Link to={href("/agents/knowledge")}>{t.known.all}</Link>
			</MenuItem>
		</Menu>
	);
}

function Target(props: {
	known: readonly BaseView[];
	target: string | null;
	onTarget: (baseId: string) => void;
}) {
	const t = useStrings({ pt, en }).known;
	const id = useId();
	return (
		<div className="flex min-w-0 items-center gap-2">
			<label className="shrink-0 text-gray-11" htmlFor={id}>
				{t.target}
			</label>
			<Select
				className="max-w-56 min-w-0"
				id={id}
				isCompact
				onChange={(event) => props.onTarget(event.currentTarget.value)}
				value={props.target ?? ""}
			>
				{props.known.map((base) => (
					<option key={base.id} value={base.id}>
						{base.name}
					</option>
				))}
			</Select>
		</div>
	);
}

import { Ellipsis, ExternalLink, Globe, RotateCw, Trash2 } from "lucide-react";
import { isolate } from "#app/i18n/isolate.ts";
import { SCHEDULES, type Schedule } from "#app/domain/agents/knowledge-source.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem, MenuReason } from "#app/ui/menu.tsx";
import { Select } from "#app/ui/select.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useAsking } from "../use-asking.ts";
import type { Source } from "./forms.ts";
import { readSource, scheduleSource } from "./sources-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { isBusy } from "./use-sources.ts";

/** "loja.com.br/ajuda": an address as people say it. */
export const shortAddress = (address: string): string =>
	address.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");

interface SourceRowProps {
	source: Source;
	/** Sources of several bases are listed together. */
	hasBase: boolean;
	mayManage: boolean;
	onChanged: () => void;
	onOpenChanges: () => void;
	onRemove: () => void;
}

/** A site of the list: how it was read, what waits for a yes, how often it is read, and what can be done with it. */
export function SourceRow(props: SourceRowProps) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { source } = props;
	const address = shortAddress(source.address);
	return (
		<li className="flex items-start gap-3 border-b border-line py-3 pr-2 pl-4 last:border-b-0">
			<span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-gray-3 text-gray-11">
				<Globe aria-hidden="true" size={18} strokeWidth={1.75} />
			</span>
			<div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<div className="min-w-0 flex-1 basis-60">
					<div className="flex flex-wrap items-center gap-x-2 gap-y-1">
						<bdi className="min-w-0 truncate font-medium text-gray-12">
							{source.title || address}
						</bdi>
						<State source={source} />
					</div>
					<Told {...props} address={address} />
				</div>
				<div className="flex flex-wrap items-center gap-2">
					{source.pending > 0 ? (
						<Button kind="primary" onClick={props.onOpenChanges} size="small" type="button">
							{t.pending(format.number(source.pending))}
						</Button>
					) : null}
					<ScheduleSelect {...props} name={address} />
				</div>
			</div>
			<SourceMenu {...props} name={address} />
		</li>
	);
}

function State({ source }: { source: Source }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	switch (source.state) {
		case "waiting":
			return (
				<StatusBadge pulsing tone="accent">
					{t.waiting}
				</StatusBadge>
			);
		case "reading":
			return (
				<StatusBadge pulsing tone="accent">
					{t.reading(format.number(source.pages))}
				</StatusBadge>
			);
		case "ready":
			return (
				<StatusBadge tone={source.problem === null ? "good" : "warning"}>{t.ready}</StatusBadge>
			);
		case "failed":
			return <StatusBadge tone="bad">{t.unread}</StatusBadge>;
	}
}

/** Address, figures and trouble, in small letters. */
function Told({ source, hasBase, address }: SourceRowProps & { address: string }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { pages, missed, entries, lastReadAt, nextReadAt } = source;
	const parts = [
		...(hasBase ? [t.inBase(isolate(source.base))] : []),
		...(entries > 0 ? [t.texts(format.number(entries))] : []),
		...(lastReadAt !== null && !isBusy(source)
			? [t.pages(format.number(pages)), t.readAt(format.dateTime(lastReadAt))]
			: []),
		...(nextReadAt !== null && !isBusy(source) ? [t.next(format.dateTime(nextReadAt))] : []),
	];
	return (
		<>
			<p className="tabular text-[13px] text-gray-11 [overflow-wrap:anywhere]">
				{source.title === "" ? null : (
					<>
						<bdi>{address}</bdi>
						{parts.length > 0 ? " · " : null}
					</>
				)}
				{parts.join(" · ")}
			</p>
			{source.problem === null || isBusy(source) ? null : (
				<p
					className={`text-[13px] text-pretty ${source.state === "failed" ? "text-red-11" : "text-amber-11"}`}
				>
					{t.problems[source.problem]}
				</p>
			)}
			{missed > 0 && source.state === "ready" ? (
				<p className="text-[13px] text-amber-11">{t.missed(format.number(missed))}</p>
			) : null}
		</>
	);
}

function ScheduleSelect(props: SourceRowProps & { name: string }) {
	const t = useStrings({ pt, en });
	const { source, mayManage, name } = props;
	const asking = useAsking(t.scheduleFailed);
	return (
		<Select
			aria-label={t.scheduleOf(isolate(name))}
			className="w-44"
			disabled={!mayManage || asking.isBusy}
			isCompact
			onChange={(event) => {
				const schedule = event.currentTarget.value as Schedule;
				asking.ask(async () => {
					await scheduleSource(source.id, schedule);
					props.onChanged();
				});
			}}
			value={source.schedule}
		>
			{SCHEDULES.map((schedule) => (
				<option key={schedule} value={schedule}>
					{t.schedules[schedule]}
				</option>
			))}
		</Select>
	);
}

function SourceMenu(props: SourceRowProps & { name: string }) {
	const t = useStrings({ pt, en });
	const { source, mayManage, name } = props;
	const asking = useAsking(t.readFailed);
	const read = (): void =>
		asking.ask(async () => {
			await readSource(source.id);
			notify.success(t.readAsked);
			props.onChanged();
		});
	return (
		<Menu
			trigger={
				<IconButton label={t.more(isolate(name))}>
					<Ellipsis aria-hidden="true" size={17} strokeWidth={1.75} />
				</IconButton>
			}
		>
			{mayManage ? null : <MenuReason>{t.managersOnly}</MenuReason>}
			<MenuItem disabled={!mayManage || isBusy(source)} onSelect={read}>
				<RotateCw aria-hidden="true" size={16} strokeWidth={1.75} />
				{t.readNow}
			</MenuItem>
			<MenuItem asChild>
				<a href={source.address} rel="noreferrer noopener" target="_blank">
					<ExternalLink aria-hidden="true" size={16} strokeWidth={1.75} />
					{t.open}
				</a>
			</MenuItem>
			<MenuItem color="red" disabled={!mayManage} onSelect={props.onRemove}>
				<Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
				{t.remove}
			</MenuItem>
		</Menu>
	);
}

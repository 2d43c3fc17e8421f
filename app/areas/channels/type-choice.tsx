import { ChevronRight, Info } from "lucide-react";
import { href, Link } from "react-router";
import { CHANNEL_TYPES, type ChannelType } from "#app/domain/channels/channel.ts";
import type { CreatableType } from "#app/domain/channels/channel-form.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { CHANNEL_TYPE_NAMES, ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * Every channel type with its purpose and restrictions; those that need an app of Meta which is not
 * there say so, and where it is added.
 */
export function TypeChoice(props: { offered: readonly CreatableType[]; mayAddWays: boolean }) {
	const { offered, mayAddWays } = props;
	return (
		<ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
			{CHANNEL_TYPES.map((type) => (
				<li key={type}>
					<TypeCard
						isOffered={type === "whatsapp" || offered.includes(type)}
						mayAddWays={mayAddWays}
						type={type}
					/>
				</li>
			))}
		</ul>
	);
}

function TypeCard(props: { type: ChannelType; isOffered: boolean; mayAddWays: boolean }) {
	const { type, isOffered } = props;
	const t = useStrings({ pt, en });
	const { text, limits } = t.types[type];
	const to =
		type === "whatsapp"
			? href("/whatsapp/instances/new")
			: `${href("/channels/new")}?${new URLSearchParams({ type })}`;
	return (
		<Card
			className={`relative flex h-full gap-3 p-4 ${isOffered ? "hover:border-gray-7 hover:bg-gray-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-9" : "!bg-gray-2"}`}
		>
			<span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-gray-3">
				<ChannelTypeMark size={20} type={type} />
			</span>
			<div className="min-w-0 flex-1">
				<h2 className="flex items-center gap-2 text-base font-semibold text-gray-12">
					{isOffered ? (
						<Link className="outline-none after:absolute after:inset-0" prefetch="intent" to={to}>
							{CHANNEL_TYPE_NAMES[type]}
						</Link>
					) : (
						CHANNEL_TYPE_NAMES[type]
					)}
					{isOffered ? (
						<ChevronRight aria-hidden="true" className="ml-auto text-gray-11" size={18} />
					) : null}
				</h2>
				<p className={`mt-0.5 text-pretty ${isOffered ? "text-gray-12" : "text-gray-11"}`}>
					{text}
				</p>
				{isOffered ? null : (
					<p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-gray-11">
						<StatusBadge tone="neutral">{t.create.notOffered}</StatusBadge>
						{props.mayAddWays ? (
							<Link
								aria-label={`${t.create.setUp}: ${CHANNEL_TYPE_NAMES[type]}`}
								className="focus-ring rounded-control font-medium text-accent-11 hover:underline"
								to={`${href("/whatsapp/gateways")}#meta-app`}
							>
								{t.create.setUp}
							</Link>
						) : (
							t.create.askAdmin
						)}
					</p>
				)}
				{limits.length > 0 ? (
					<ul className="mt-2 flex flex-col gap-1 text-[13px] text-pretty text-gray-11">
						{limits.map((limit) => (
							<li className="flex gap-1.5" key={limit}>
								<Info aria-hidden="true" className="mt-0.5 shrink-0" size={14} strokeWidth={1.75} />
								{limit}
							</li>
						))}
					</ul>
				) : null}
			</div>
		</Card>
	);
}

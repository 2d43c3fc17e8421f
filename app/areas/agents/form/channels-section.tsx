import { href, Link } from "react-router";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { CHANNEL_TYPE_NAMES, ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import type { SectionProps } from "./section-props.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export interface ChannelOption {
	id: string;
	name: string;
	type: ChannelType;
	isActive: boolean;
}

export function ChannelsSection(props: SectionProps & { channels: readonly ChannelOption[] }) {
	const t = useStrings({ pt, en }).channels;
	const { draft, edit, channels } = props;
	const toggle = (id: string, isOn: boolean): void => {
		const others = draft.channelIds.filter((own) => own !== id);
		// Sorted, so that selecting and deselecting a channel is no change.
		edit({ channelIds: isOn ? [...others, id].toSorted() : others });
	};
	return (
		<FormSection id="agent-channels" purpose={t.purpose} title={t.title}>
			{channels.length === 0 ? (
				<NoChannels />
			) : (
				<fieldset className="min-w-0">
					<legend className="sr-only">{t.legend}</legend>
					<ul className="max-h-96 overflow-y-auto rounded-control border border-line">
						{channels.map((channel) => (
							<li className="border-b border-line last:border-b-0" key={channel.id}>
								<label className="flex min-h-12 items-center gap-3 px-3 py-2 hover:bg-gray-2 has-disabled:cursor-not-allowed">
									<input
										checked={draft.channelIds.includes(channel.id)}
										className="size-4 shrink-0 accent-(--accent-9)"
										onChange={(event) => toggle(channel.id, event.currentTarget.checked)}
										type="checkbox"
									/>
									<ChannelTypeMark type={channel.type} />
									<bdi className="min-w-0 flex-1 truncate">{channel.name}</bdi>
									<span className="shrink-0 text-[13px] text-gray-11">
										{CHANNEL_TYPE_NAMES[channel.type]}
										{channel.isActive ? null : `, ${t.inactive}`}
									</span>
								</label>
							</li>
						))}
					</ul>
					<p className="mt-2 text-[13px] text-gray-11">{t.hint}</p>
				</fieldset>
			)}
		</FormSection>
	);
}

function NoChannels() {
	const t = useStrings({ pt, en }).channels;
	return (
		<div className="rounded-control bg-gray-3 px-3 py-2.5">
			<p className="font-medium">{t.none}</p>
			<p className="text-[13px] text-gray-11">
				{t.noneText}{" "}
				<Link
					className="focus-ring rounded-sm font-medium text-accent-11 underline underline-offset-2"
					to={href("/channels")}
				>
					{t.toChannels}
				</Link>
			</p>
		</div>
	);
}

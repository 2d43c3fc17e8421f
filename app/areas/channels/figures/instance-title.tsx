import type { ReactNode } from "react";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ChannelMark } from "#app/ui/channel-mark.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Icon, name and number at the top of an instance's card; `children` go beside them. */
export function InstanceTitle(props: {
	instance: Pick<ChannelSummary, "name" | "phone" | "status">;
	aside?: ReactNode;
}) {
	const t = useStrings({ pt, en });
	const { name, phone, status } = props.instance;
	return (
		<div className="flex items-start gap-3">
			<span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-gray-3">
				<ChannelMark isOn={status === "connected"} />
			</span>
			<div className="min-w-0 flex-1">
				<h2 className="truncate text-base font-semibold text-gray-12" title={name}>
					<bdi>{name}</bdi>
				</h2>
				<p className="tabular truncate text-[13px] text-gray-11">
					{phone ? formatPhone(phone) : t.noPhone}
				</p>
			</div>
			{props.aside}
		</div>
	);
}

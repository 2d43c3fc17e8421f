import { PlugZap } from "lucide-react";
import { Link } from "react-router";
import type { InstanceStatus } from "#app/domain/channels/link/link-view.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { connectHref } from "#app/ui/channel-links.ts";
import type { ListedChannel } from "./inbox-frame.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** While one of these nothing has to be done by hand. */
const WORKING: readonly InstanceStatus[] = ["connected", "unstable", "connecting"];

/** Above the list of a channel that is not connected: what that means, and the way to connect it. */
export function ChannelNotice({ channel }: { channel: ListedChannel }) {
	const t = useStrings({ pt, en }).channel;
	if (WORKING.includes(channel.status)) return null;
	return (
		<output className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-amber-6 bg-amber-3 px-4 py-2 text-[13px] text-amber-12">
			<PlugZap aria-hidden="true" className="shrink-0" size={15} />
			<span className="min-w-0 flex-1 basis-44 text-pretty">{t.unlinked}</span>
			<Button asChild size="small">
				<Link to={connectHref(channel)}>{t.connect}</Link>
			</Button>
		</output>
	);
}

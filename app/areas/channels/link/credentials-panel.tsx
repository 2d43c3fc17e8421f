import { Check, Plug } from "lucide-react";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The official API: nothing to scan; one button, and the reason when Meta refused. */
export function CredentialsPanel(props: {
	instanceId: string;
	link: LinkView;
	isBusy: boolean;
	mayLink: boolean;
	onConnect: () => void;
	/** Why it is not connected. */
	children: ReactNode;
}) {
	const t = useStrings({ pt, en }).credentials;
	const { status } = props.link;
	const isLinked = status === "connected" || status === "unstable";
	const isOnTheWay = status === "connecting";
	return (
		<div className="mx-auto flex max-w-xl flex-col gap-5">
			<h2 className="text-xl/7 font-semibold tracking-tight">{t.title}</h2>
			<p className="text-gray-11 text-pretty">{t.text}</p>
			<div className="*:mt-0 has-[>:empty]:hidden">{props.children}</div>
			<div className="flex flex-wrap gap-3">
				<Button
					disabled={!props.mayLink || isLinked}
					kind="primary"
					loading={props.isBusy || isOnTheWay}
					onClick={props.onConnect}
					size="large"
					type="button"
				>
					{isLinked ? (
						<Check aria-hidden="true" size={18} />
					) : (
						<Plug aria-hidden="true" size={18} />
					)}
					{isLinked ? t.done : t.connect}
				</Button>
				<Button asChild size="large">
					<Link to={href("/whatsapp/:instanceId/settings", { instanceId: props.instanceId })}>
						{t.settings}
					</Link>
				</Button>
			</div>
			<p aria-live="polite" className="min-h-5 text-[13px] text-gray-11">
				{isOnTheWay ? t.connecting : ""}
			</p>
		</div>
	);
}

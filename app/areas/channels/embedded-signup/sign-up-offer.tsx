import { BadgeCheck } from "lucide-react";
import { href, Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { en } from "../instances/strings.en.ts";
import { pt } from "../instances/strings.pt.ts";

/** A link to Meta's sign-up, as a button. A document of its own: only that page lets Meta's code in. */
export function SignUpLink(props: {
	/** The number it is for; absent: a new one. */
	instanceId?: string;
	/** Leads to how the connection stands, not to begin one. */
	isView?: boolean;
	kind?: "primary" | "secondary";
	size?: "large";
}) {
	const t = useStrings({ pt, en }).signUp;
	const { instanceId, isView = false } = props;
	const query = instanceId === undefined ? "" : `?instance=${instanceId}${isView ? "" : "&again"}`;
	return (
		<Button asChild kind={props.kind ?? "secondary"} size={props.size ?? "medium"}>
			<Link reloadDocument to={`${href("/whatsapp/meta")}${query}`}>
				<BadgeCheck aria-hidden="true" size={16} />
				{isView ? t.view : t.open}
			</Link>
		</Button>
	);
}

/** Above the fields for a token and ids: the way without them. */
export function SignUpOffer() {
	const t = useStrings({ pt, en }).signUp;
	return (
		<>
			<div className="flex flex-wrap items-center gap-3 rounded-control bg-gray-2 p-4">
				<div className="min-w-0 flex-1 basis-60">
					<p className="font-medium">{t.title}</p>
					<p className="text-[13px] text-gray-11">{t.text}</p>
				</div>
				<SignUpLink kind="primary" />
			</div>
			<p className="text-[13px] text-gray-11">{t.byHand}</p>
		</>
	);
}

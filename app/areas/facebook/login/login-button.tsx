import { FacebookMark } from "./facebook-mark.tsx";
import { Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";

/** Leads to Meta's dialog; says why where it cannot. */
export function LoginButton(props: {
	/** Of `connectHref`. */
	to: string;
	label: string;
	/** Whether the deployment has an app of Meta's. */
	isOffered: boolean;
	mayManage: boolean;
	kind?: "primary" | "secondary";
}) {
	const t = useStrings({ pt, en });
	const { kind = "primary" } = props;
	const content = (
		<>
			<FacebookMark />
			{props.label}
		</>
	);
	if (!props.mayManage) return <ReasonedButton reason={t.managersOnly}>{content}</ReasonedButton>;
	if (!props.isOffered) return <ReasonedButton reason={t.notOffered}>{content}</ReasonedButton>;
	return (
		<Button asChild kind={kind}>
			<Link reloadDocument to={props.to}>
				{content}
			</Link>
		</Button>
	);
}

import { Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import { FacebookMark } from "./facebook-mark.tsx";

/** Link to Meta's dialog; disabled with the reason where that is not possible. */
export function LoginButton(props: {
	/** An address of `connectHref`. */
	to: string;
	label: string;
	/** Whether the deployment has a Meta app. */
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

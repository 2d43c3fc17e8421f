import { LogIn } from "lucide-react";
import type { FacebookLoginView } from "#app/contracts/facebook.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { connectHref } from "../login/connect-href.ts";
import { LoginButton } from "../login/login-button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Asks for the sign-in at Facebook, because purchases belong to a person. */
export function LoginCard(props: {
	login: FacebookLoginView | null;
	hasApp: boolean;
	mayManage: boolean;
}) {
	const t = useStrings({ pt, en });
	return (
		<Card className="">
			<EmptyState
				action={
					<LoginButton
						isOffered={props.hasApp}
						label={t.login.button}
						mayManage={props.mayManage}
						to={connectHref({ for: "payments" })}
					/>
				}
				icon={LogIn}
				title={props.hasApp ? t.login.title : t.app.missing}
			>
				<p>{props.hasApp ? t.login.text : t.app.text}</p>
				{props.login?.isExpired ? <p className="mt-2 text-amber-11">{t.login.expired}</p> : null}
			</EmptyState>
		</Card>
	);
}

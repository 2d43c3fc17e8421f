import { Check } from "lucide-react";
import type { PermissionView } from "#app/contracts/facebook.ts";
import { EXTRA_PERMISSIONS } from "#app/domain/facebook/permission.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { LoginButton } from "../login/login-button.tsx";
import { connectHref } from "../login/connect-href.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, section 2: user_likes, user_photos and user_posts can be requested in addition. */
export function QuickRequests(props: {
	permissions: PermissionView[];
	isOffered: boolean;
	mayManage: boolean;
}) {
	const t = useStrings({ pt, en }).quick;
	const stateOf = (name: string) =>
		props.permissions.find(({ permission }) => permission === name)?.status ?? null;
	return (
		<Card className="p-4 md:p-6">
			<h2 className="text-base font-semibold text-gray-12">{t.title}</h2>
			<p className="mt-0.5 text-[13px] text-gray-11">{t.text}</p>
			<ul className="mt-4 flex flex-wrap gap-3">
				{EXTRA_PERMISSIONS.map((name) => (
					<li key={name}>
						{stateOf(name) === "granted" ? (
							<span className="inline-flex h-8 items-center gap-1.5 text-[13px] text-gray-11">
								<Check aria-hidden="true" className="text-green-11" size={16} />
								<span className="font-mono">{name}</span> {t.granted}
							</span>
						) : (
							<LoginButton
								isOffered={props.isOffered}
								kind="secondary"
								label={t.ask(name)}
								mayManage={props.mayManage}
								to={connectHref(
									// Meta asks for a declined permission again only with `rerequest`.
									stateOf(name) === "declined"
										? { for: "permissions", rerequest: [name] }
										: { for: "permissions", request: [name] },
								)}
							/>
						)}
					</li>
				))}
			</ul>
		</Card>
	);
}

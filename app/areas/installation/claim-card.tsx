import { KeyRound } from "lucide-react";
import { isolate } from "#app/i18n/isolate.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import type { SetupAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The operator's link in the browser of an admin: their workspace becomes the installation's. */
export function ClaimCard(props: { token: string; workspaceName: string }) {
	const t = useStrings({ pt, en }).claim;
	const errorText = useAccountErrorText();
	const request = useRequest<SetupAnswer>(({ code }) => {
		if (code !== null) notify.error(t.failed, code === "token_invalid" ? t.over : errorText(code));
	});
	return (
		<Card className="flex flex-col items-start gap-4 p-5">
			<span className="flex size-12 items-center justify-center rounded-full bg-accent-3 text-accent-11">
				<KeyRound aria-hidden="true" size={22} strokeWidth={1.75} />
			</span>
			<div>
				<h2 className="font-semibold text-gray-12">{t.title}</h2>
				<p className="mt-1 max-w-[70ch] text-gray-11 text-pretty">
					{t.text(isolate(props.workspaceName))}
				</p>
			</div>
			<Button
				kind="primary"
				loading={request.isBusy}
				onClick={() => request.send({ intent: "claim", token: props.token })}
				type="button"
			>
				{t.submit}
			</Button>
		</Card>
	);
}

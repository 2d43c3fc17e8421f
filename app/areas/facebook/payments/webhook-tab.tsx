import { href, Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { CopyButton } from "../copy-button.tsx";
import { FactList } from "../fact-list.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const CALLBACK_PATH = "/webhooks/facebook/payments";

/** Spec 2, section 2: callback path, object 'payments', fields 'actions, disputes'. */
export function WebhookTab({ origin }: { origin: string }) {
	const t = useStrings({ pt, en }).webhooks;
	return (
		<div className="max-w-3xl">
			<FormSection
				aside={<CopyButton label={t.copy} text={`${origin}${CALLBACK_PATH}`} />}
				id="payment-webhooks"
				purpose={t.text}
				title={t.title}
			>
				<FactList
					facts={[
						[t.callback, <code key="callback">{CALLBACK_PATH}</code>],
						[t.object, <code key="object">payments</code>],
						[t.fields, <code key="fields">actions, disputes</code>],
					]}
				/>
				<div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
					<p className="text-[13px] text-gray-11">{t.logs}</p>
					<Button asChild>
						<Link reloadDocument to={href("/facebook/webhooks")}>
							{t.toLogs}
						</Link>
					</Button>
				</div>
			</FormSection>
		</div>
	);
}

import type { MetaAppView } from "#app/contracts/gateways.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** What to register at Meta, to copy; the verify token only until Meta has verified the address with it. */
export function MetaSteps({ app }: { app: MetaAppView }) {
	const t = useStrings({ pt, en }).meta.steps;
	return (
		<section
			aria-labelledby="meta-steps"
			className="flex flex-col gap-4 rounded-control bg-gray-2 p-4"
		>
			<h3 className="font-medium" id="meta-steps">
				{t.title}
			</h3>
			<dl className="flex flex-col gap-3">
				<Value copy={t.copyCallback} name={t.callback} text={app.callbackUrl} />
				{app.verifyToken === null ? (
					<div>
						<dt className="text-[13px] text-gray-11">{t.token}</dt>
						<dd className="mt-0.5">{t.tokenHidden}</dd>
					</div>
				) : (
					<Value copy={t.copyToken} name={t.token} text={app.verifyToken} />
				)}
			</dl>
			<ol className="flex list-decimal flex-col gap-1 pl-5 text-[13px] text-pretty text-gray-11">
				{t.list.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
		</section>
	);
}

function Value(props: { name: string; text: string; copy: string }) {
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<div className="min-w-0 flex-1 basis-60">
				<dt className="text-[13px] text-gray-11">{props.name}</dt>
				<dd className="mt-0.5 font-mono text-xs text-gray-12 [overflow-wrap:anywhere]">
					{props.text}
				</dd>
			</div>
			<CopyButton label={props.copy} text={props.text} />
		</div>
	);
}

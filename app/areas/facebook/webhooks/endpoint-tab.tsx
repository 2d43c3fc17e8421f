import { ArrowDownToLine, ShieldCheck, UserCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * Sample code that checks a signature, for people who build an endpoint of their own; not
 * translated.
 */
const SAMPLE_CODE = `import { createHmac, timingSafeEqual } from "node:crypto";

// The raw bytes, before anything reads them as JSON.
export function isSignedByMeta(bytes, header, appSecret) {
  const given = /^sha256=([0-9a-f]{64})$/.exec(header ?? "")?.[1];
  if (!given) return false;
  const expected = createHmac("sha256", appSecret).update(bytes).digest();
  return timingSafeEqual(Buffer.from(given, "hex"), expected);
}
`;

/** An event as Meta sends it, shortened. */
const SAMPLE_EVENT = `{
  "object": "page",
  "entry": [{
    "id": "371024009436368",
    "time": 1790000002,
    "changes": [{ "field": "feed", "value": { "item": "comment" } }]
  }]
}`;

/** The address that Meta calls, the verification it has to pass, and how signatures are checked. */
export function EndpointTab({ callbackUrl }: { callbackUrl: string }) {
	const t = useStrings({ pt, en }).endpoint;
	return (
		<div className="flex flex-col gap-6">
			<Card className="p-4 md:p-6">
				<h2 className="text-base font-semibold text-gray-12">{t.url}</h2>
				<p className="mt-0.5 text-[13px] text-gray-11">{t.urlPurpose}</p>
				<div className="mt-4 flex flex-wrap items-center gap-3">
					<Address url={callbackUrl} />
					<CopyButton label={t.copy} text={callbackUrl} />
				</div>
				<p className="mt-4 text-[13px] text-gray-11">
					{t.payments}{" "}
					<code className="font-mono text-xs break-all text-gray-12">
						{new URL(`${callbackUrl}/payments`).pathname}
					</code>
				</p>
			</Card>
			<Security />
			<div className="grid gap-6 lg:grid-cols-2">
				<Method
					icon={<UserCheck aria-hidden="true" size={20} strokeWidth={1.75} />}
					text={t.getText}
					title={t.get}
				>
					{`GET ${new URL(callbackUrl).pathname}\n  ?hub.mode=subscribe\n  &hub.verify_token=…\n  &hub.challenge=1158201444\n\n200 text/plain\n1158201444`}
				</Method>
				<Method
					icon={<ArrowDownToLine aria-hidden="true" size={20} strokeWidth={1.75} />}
					text={t.postText}
					title={t.post}
				>
					{`POST ${new URL(callbackUrl).pathname}\nX-Hub-Signature-256: sha256=…\n\n${SAMPLE_EVENT}`}
				</Method>
			</div>
			<Card className="p-4 md:p-6">
				<div className="flex flex-wrap items-start justify-between gap-3">
					<div className="min-w-0">
						<h2 className="text-base font-semibold text-gray-12">{t.sample}</h2>
						<p className="mt-0.5 text-[13px] text-gray-11">{t.samplePurpose}</p>
					</div>
					<CopyButton label={t.copySample} text={SAMPLE_CODE} />
				</div>
				<Code>{SAMPLE_CODE}</Code>
			</Card>
		</div>
	);
}

function Security() {
	const t = useStrings({ pt, en }).endpoint;
	return (
		<Card className="p-4 md:p-6">
			<h2 className="flex items-center gap-2 text-base font-semibold text-gray-12">
				<ShieldCheck aria-hidden="true" className="text-accent-11" size={20} strokeWidth={1.75} />
				{t.security}
			</h2>
			<dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
				{t.requirements.map(([name, text]) => (
					<div key={name}>
						<dt className="font-medium text-gray-12">{name}</dt>
						<dd className="text-[13px] text-gray-11 text-pretty">{text}</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}

function Address({ url }: { url: string }) {
	return (
		<code className="min-w-0 flex-1 basis-64 rounded-control border border-line bg-gray-2 px-3 py-2 font-mono text-[13px] break-all text-gray-12">
			{url}
		</code>
	);
}

function Method(props: { title: string; text: string; icon: ReactNode; children: string }) {
	return (
		<Card className="p-4 md:p-6">
			<h2 className="flex items-center gap-2 text-base font-semibold text-gray-12">
				<span className="text-accent-11">{props.icon}</span>
				{props.title}
			</h2>
			<p className="mt-1 text-[13px] text-gray-11 text-pretty">{props.text}</p>
			<Code>{props.children}</Code>
		</Card>
	);
}

/** Wraps instead of scrolling, so that the keyboard reaches all of it. */
function Code(props: { children: string }) {
	return (
		<pre
			className="mt-4 rounded-control bg-gray-3 p-3 font-mono text-xs break-words whitespace-pre-wrap text-gray-12"
			dir="ltr"
		>
			{props.children}
		</pre>
	);
}

import { Smartphone } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 1, section 2: the help block about scanning a WhatsApp QR code. */
export function QrHelp() {
	const t = useStrings({ pt, en }).help;
	return (
		<aside
			aria-labelledby="qr-help"
			className="flex flex-col justify-center border-t border-line bg-accent-2 py-10 lg:border-t-0 lg:border-l lg:px-16"
		>
			<div className="mx-auto w-full max-w-md px-4 md:px-8 lg:mx-0 lg:px-0">
				<span className="flex size-12 items-center justify-center rounded-full bg-accent-4 text-accent-11">
					<Smartphone aria-hidden="true" size={22} strokeWidth={1.75} />
				</span>
				<h2 className="mt-4 text-xl/7 font-semibold tracking-tight" id="qr-help">
					{t.title}
				</h2>
				<p className="mt-1 text-gray-11 text-pretty">{t.text}</p>
				<ol className="mt-6 flex flex-col gap-4">
					{t.steps.map((step, index) => (
						<li className="flex items-center gap-3 text-base text-gray-12" key={step}>
							<span className="tabular flex size-7 shrink-0 items-center justify-center rounded-full border border-gray-7 bg-panel text-[13px] font-medium text-gray-11">
								{index + 1}
							</span>
							<span>{step}</span>
						</li>
					))}
				</ol>
			</div>
		</aside>
	);
}

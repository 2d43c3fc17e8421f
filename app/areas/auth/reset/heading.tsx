import type { ReactNode } from "react";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";

/** Title of the browser tab and of the page, with its purpose. */
export function Heading(props: { tab: string; title: string; children: ReactNode }) {
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (
		<>
			<title>{`${props.tab} · ${common.product}`}</title>
			<h1 className="text-2xl/8 font-semibold tracking-tight" tabIndex={-1}>
				{props.title}
			</h1>
			<p className="mt-2 mb-6 text-gray-11 text-pretty [overflow-wrap:anywhere]">
				{props.children}
			</p>
		</>
	);
}

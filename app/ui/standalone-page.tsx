import type { ReactNode } from "react";
import { Logo } from "./logo.tsx";

/** A page without the shell: one message in the middle and what to do next. */
export function StandalonePage(props: {
	title: string;
	titleLang?: string;
	tabTitle: string;
	purpose: ReactNode;
	topLine?: string;
	children: ReactNode;
}) {
	return (
		<main className="flex min-h-dvh flex-col items-center justify-center gap-3 px-4 py-12 text-center">
			<title>{props.tabTitle}</title>
			<Logo size={44} />
			{props.topLine ? (
				<p className="tabular mt-4 text-[13px] font-medium text-gray-11">{props.topLine}</p>
			) : null}
			<h1
				className="text-2xl/8 font-semibold tracking-tight text-gray-12"
				lang={props.titleLang}
				tabIndex={-1}
			>
				{props.title}
			</h1>
			<div className="max-w-[56ch] text-gray-11 text-pretty">{props.purpose}</div>
			<div className="mt-4 flex flex-wrap justify-center gap-3">{props.children}</div>
		</main>
	);
}

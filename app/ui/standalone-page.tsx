import type { ReactNode } from "react";
import { Logo } from "./logo.tsx";

/** A page without the shell: one message in the middle and what to do next. */
export function StandalonePage(props: {
	title: string;
	titleLang?: string;
	tabTitle: string;
	purpose: ReactNode;
	topLine?: string;
	/** Inside the shell, which has the main landmark and the logo already. */
	inShell?: boolean | undefined;
	children: ReactNode;
}) {
	const Frame = props.inShell ? "div" : "main";
	return (
		<Frame
			className={`flex flex-col items-center justify-center gap-3 px-4 py-12 text-center ${props.inShell ? "min-h-[60dvh]" : "min-h-dvh"}`}
		>
			<title>{props.tabTitle}</title>
			{props.inShell ? null : <Logo size={44} />}
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
			<div className="mt-4 flex max-w-full flex-wrap justify-center gap-3">{props.children}</div>
		</Frame>
	);
}

import { CheckCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { ProductHeader } from "#app/ui/product-header.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The form at the left, the product's pitch at the right; on phones only the form. */
export function AuthFrame({ children }: { children: ReactNode }) {
	return (
		<div className="grid min-h-dvh lg:grid-cols-[minmax(26rem,5fr)_6fr]">
			<div className="flex flex-col bg-panel">
				<ProductHeader />
				<main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 py-8 md:px-8">
					{children}
				</main>
			</div>
			<Pitch />
		</div>
	);
}

/** Beside the form on wide screens: one sentence and a sample conversation. */
function Pitch() {
	const t = useStrings({ pt, en }).pitch;
	return (
		<aside className="hidden flex-col justify-center gap-10 border-l border-line bg-accent-2 px-16 lg:flex">
			<div className="max-w-lg">
				<p className="text-3xl/10 font-semibold tracking-tight text-balance text-gray-12">
					{t.title}
				</p>
				<p className="mt-3 text-base text-gray-11 text-pretty">{t.text}</p>
			</div>
			<div aria-hidden="true" className="max-w-md rounded-card border border-line bg-panel">
				<div className="flex items-center gap-3 border-b border-line px-4 py-3">
					<Avatar name={t.customerName} size={36} />
					<div>
						<p className="font-medium">{t.customerName}</p>
						<p className="text-[13px] text-green-11">online</p>
					</div>
				</div>
				<div className="flex flex-col gap-2 px-4 py-5">
					<p className="max-w-[75%] self-start rounded-bubble rounded-bl-md bg-gray-3 px-3.5 py-2">
						{t.customer}
					</p>
					<p className="max-w-[75%] self-end rounded-bubble rounded-br-md bg-accent-4 px-3.5 py-2 text-gray-12">
						{t.answer}
						<span className="ml-2 inline-flex items-center gap-1 align-bottom text-xs text-gray-11">
							14:32 <CheckCheck className="text-accent-9" size={14} />
						</span>
					</p>
					<p className="max-w-[75%] self-start rounded-bubble rounded-bl-md bg-gray-3 px-3.5 py-2">
						{t.thanks}
					</p>
				</div>
			</div>
		</aside>
	);
}

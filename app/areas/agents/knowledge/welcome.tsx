import { CircleCheck, X } from "lucide-react";
import { useSearchParams } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const PARAM = "criado";

/** Next steps after an agent was created. It disappears with the address, or when it is closed. */
export function Welcome({ onTest }: { onTest: () => void }) {
	const t = useStrings({ pt, en }).welcome;
	const [search, setSearch] = useSearchParams();
	if (!search.has(PARAM)) return null;
	const dismiss = (): void =>
		setSearch(
			(before) => {
				const after = new URLSearchParams(before);
				after.delete(PARAM);
				return after;
			},
			{ replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
		);
	return (
		<div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-accent-6 bg-accent-3 py-3 pr-2 pl-4 text-accent-12">
			<CircleCheck aria-hidden="true" className="shrink-0" size={20} strokeWidth={1.75} />
			<div className="min-w-0 flex-1 basis-64">
				<p className="font-semibold">{t.title}</p>
				<p className="text-[13px]">{t.text}</p>
			</div>
			<Button onClick={onTest} size="small" type="button">
				{t.test}
			</Button>
			<IconButton label={t.dismiss} onClick={dismiss}>
				<X aria-hidden="true" size={16} />
			</IconButton>
		</div>
	);
}

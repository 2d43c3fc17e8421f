import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export const NOTICES = ["done", "pending", "cancelled"] as const;
export type NoticeKind = (typeof NOTICES)[number];

const LOOKS = {
	done: { icon: CircleCheck, frame: "border-green-6 bg-green-3 text-green-12" },
	pending: { icon: CircleAlert, frame: "border-amber-6 bg-amber-3 text-amber-12" },
	cancelled: { icon: Info, frame: "border-line bg-gray-3 text-gray-12" },
} as const;

/** What became of a checkout, told where one comes back to. */
export function Notice({ kind }: { kind: NoticeKind }) {
	const t = useStrings({ pt, en }).notice;
	const { icon: Icon, frame } = LOOKS[kind];
	return (
		<output className={`mb-6 flex items-start gap-3 rounded-card border px-4 py-3 ${frame}`}>
			<Icon aria-hidden="true" className="mt-0.5 shrink-0" size={18} />
			<span className="min-w-0">
				<span className="block font-medium">{t[kind]}</span>
				<span className="block text-[13px]">{t[`${kind}Text`]}</span>
			</span>
		</output>
	);
}

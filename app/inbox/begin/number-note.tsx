import { CircleAlert, CircleCheck, LoaderCircle } from "lucide-react";
import { displayName } from "#app/domain/chat/display-text.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Beginning } from "./use-beginning.ts";

/** What a number still lacks, whether it is on WhatsApp, and whether there is a conversation with it. */
export function NumberNote({ number }: { number: Beginning["number"] }) {
	const t = useStrings({ pt, en });
	const { known, phone, refusal, state } = number;
	const shown = phone === null ? "" : formatPhone(phone);
	const said = refusal ? t.refusals[refusal] : state ? t.lookup[state](shown) : null;
	const isBad = state === "absent";
	const Icon = state === "found" ? CircleCheck : state === "looking" ? LoaderCircle : CircleAlert;
	return (
		<div aria-live="polite" className="text-[13px] empty:hidden">
			{said === null ? null : (
				<p className={`flex gap-1.5 ${isBad ? "text-red-11" : "text-gray-11"}`}>
					<Icon aria-hidden="true" className="mt-0.5 shrink-0" size={14} />
					<span>{said}</span>
				</p>
			)}
			{known ? (
				<p className="mt-1 text-gray-12">
					<bdi>{known.name ? t.joins(displayName(known.name)) : t.joinsUnnamed}</bdi>
				</p>
			) : null}
		</div>
	);
}

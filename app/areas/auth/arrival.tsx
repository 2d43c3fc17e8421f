import { CircleCheck } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** What an address may make the page say: these and nothing else (B09). */
const MESSAGES = ["account_created", "check_email", "password_changed"] as const;
export type ArrivalMessage = (typeof MESSAGES)[number];

export const parseArrival = (text: string | null): ArrivalMessage | null =>
	MESSAGES.find((known) => known === text) ?? null;

/** Why somebody comes here from another page of ours. */
export function Arrival({ message }: { message: ArrivalMessage }) {
	const t = useStrings({ pt, en });
	return (
		<output className="mb-5 flex items-start gap-2 rounded-control border border-green-6 bg-green-3 px-3 py-2 text-green-12">
			<CircleCheck aria-hidden="true" className="mt-0.5 shrink-0 text-green-11" size={16} />
			{t.messages[message]}
		</output>
	);
}

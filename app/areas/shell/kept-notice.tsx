import { useEffect, useSyncExternalStore } from "react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { KEPT_MARK } from "#app/domain/alerts/kept-page.ts";
import { usePatientRevalidate } from "#app/ui/use-patient-revalidate.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const never = () => () => undefined;

/** When the document was kept (epoch ms); null: it is from the server. */
function readMark(): number | null {
	const mark = document.documentElement.getAttribute(KEPT_MARK);
	return mark === null ? null : Number(mark);
}

/** Says that this page was kept from before, until the line is there and it has been read anew. */
export function KeptNotice({ isOpen }: { isOpen: boolean }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const readAgain = usePatientRevalidate();
	const keptAt = useSyncExternalStore(never, readMark, () => null);
	useEffect(() => {
		if (!isOpen || readMark() === null) return;
		document.documentElement.removeAttribute(KEPT_MARK);
		readAgain();
	}, [isOpen, readAgain]);
	if (keptAt === null || isOpen) return null;
	return (
		<output className="fixed inset-x-4 bottom-20 z-40 mx-auto w-fit max-w-[calc(100%-2rem)] rounded-control border border-amber-7 bg-amber-3 px-4 py-2 text-[13px] font-medium text-amber-11 shadow-lg md:bottom-12">
			{t.kept(format.dateTime(keptAt))}
		</output>
	);
}

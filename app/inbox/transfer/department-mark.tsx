import { ColourDot } from "#app/ui/label-dot.tsx";
import { useStrings } from "#app/i18n/use-strings.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { useDepartments } from "./departments.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The department that looks after a conversation: its colour, with its name beside it where there is room. */
export function DepartmentMark({ id, isNamed = false }: { id: string; isNamed?: boolean }) {
	const t = useStrings({ pt, en });
	const department = useDepartments().find((one) => one.id === id);
	// Deleted meanwhile, or made since the page was opened.
	if (!department) return null;
	const name = displayName(department.name);
	return (
		<span
			className={`inline-flex shrink-0 items-center gap-1.5 text-xs text-gray-11 ${isNamed ? "max-w-40" : ""}`}
			title={t.of(name)}
		>
			<ColourDot colour={department.colour} />
			<span className="sr-only">{isNamed ? t.department : t.of(name)}</span>
			{isNamed ? <bdi className="truncate @max-2xl:sr-only">{name}</bdi> : null}
		</span>
	);
}

import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Returns a function that describes one of Meta's webhook fields; null for unknown ones. */
export function useFieldName(): (field: string) => string | null {
	const { fields } = useStrings({ pt, en });
	return (field) => (Object.hasOwn(fields, field) ? fields[field as keyof typeof fields] : null);
}

export function FieldChips({ fields }: { fields: readonly string[] }) {
	const nameOf = useFieldName();
	return (
		<ul className="mt-2 flex flex-wrap gap-1.5">
			{fields.map((field) => (
				<li className="rounded-full bg-gray-3 px-2.5 py-0.5 text-xs text-gray-12" key={field}>
					{nameOf(field) ?? field} <span className="font-mono text-gray-11">{field}</span>
				</li>
			))}
		</ul>
	);
}

import { CONTACT_FILTERS, type ContactFilter } from "#app/domain/inbox/contact-filter.ts";
import { useInboxStrings } from "./use-inbox-strings.ts";

/** Which conversations the list shows. One choice, so radio buttons that look like chips. */
export function FilterChips(props: {
	filter: ContactFilter;
	onFilter: (filter: ContactFilter) => void;
}) {
	const t = useInboxStrings();
	return (
		<fieldset className="flex shrink-0 flex-wrap gap-1 px-3 pb-2 pt-0.5">
			<legend className="sr-only">{t.filters.label}</legend>
			{CONTACT_FILTERS.map((filter) => (
				<label
					className="inline-flex h-7 shrink-0 cursor-pointer items-center whitespace-nowrap rounded-full border border-line px-2 text-xs font-medium text-gray-11 hover:bg-gray-3 has-checked:border-accent-7 has-checked:bg-accent-3 has-checked:text-accent-11 has-focus-visible:outline-2 has-focus-visible:outline-accent-9"
					key={filter}
				>
					<input
						checked={filter === props.filter}
						className="sr-only"
						name="contact-filter"
						onChange={() => props.onFilter(filter)}
						type="radio"
						value={filter}
					/>
					{t.filters[filter]}
				</label>
			))}
		</fieldset>
	);
}

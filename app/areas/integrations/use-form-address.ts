import { useSearchParams } from "react-router";
import { INTEGRATION_TYPES, type IntegrationType } from "#app/domain/integrations/type.ts";

const NEW = "new";
const EDIT = "edit";
const ANY_TYPE = "1";

export type OpenForm = { kind: "new"; type: IntegrationType | null } | { kind: "edit"; id: string };

/**
 * The form that an address opens: `?new=openai`, `?new=1` with the service to be chosen,
 * `?edit=<id>`; null for none.
 */
export function readOpenForm(search: URLSearchParams): OpenForm | null {
	const id = search.get(EDIT);
	if (id) return { kind: "edit", id };
	const asked = search.get(NEW);
	if (asked === null) return null;
	return { kind: "new", type: INTEGRATION_TYPES.find((type) => type === asked) ?? null };
}

/** Opens and closes the form by the address, so that "back" closes it and links can open it. */
export function useFormAddress() {
	const [search, setSearch] = useSearchParams();
	const move = (name: string | null, value: string): void =>
		setSearch(
			(before) => {
				const after = new URLSearchParams(before);
				after.delete(NEW);
				after.delete(EDIT);
				if (name !== null) after.set(name, value);
				return after;
			},
			{ replace: name === null, preventScrollReset: true, defaultShouldRevalidate: false },
		);
	return {
		form: readOpenForm(search),
		create: (type: IntegrationType | null): void => move(NEW, type ?? ANY_TYPE),
		edit: (id: string): void => move(EDIT, id),
		close: (): void => move(null, ""),
	};
}
export type FormAddress = ReturnType<typeof useFormAddress>;

// Rules are checked by the service; here only shape and size.
import * as v from "valibot";
import { RATE_KINDS } from "#app/domain/prices/rates.ts";

const Typed = v.pipe(v.string(), v.maxLength(40));
const Month = v.pipe(v.string(), v.maxLength(7));
const Kind = v.picklist(RATE_KINDS);

/** The fields of the page's forms, by intent. */
export const costForms = {
	/** Reais; "" for no ceiling. */
	ceiling: v.object({ reais: Typed, stopsPeople: v.optional(v.string(), "") }),
	release: v.object({}),
	rate: v.object({ kind: Kind, since: Typed, reais: Typed }),
	"remove-rate": v.object({ kind: Kind, since: Typed }),
	export: v.object({ month: Month }),
};

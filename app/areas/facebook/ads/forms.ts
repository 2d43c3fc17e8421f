// Spec 2, section 2: Ads manager.
import * as v from "valibot";

/** A switch is "on" or absent. */
const Switch = v.pipe(
	v.optional(v.string(), ""),
	v.transform((value) => value === "on"),
);

/** Forms of the page, by intent. */
export const adsForms = {
	settings: v.object({ isTokenValidationOn: Switch, isHourlySyncOn: Switch }),
	"sync-campaigns": v.object({}),
};

import * as v from "valibot";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { PLANS } from "#app/domain/billing/plan.ts";

/**
 * Forms of the subscription page. Prices, amounts and customers are never read from a form (N02,
 * N05).
 */
export const subscriptionForms = {
	checkout: v.object({ plan: v.picklist(PLANS) }),
	portal: v.object({}),
	refresh: v.object({}),
};

const DemonstrationCheckoutForm = v.object({ act: v.picklist(["pay", "leave"]) });
const DemonstrationPortalForm = v.object({ act: v.picklist(["cancel", "resume"]) });

function parse<Schema extends v.GenericSchema>(
	schema: Schema,
	form: FormData,
): Result<v.InferOutput<Schema>, "invalid_request"> {
	const parsed = v.safeParse(schema, Object.fromEntries(form));
	return parsed.success ? ok(parsed.output) : fail("invalid_request");
}

export const parseDemonstrationCheckout = (form: FormData) =>
	parse(DemonstrationCheckoutForm, form);
export const parseDemonstrationPortal = (form: FormData) => parse(DemonstrationPortalForm, form);

import { parseReais } from "#app/domain/prices/ceiling.ts";
import { fail } from "#app/domain/result.ts";
import { type AnswerOf, defineActions } from "#app/middleware/define-actions.ts";
import { costForms } from "./forms.ts";

/** Prices of one message are smaller than a cent. */
const RATE_DECIMALS = 6;

/** Actions of the page of costs; the service asks for the permission. */
export const costActions = defineActions(costForms, {
	ceiling({ services, signedIn, params }, { reais, stopsPeople }) {
		const id = params["instanceId"] ?? "";
		if (reais.trim() === "") return services.prices.saveCeiling(signedIn, id, null);
		const micros = parseReais(reais);
		if (micros === null) return fail("invalid_request");
		const ceiling = { micros, stopsPeople: stopsPeople === "on" };
		return services.prices.saveCeiling(signedIn, id, ceiling);
	},
	release: ({ services, signedIn, params }) =>
		services.prices.release(signedIn, params["instanceId"] ?? ""),
	rate({ services, signedIn }, { kind, since, reais }) {
		const micros = parseReais(reais, RATE_DECIMALS);
		if (micros === null) return fail("invalid_request");
		return services.prices.saveRate(signedIn, { kind, since, micros });
	},
	"remove-rate": ({ services, signedIn }, { kind, since }) =>
		services.prices.saveRate(signedIn, { kind, since, micros: null }),
	export: ({ services, signedIn, params }, { month }) =>
		services.prices.exportMonth(signedIn, params["instanceId"] ?? "", month),
});
export type CostAnswer = AnswerOf<typeof costActions>;

import { type AnswerOf, defineActions } from "#app/middleware/define-actions.ts";
import { gatewayForms } from "./forms.ts";

/** Actions of the page of gateways; the services ask for the permission. */
export const gatewayActions = defineActions(gatewayForms, {
	add: ({ services, signedIn }, input) => services.gateways.add(signedIn, input),
	test: ({ services, signedIn }, { id }) => services.gateways.test(signedIn, id),
	"replace-key": ({ services, signedIn }, { id, key }) =>
		services.gateways.replaceKey(signedIn, id, key),
	remove: ({ services, signedIn }, { id }) => services.gateways.remove(signedIn, id),
	"save-meta": ({ services, signedIn }, input) => services.metaApps.save(signedIn, input),
	"remove-meta": ({ services, signedIn }) => services.metaApps.remove(signedIn),
});
export type GatewaysAnswer = AnswerOf<typeof gatewayActions>;

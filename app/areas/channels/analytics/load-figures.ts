import { redirect } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { ChannelSummary, InstanceFigures } from "#app/contracts/whatsapp.ts";
import { findAsked, listInstances, refusal } from "../figures/find-instance.ts";
import type { Route } from "./+types/analytics.route";

/** The chosen instance with its figures; both null when the address chooses none. */
export interface FiguresPage {
	instances: ChannelSummary[];
	instance: ChannelSummary | null;
	figures: InstanceFigures | null;
	/** The server's time of these figures, in ms. */
	now: number;
}

/**
 * Data of both pages of one instance's figures, in one round trip to its object. Throws 404 for an
 * instance that is not of this workspace.
 */
export async function loadFigures(
	{ context, url }: Pick<Route.LoaderArgs, "context" | "url">,
	withoutChoice: "first" | "none",
): Promise<FiguresPage> {
	const signedIn = context.get(signedInContext);
	const instances = listInstances(signedIn);
	const instance = findAsked(instances, url);
	const now = Date.now();
	if (!instance) {
		const first = instances.find(({ status }) => status === "connected") ?? instances[0];
		if (withoutChoice === "first" && first) throw redirect(`${url.pathname}?instance=${first.id}`);
		return { instances, instance: null, figures: null, now };
	}
	const figures = await context.get(servicesContext).figures.instance(signedIn, instance.id);
	if (!figures.ok) throw refusal(figures.code);
	return { instances, instance, figures: figures.value, now };
}

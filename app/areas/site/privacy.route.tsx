import { preferencesContext, servicesContext } from "#app/context.ts";
import type { Route } from "./+types/privacy.route";
import { en } from "./privacy.en.ts";
import { pt } from "./privacy.pt.ts";
import { fillProse } from "./prose.ts";
import { ProsePage } from "./prose-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const text = context.get(preferencesContext).locale === "en" ? en : pt;
	return { document: fillProse(text, { ...context.get(servicesContext).site.company }) };
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
	return <ProsePage document={loaderData.document} />;
}

import { preferencesContext, servicesContext } from "#app/context.ts";
import type { Route } from "./+types/terms.route";
import { en } from "./terms.en.ts";
import { pt } from "./terms.pt.ts";
import { fillProse } from "./prose.ts";
import { ProsePage } from "./prose-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const text = context.get(preferencesContext).locale === "en" ? en : pt;
	return { document: fillProse(text, { ...context.get(servicesContext).site.company }) };
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
	return <ProsePage document={loaderData.document} />;
}

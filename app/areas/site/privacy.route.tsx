import { preferencesContext, servicesContext } from "#app/context.ts";
import type { Route } from "./+types/privacy.route";
import { en } from "./privacy.en.ts";
import { pt } from "./privacy.pt.ts";
import { fillProse, listCompanyValues } from "./prose.ts";
import { ProsePage } from "./prose-page.tsx";
import { en as enWords } from "./strings.en.ts";
import { pt as ptWords } from "./strings.pt.ts";

export function loader({ context }: Route.LoaderArgs) {
	const isEnglish = context.get(preferencesContext).locale === "en";
	const { company } = context.get(servicesContext).site;
	const values = listCompanyValues(company, (isEnglish ? enWords : ptWords).operator);
	return { document: fillProse(isEnglish ? en : pt, values) };
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
	return <ProsePage document={loaderData.document} />;
}

import { href } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { MissingPage } from "#app/ui/missing-page.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** 'Agente não encontrado', or what else went wrong: for pages about one agent. */
export function AgentError({ error }: { error: unknown }) {
	const t = useStrings({ pt, en }).notFound;
	return <MissingPage error={error} to={href("/agents")} {...t} />;
}

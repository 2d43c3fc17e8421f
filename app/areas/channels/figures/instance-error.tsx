import { href } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { MissingPage } from "#app/ui/missing-page.tsx";
import { en } from "../instances/instance-strings.en.ts";
import { pt } from "../instances/instance-strings.pt.ts";

/** Error page of one instance: 'Instância não encontrada' (404), or the general error page. */
export function InstanceError({ error }: { error: unknown }) {
	const t = useStrings({ pt, en });
	return (
		<MissingPage
			error={error}
			text={t.notFoundText}
			title={t.notFound}
			to={href("/whatsapp/instances")}
			toList={t.toList}
		/>
	);
}

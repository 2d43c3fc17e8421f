import { href } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { MissingPage } from "#app/ui/missing-page.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Error page of one channel: 'Canal não encontrado' (404), or the general error page. */
export function ChannelError({ error }: { error: unknown }) {
	const t = useStrings({ pt, en }).notFound;
	return <MissingPage error={error} to={href("/channels")} {...t} />;
}

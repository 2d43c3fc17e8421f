import { Outlet } from "react-router";
import { preferencesContext, servicesContext } from "#app/context.ts";
import { getFormat } from "#app/i18n/format.ts";
import { SiteFooter } from "#app/ui/site-footer.tsx";
import type { Route } from "./+types/public.route";
import { PublicHeader } from "./public-header.tsx";

/** The company's data does not change during a visit. */
export function loader({ context }: Route.LoaderArgs) {
	const { locale, timeZone } = context.get(preferencesContext);
	return {
		company: context.get(servicesContext).site.company,
		year: getFormat(locale, timeZone).date(Date.now()).slice(-4),
	};
}

/** Layout of public pages: header and footer, no sign-in. */
export default function PublicLayout({ loaderData }: Route.ComponentProps) {
	return (
		<div className="flex min-h-dvh flex-col">
			<PublicHeader />
			<main className="flex-1 focus:outline-none" id="conteudo" tabIndex={-1}>
				<Outlet />
			</main>
			<SiteFooter company={loaderData.company} year={loaderData.year} />
		</div>
	);
}

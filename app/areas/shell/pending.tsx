import { href, useNavigation } from "react-router";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** A line under the header while the next page loads; like a skeleton it waits 150 ms. */
export function Pending() {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	const { state, location } = useNavigation();
	if (state !== "loading" || !location) return null;
	const isInstance = /^\/whatsapp\/[0-9a-f-]{36}/.test(location.pathname);
	const isConnections = location.pathname === href("/whatsapp/connections");
	return (
		<output className="absolute inset-x-0 -bottom-0.5 h-0.5 animate-late overflow-hidden">
			<span className="block h-full w-1/3 animate-progress bg-accent-9" />
			<span className="sr-only">
				{isInstance ? t.loadingInstance : isConnections ? t.loadingConnections : common.loading}
			</span>
		</output>
	);
}

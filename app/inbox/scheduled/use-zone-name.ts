import { useStrings } from "#app/i18n/use-strings.ts";
import { zoneName } from "#app/ui/time-zones.ts";
import { en } from "#app/ui/zone-names.en.ts";
import { pt } from "#app/ui/zone-names.pt.ts";

/** Names a zone as people do. */
export function useZoneName(): (zone: string) => string {
	const names = useStrings({ pt, en });
	return (zone) => zoneName(zone, names);
}

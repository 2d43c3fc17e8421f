import type { IntegrationView } from "#app/contracts/integrations.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TYPE_NAMES } from "./types.ts";

/** The service, and the owner when it is another member. */
export function OwnerLine({ integration }: { integration: IntegrationView }) {
	const t = useStrings({ pt, en });
	const { type, isOwn, ownerName } = integration;
	return (
		<p className="truncate text-[13px] text-gray-11">
			{TYPE_NAMES[type]}
			{isOwn ? null : (
				<>
					{` · ${t.ofOwner} `}
					<bdi>{ownerName === "" ? t.unnamedOwner : ownerName}</bdi>
				</>
			)}
		</p>
	);
}

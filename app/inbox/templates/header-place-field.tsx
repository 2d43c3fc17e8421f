import { MapPin } from "lucide-react";
import { useState } from "react";
import type { HeaderPlace } from "#app/domain/official-templates/template-message.ts";
import { formatPoint } from "#app/domain/inbox/map-link.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const PlaceDialog = lazyPart(() => import("../items/place-dialog.tsx"), "PlaceDialog", {
	onFailure: "toast",
});

/** The place of a template's header. */
export function HeaderPlaceField(props: {
	place: HeaderPlace | null;
	isMissing: boolean;
	onPlace: (place: HeaderPlace) => void;
}) {
	const t = useStrings({ pt, en }).header;
	const [isOpen, setIsOpen] = useState(false);
	const { place } = props;
	return (
		<Field
			error={props.isMissing ? t.placeMissing : null}
			hint={place ? <bdi>{place.name || formatPoint(place)}</bdi> : null}
			label={t.location}
		>
			{(control) => (
				<span>
					<Button {...control} onClick={() => setIsOpen(true)} type="button">
						<MapPin aria-hidden="true" size={16} strokeWidth={1.75} />
						{t.place}
					</Button>
					{isOpen ? (
						<PlaceDialog
							onClose={() => setIsOpen(false)}
							onSend={(item) => {
								setIsOpen(false);
								if (item.type !== "location") return;
								const { type: _, ...found } = item;
								props.onPlace(found);
							}}
						/>
					) : null}
				</span>
			)}
		</Field>
	);
}

import { LocateFixed } from "lucide-react";
import { type FormEvent, useState } from "react";
import {
	type Coordinates,
	formatPoint,
	mapAddress,
	readPoint,
} from "#app/domain/inbox/map-link.ts";
import {
	MAX_PLACE_ADDRESS,
	MAX_PLACE_NAME,
	type OutgoingItem,
} from "#app/domain/inbox/outgoing-item.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** How long the browser may look for where it is. */
const SEEKING_MS = 15_000;
/** What it found this long ago is good enough. */
const FRESH_MS = 60_000;

/** A place to send: where the browser is, once somebody asks it, or what is pasted from a map. Nothing is loaded from elsewhere. */
export function PlaceDialog(props: { onSend: (item: OutgoingItem) => void; onClose: () => void }) {
	const t = useStrings({ pt, en }).place;
	const [pasted, setPasted] = useState("");
	const [name, setName] = useState("");
	const [address, setAddress] = useState("");
	const [isAsked, setIsAsked] = useState(false);
	const point = readPoint(pasted);
	const send = (event: FormEvent): void => {
		event.preventDefault();
		if (!point) return setIsAsked(true);
		props.onSend({ type: "location", ...point, name: name.trim(), address: address.trim() });
	};
	const here = useHere((found) => setPasted(formatPoint(found)));
	return (
		<Dialog
			onOpenChange={(isOpen) => {
				if (!isOpen) props.onClose();
			}}
			open
			title={t.title}
			width={440}
		>
			<form className="flex flex-col gap-4" noValidate onSubmit={send}>
				<Field
					error={isAsked && !point ? t.pointInvalid : null}
					hint={
						point ? (
							<a
								className="text-accent-11 underline underline-offset-2"
								href={mapAddress(point)}
								rel="noopener noreferrer nofollow"
								target="_blank"
							>
								{t.look}
							</a>
						) : (
							t.pointHint
						)
					}
					label={t.point}
				>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							inputMode="text"
							maxLength={2_000}
							onChange={(event) => setPasted(event.target.value)}
							value={pasted}
						/>
					)}
				</Field>
				<div>
					<Button loading={here.isSeeking} onClick={here.seek} type="button">
						<LocateFixed aria-hidden="true" size={16} strokeWidth={1.75} />
						{t.here}
					</Button>
					<output aria-live="polite" className="mt-1.5 block text-[13px] text-gray-11">
						{here.isSeeking ? t.seeking : here.trouble ? t[here.trouble] : null}
					</output>
				</div>
				<Field label={t.name} optional>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							maxLength={MAX_PLACE_NAME}
							onChange={(event) => setName(event.target.value)}
							value={name}
						/>
					)}
				</Field>
				<Field label={t.address} optional>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							maxLength={MAX_PLACE_ADDRESS}
							onChange={(event) => setAddress(event.target.value)}
							value={address}
						/>
					)}
				</Field>
				<div className="flex justify-end">
					<Button kind="primary" type="submit">
						{t.submit}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

/** Where the browser is; it asks the person itself. */
function useHere(onFound: (point: Coordinates) => void) {
	const [state, setState] = useState<"idle" | "seeking" | "denied" | "unknown">("idle");
	return {
		isSeeking: state === "seeking",
		trouble: state === "denied" || state === "unknown" ? state : null,
		seek: (): void => {
			// Only pages over https are told.
			if (!("geolocation" in navigator)) return setState("unknown");
			setState("seeking");
			navigator.geolocation.getCurrentPosition(
				({ coords }) => {
					setState("idle");
					onFound(coords);
				},
				({ code, PERMISSION_DENIED }) =>
					setState(code === PERMISSION_DENIED ? "denied" : "unknown"),
				{ enableHighAccuracy: true, timeout: SEEKING_MS, maximumAge: FRESH_MS },
			);
		},
	};
}

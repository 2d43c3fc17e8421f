/** What an object tells the Worker of a medium. Between our own processes; nothing of it is for a browser. */
import type { CarrierName } from "../domain/channels/channel.ts";

/** A message's medium, or a contact's picture. */
export type WantedMedia = { messageId: string } | { avatarOf: string };

/** A customer's voice note or picture that is to be put into words, and where its bytes are. */
export interface ClaimedMedium {
	place: Extract<MediaPlace, { at: "gateway" }>;
	/** As the sender's side told it; null when it did not. */
	seconds: number | null;
}

/** Where the bytes are, and what it takes to ask for them. */
export type MediaPlace =
	| { at: "address"; url: string }
	| {
			at: "gateway";
			/** By which the gateway knows it. */
			ref: string;
			fileName: string | null;
			/** As the sender's side told it; null when it did not. */
			bytes: number | null;
			gateway: CarrierName;
			tokenSealed: string | null;
			credentialsSealed: string | null;
			dataKeyWrapped: string;
			/** The simulated phone's state as JSON: it has no other place to be asked at. */
			simulated: string | null;
	  };

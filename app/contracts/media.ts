/** What an object tells the Worker of a medium. Between our own processes; nothing of it is for a browser. */
import type { CarrierName } from "../domain/channels/channel.ts";

/** A message's medium, or a contact's picture. `isLost`: our store has not the file that the message names. */
export type WantedMedia = { messageId: string; isLost?: true } | { avatarOf: string };

/** A received file that was put into the store; `mimetype` as its bytes say. */
export interface KeptMedium {
	/** SHA-256, lower-case hexadecimal. */
	hash: string;
	bytes: number;
	mimetype: string;
}

/** A customer's voice note or picture that is to be put into words, and where its bytes are. */
export interface ClaimedMedium {
	place: Exclude<MediaPlace, { at: "address" | "web" }>;
	/** As it was told when it came, or as it is since it was kept; null when nobody told. */
	bytes: number | null;
	/** As the sender's side told it; null when it did not. */
	seconds: number | null;
}

/** Where the bytes are, and what it takes to ask for them. */
export type MediaPlace =
	| { at: "address"; url: string }
	/** Somebody else's address: it is kept first, by the guarded fetch. */
	| { at: "web"; url: string }
	| {
			/** Our own store of files, under the message's channel. */
			at: "store";
			/** SHA-256, lower-case hexadecimal. */
			hash: string;
			fileName: string | null;
			/** As the message says; what its bytes say is known to the store. */
			mimetype: string | null;
	  }
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

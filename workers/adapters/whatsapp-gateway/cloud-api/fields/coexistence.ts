/** What the phone's own app, which shares the number with us, brings when it is joined: its history and its contacts. */
import { type FieldReader, NOTHING } from "./reading.ts";

/** Months of messages at once: they are not taken over. */
export const readHistory: FieldReader = () => NOTHING;

/** Names from the phone's address book: customers' own names are shown. */
export const readAppState: FieldReader = () => NOTHING;

import { z } from "zod";
import { MAX_STORED_NAME } from "../domain/inbox/stored-text.ts";

/** `POST /api/v1/instances/:id/messages`. Text is checked for meaning by the domain. */
export const ApiSendMessage = z.strictObject({
	/** With country code; ten or eleven digits are a Brazilian number. */
	to: z.string().min(8).max(40).optional(),
	/** Instead of a number: somebody known, by the id that answers name. */
	contact: z.string().min(1).max(64).optional(),
	/** Of the contact that a new number becomes. */
	name: z.string().max(MAX_STORED_NAME).optional(),
	text: z.string().max(65_536),
	/** The same id again is the same message. */
	id: z.uuid().optional(),
	/** When it is to leave; at once when left out. */
	sendAt: z.iso.datetime({ offset: true }).optional(),
});

/** `POST /api/v1/instances/:id/knowledge`. */
export const ApiAddBase = z.strictObject({
	name: z.string().max(400),
	/** The same id again is the same base. */
	id: z.uuid().optional(),
});

/** `PUT /api/v1/instances/:id/knowledge/:baseId`. */
export const ApiRenameBase = z.strictObject({ name: z.string().max(400) });

/** `PUT /api/v1/instances/:id/knowledge/:baseId/entries/:key`. */
export const ApiSaveEntry = z.strictObject({
	title: z.string().max(500),
	text: z.string().max(200_000),
});

/** A base as programs see it. */
export interface ApiBase {
	id: string;
	name: string;
	entries: number;
	characters: number;
	/** Whether only the agent of this instance knows it, so that the key may add to it. */
	writable: boolean;
}

/** An entry as programs see it. */
export interface ApiEntry {
	/** The program's own; null for what people made. */
	key: string | null;
	title: string;
	characters: number;
	updatedAt: number;
}

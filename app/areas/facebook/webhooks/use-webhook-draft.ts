import { useState } from "react";
import {
	WEBHOOK_FIELDS,
	type WebhookDraft,
	type WebhookObject,
} from "#app/domain/facebook/webhook.ts";

const EMPTY: WebhookDraft = {
	name: "",
	objectType: "page",
	fields: [],
	verifyToken: "",
	includeValues: true,
};
const TOKEN_BYTES = 24;

/** A random verify token of 32 characters that are safe in an address. */
export function drawToken(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
	return btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_");
}

/** The form of a new webhook, with its problems after the first attempt to send it. */
export function useWebhookDraft() {
	const [draft, setDraft] = useState(EMPTY);
	const [isChecked, setChecked] = useState(false);
	const change = (part: Partial<WebhookDraft>): void => setDraft((was) => ({ ...was, ...part }));
	const isTokenMissing = draft.verifyToken.trim() === "";
	const areFieldsMissing = draft.fields.length === 0;
	return {
		draft,
		change,
		/** Fields belong to an object: another object starts without any (spec 2, section 5). */
		chooseObject: (objectType: WebhookObject): void => change({ objectType, fields: [] }),
		toggleField: (field: string): void =>
			setDraft((was) => ({
				...was,
				fields: was.fields.includes(field)
					? was.fields.filter((one) => one !== field)
					: [...was.fields, field],
			})),
		offered: WEBHOOK_FIELDS[draft.objectType] as readonly string[],
		problems: {
			token: isChecked && isTokenMissing,
			fields: isChecked && areFieldsMissing,
		},
		/** Shows the problems; true when there are none. */
		check(): boolean {
			setChecked(true);
			return !isTokenMissing && !areFieldsMissing;
		},
		clear(): void {
			setDraft(EMPTY);
			setChecked(false);
		},
	};
}
export type WebhookDraftForm = ReturnType<typeof useWebhookDraft>;

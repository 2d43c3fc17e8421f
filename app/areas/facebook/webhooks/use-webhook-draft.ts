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

/** 32 characters that nobody guesses, and that go into an address as they are. */
export function drawToken(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
	return btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_");
}

/** What is typed for a new webhook, and what is missing once somebody tried to send it. */
export function useWebhookDraft() {
	const [draft, setDraft] = useState(EMPTY);
	const [isChecked, setChecked] = useState(false);
	const change = (part: Partial<WebhookDraft>): void => setDraft((was) => ({ ...was, ...part }));
	const isTokenMissing = draft.verifyToken.trim() === "";
	const areFieldsMissing = draft.fields.length === 0;
	return {
		draft,
		change,
		/** Fields are the object's own: another object begins without any (spec 2, section 5). */
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
		/** True when it can be sent. */
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

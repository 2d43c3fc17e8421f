// What Meta's dialog of the embedded sign-up tells the page that opened it, by `postMessage`.

export type DialogMessage =
	/** The account, and its number where the dialog names it. */
	| {
			kind: "finished";
			businessId: string;
			phoneNumberId: string | null;
			/** It stays in use on its phone. */
			isShared: boolean;
	  }
	/** The person closed it; `step` is Meta's name of where. */
	| { kind: "cancelled"; step: string | null }
	| { kind: "failed"; message: string | null };

const FINISHED_ON_PHONE = "FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING";
const FINISHED = ["FINISH", "FINISH_ONLY_WABA", FINISHED_ON_PHONE];
const MAX_WORDS = 300;

const isId = (value: unknown): value is string =>
	typeof value === "string" && /^\d{5,32}$/.test(value);

const wordsOf = (value: unknown): string | null =>
	typeof value === "string" && value !== "" ? value.slice(0, MAX_WORDS) : null;

const fieldsOf = (value: unknown): Record<string, unknown> =>
	typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

function parse(data: unknown): Record<string, unknown> {
	if (typeof data !== "string") return fieldsOf(data);
	try {
		return fieldsOf(JSON.parse(data));
	} catch {
		return {};
	}
}

/**
 * Reads a message event. Null for everything that is none of the dialog's: any window may post to any other, so only exact
 * origins count.
 */
export function readDialogMessage(
	{ origin, data }: { origin: string; data: unknown },
	origins: readonly string[],
): DialogMessage | null {
	if (!origins.includes(origin)) return null;
	const { type, event, data: told } = parse(data);
	if (type !== "WA_EMBEDDED_SIGNUP" || typeof event !== "string") return null;
	const fields = fieldsOf(told);
	if (FINISHED.includes(event)) {
		const { waba_id: businessId, phone_number_id: phoneNumberId } = fields;
		if (!isId(businessId)) return { kind: "failed", message: null };
		return {
			kind: "finished",
			businessId,
			phoneNumberId: isId(phoneNumberId) ? phoneNumberId : null,
			isShared: event === FINISHED_ON_PHONE,
		};
	}
	// A dialog that met an error says CANCEL as well, with what it was.
	const message = wordsOf(fields.error_message);
	if (event === "ERROR" || (event === "CANCEL" && message !== null))
		return { kind: "failed", message };
	return event === "CANCEL" ? { kind: "cancelled", step: wordsOf(fields.current_step) } : null;
}

/** Options of the SDK's `login`; the dialog of a number that stays on its phone has screens of its own. */
export const dialogOptions = (configId: string, isShared: boolean) => ({
	config_id: configId,
	response_type: "code",
	override_default_response_type: true,
	extras: {
		setup: {},
		version: "v4",
		sessionInfoVersion: "3",
		...(isShared && { featureType: "whatsapp_business_app_onboarding" }),
	},
});

/** What a phone that shares its number tells of before, for `cloudBody` (tests/emulators/cloud-api/SOURCES.md). */

/** The number of `cloudBody`. */
const OWN = "551130000000";
export const CUSTOMER = "5511987654321";

interface Past {
	id?: string;
	text?: string;
	/** We wrote it. */
	isOurs?: boolean;
	at?: number;
	status?: string;
	/** The phone told no content: its file may follow. */
	hasFile?: boolean;
}

const secondsOf = (at: number): string => String(Math.floor(at / 1000));

export const pastMessage = ({
	id = `wamid.${crypto.randomUUID()}`,
	text = "",
	isOurs = false,
	at = Date.now() - 3 * 24 * 3_600_000,
	status = "READ",
	hasFile = false,
}: Past) => ({
	from: isOurs ? OWN : CUSTOMER,
	...(isOurs && { to: CUSTOMER }),
	id,
	timestamp: secondsOf(at),
	...(hasFile ? { type: "media_placeholder" } : { type: "text", text: { body: text } }),
	history_context: { status, ...(isOurs && { from_me: true }) },
});

/** One call about the field `history`. */
export const historyOf = (
	phoneNumberId: string,
	messages: object[],
	{ progress = 100, phase = 0, customer = CUSTOMER } = {},
) => ({
	phoneNumberId,
	field: "history",
	value: {
		history: [
			{
				metadata: { phase, chunk_order: 1, progress },
				threads: [{ id: customer, messages }],
			},
		],
	},
});

/** The owner keeps what was said to themself. */
export const declinedHistory = (phoneNumberId: string) => ({
	phoneNumberId,
	field: "history",
	value: {
		history: [
			{
				errors: [
					{
						code: 2593109,
						title: "History sharing is turned off by the business from the WhatsApp Business App",
					},
				],
			},
		],
	},
});

/** One call about the address book of the phone. */
export const addressBook = (
	phoneNumberId: string,
	...entries: { phone: string; name: string; action?: "add" | "remove" }[]
) => ({
	phoneNumberId,
	field: "smb_app_state_sync",
	value: {
		state_sync: entries.map(({ phone, name, action = "add" }) => ({
			type: "contact",
			contact: { full_name: name, first_name: name.split(" ")[0], phone_number: phone },
			action,
			metadata: { timestamp: secondsOf(Date.now()) },
		})),
	},
});

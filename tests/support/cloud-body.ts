/** A change in a body of Meta's for WhatsApp, about one number. */
export interface ToldOfNumber {
	phoneNumberId: string;
	value: object;
	field?: string;
}

/** A body of Meta's about one number or several. */
export function cloudBody(...told: ToldOfNumber[]): string {
	const changes = told.map(({ phoneNumberId, value, field = "messages" }) => ({
		field,
		value: {
			messaging_product: "whatsapp",
			metadata: { display_phone_number: "551130000000", phone_number_id: phoneNumberId },
			...value,
		},
	}));
	const entry = [{ id: "102290129340398", changes }];
	return JSON.stringify({ object: "whatsapp_business_account", entry });
}

/** What somebody does at the emulated Stripe beside the configured product. */
import { configured } from "./configured.ts";

export async function atStripe(action: string, body: unknown = {}): Promise<unknown> {
	const answer = await fetch(`${configured().stripe.url}/__emulator/${action}`, {
		method: "POST",
		body: JSON.stringify(body),
	});
	if (!answer.ok) throw new Error(`${action}: ${answer.status} ${await answer.text()}`);
	return answer.json();
}

/** The Telegram emulator that stands beside the product while the browser tests run. */

export interface EmulatedTelegram {
	port: number;
	url: string;
	/** `127.0.0.1:<port>`, for the list of allowed private hosts. */
	host: string;
	/** Makes a bot and answers its token, as BotFather gives it out. */
	createBot: (username: string) => Promise<string>;
	/** Somebody writes to the bot; `chat` is who, in digits. */
	sendAsCustomer: (
		token: string,
		message: { chat: string; name: string; text: string },
	) => Promise<void>;
	/** Texts the bot has written, oldest first. */
	listSent: (token: string) => Promise<{ chat: string; text: string }[]>;
}

const DISTANCE = 2400;

const botOf = (token: string): string => token.split(":")[0] ?? "";

/** The emulator that belongs to a product on this port. */
export function telegramOf(productPort: number): EmulatedTelegram {
	const port = productPort + DISTANCE;
	const url = `http://127.0.0.1:${port}`;
	const control = async (route: string, body: unknown): Promise<unknown> => {
		const answer = await fetch(`${url}/__emulator/${route}`, {
			method: "POST",
			body: JSON.stringify(body),
		});
		if (!answer.ok) throw new Error(`${route}: ${answer.status} ${await answer.text()}`);
		return answer.json();
	};
	// A bot is one channel of the whole product, and files run side by side.
	let bots = 7_100_000_000 + Math.floor(Math.random() * 100_000_000);
	return {
		port,
		url,
		host: `127.0.0.1:${port}`,
		async createBot(username) {
			const token = `${(bots += 1)}:AAE${"x".repeat(32)}`;
			await control("bots", { token, username });
			return token;
		},
		async sendAsCustomer(token, message) {
			await control(`${botOf(token)}/write`, message);
		},
		async listSent(token) {
			return (await control(`${botOf(token)}/sent`, {})) as { chat: string; text: string }[];
		},
	};
}

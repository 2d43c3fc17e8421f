/** The Evolution emulator that stands beside the product while the browser tests run. */

export interface EmulatedEvolution {
	port: number;
	url: string;
	apiKey: string;
	/** What the phone or a person does: `scan`, `write`, `receipt`, `presence` … of one instance. */
	act: (channelId: string, action: string, body?: unknown) => Promise<void>;
	/** Texts that left through it, oldest first. */
	listSent: (channelId: string) => Promise<string[]>;
}

const DISTANCE = 400;

/** The emulator that belongs to a product on this port. */
export function evolutionOf(productPort: number): EmulatedEvolution {
	const port = productPort + DISTANCE;
	const url = `http://127.0.0.1:${port}`;
	return {
		port,
		url,
		apiKey: "emulator-key",
		async act(channelId, action, body = {}) {
			const answer = await fetch(`${url}/__emulator/instances/prosa_${channelId}/${action}`, {
				method: "POST",
				body: JSON.stringify(body),
			});
			if (!answer.ok) throw new Error(`${action}: ${answer.status} ${await answer.text()}`);
		},
		async listSent(channelId) {
			const answer = await fetch(`${url}/__emulator/log`);
			const log = (await answer.json()) as { sends: { instance: string; text: string }[] };
			return log.sends
				.filter((sent) => sent.instance === `prosa_${channelId}`)
				.map((sent) => sent.text);
		},
	};
}

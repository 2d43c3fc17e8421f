import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";

export interface ReceivedCall {
	bytes: Uint8Array;
	header(name: string): string | null;
}

/** Takes webhooks over real HTTP. `translate` answers null for what is not proved: 401. */
export async function listenForWebhooks(
	translate: (call: ReceivedCall) => GatewayEvent[] | null,
): Promise<{ url: string; events: () => GatewayEvent[]; close: () => Promise<void> }> {
	const told: GatewayEvent[] = [];
	const server = createServer((request, response) => {
		void readBytes(request).then((bytes) => {
			const header = (name: string) => {
				const value = request.headers[name];
				return typeof value === "string" ? value : null;
			};
			const events = translate({ bytes, header });
			told.push(...(events ?? []));
			response.writeHead(events === null ? 401 : 200).end();
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/`,
		events: () => told,
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

async function readBytes(request: IncomingMessage): Promise<Uint8Array> {
	const parts: Buffer[] = [];
	for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
	return Buffer.concat(parts);
}

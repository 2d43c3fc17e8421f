/** The customer's endpoint that stands beside the product while the browser tests run. */
import { ownPart } from "./part.ts";

const DISTANCE = 1_200;

/** The endpoint that belongs to a product on this port. */
export function receiverOf(productPort: number): { port: number; url: string } {
	const port = productPort + DISTANCE;
	return { port, url: `http://127.0.0.1:${port}` };
}

export const receiver = () => receiverOf(ownPart().port);

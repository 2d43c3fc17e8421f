/** The push service that stands beside the product while the browser tests run. */
import { ownPart } from "./part.ts";

const DISTANCE = 2_600;

/** The service that belongs to a product on this port. */
export function pushOf(productPort: number): { port: number; host: string; url: string } {
	const port = productPort + DISTANCE;
	return { port, host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}` };
}

export const push = () => pushOf(ownPart().port);

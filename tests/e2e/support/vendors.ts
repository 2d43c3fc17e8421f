/** The stand-in of every vendor that integrations are tested at, beside the product of the browser tests. */
import { VENDORS } from "#tests/emulators/vendors/answers.ts";
import { ownPart } from "./part.ts";

const DISTANCE = 3_200;

/** The emulator that belongs to a product on this port. */
export function vendorsOf(productPort: number) {
	const port = productPort + DISTANCE;
	const url = `http://127.0.0.1:${port}`;
	return {
		port,
		url,
		/** `127.0.0.1:<port>`, for the list of allowed private hosts. */
		host: `127.0.0.1:${port}`,
		/** The product's setting: where each vendor is instead. */
		vendorHosts: Object.keys(VENDORS)
			.map((vendor) => `${vendor}=${url}`)
			.join(","),
		/** From now on every call with `marker` in it is refused, whatever it was before. */
		async refuse(marker: string): Promise<void> {
			await fetch(`${url}/__emulator/refuse?${new URLSearchParams({ marker })}`, {
				method: "POST",
			});
		},
	};
}

export const vendors = () => vendorsOf(ownPart().port);

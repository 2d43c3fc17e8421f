import { z } from "zod";
import { judge, textAt, type VendorCaller } from "./call.ts";
import type { Probe } from "./port.ts";

const Models = z.object({ data: z.array(z.object({ id: z.string() })) });
const Voices = z.object({ voices: z.array(z.object({ voice_id: z.string() })) });

const OPENAI_URL = "https://api.openai.com/v1";

/** Probes of vendors of language models and voices: list what a key gives access to. */
export function createModelProbes(call: VendorCaller) {
	const openai: Probe = async ({ api_key = "", organization_id }, { baseUrl }) =>
		judge(
			await call({
				isTyped: baseUrl !== null && baseUrl !== undefined,
				// Lists of models are long also at typed addresses.
				isShort: false,
				url: `${(baseUrl ?? OPENAI_URL).replace(/\/$/, "")}/models`,
				headers: {
					authorization: `Bearer ${api_key}`,
					...(organization_id ? { "openai-organization": organization_id } : {}),
				},
			}),
			Models,
			({ data }) => ({ kind: "models", count: data.length }),
			(body) => textAt(body, "error", "message"),
		);

	const elevenlabs: Probe = async ({ api_key = "" }) =>
		judge(
			await call({
				url: "https://api.elevenlabs.io/v1/voices",
				headers: { "xi-api-key": api_key },
			}),
			Voices,
			({ voices }) => ({ kind: "voices", count: voices.length }),
		);

	return { openai, elevenlabs };
}

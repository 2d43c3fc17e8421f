/** The API key of a language model, as an openai integration keeps it. */
import { z } from "zod";

/** The encrypted and the plain JSON of an integration. */
const Credentials = z.object({
	api_key: z.string().min(1),
	organization_id: z.string().nullish(),
});
const Settings = z.object({ baseUrl: z.url().optional() });

export interface StoredModelKey {
	apiKey: string;
	organizationId: string | null;
	/** Null: the deployment's default endpoint. */
	baseUrl: string | null;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** @param credentials decrypted; null: they cannot be */
export function parseModelKey(credentials: string | null, settings: string): StoredModelKey | null {
	const opened = Credentials.safeParse(parseJson(credentials ?? ""));
	if (!opened.success) return null;
	const plain = Settings.safeParse(parseJson(settings));
	return {
		apiKey: opened.data.api_key,
		organizationId: opened.data.organization_id ?? null,
		baseUrl: plain.success ? (plain.data.baseUrl ?? null) : null,
	};
}

// What an agent's answers cost. An estimate for people; no bill is made of it.

/** Millionths of a real for one token are reais for a million of them. */
interface Price {
	/** R$ per million tokens read and written. */
	input: number;
	output: number;
}

/**
 * List prices of OpenAI in US dollars per million tokens (platform.openai.com/docs/pricing, looked at
 * on 2026-11-20), in reais at `BRL_PER_USD`. A model of another vendor behind the same protocol has
 * its own price, which nobody told us: it counts as unknown.
 */
const BRL_PER_USD = 5.4;
const USD: Record<string, Price> = {
	"gpt-4o": { input: 2.5, output: 10 },
	"gpt-4o-mini": { input: 0.15, output: 0.6 },
	"gpt-4.1": { input: 2, output: 8 },
	"gpt-4.1-mini": { input: 0.4, output: 1.6 },
	"gpt-4.1-nano": { input: 0.1, output: 0.4 },
	"gpt-5": { input: 1.25, output: 10 },
	"gpt-5-mini": { input: 0.25, output: 2 },
	"gpt-5-nano": { input: 0.05, output: 0.4 },
	"o4-mini": { input: 1.1, output: 4.4 },
	// Of vectors, which are read only; Cloudflare's from developers.cloudflare.com/workers-ai/platform/pricing.
	"text-embedding-3-small": { input: 0.02, output: 0 },
	"text-embedding-3-large": { input: 0.13, output: 0 },
	"text-embedding-ada-002": { input: 0.1, output: 0 },
	"@cf/baai/bge-m3": { input: 0.012, output: 0 },
};

/** `gpt-4o-2024-08-06` is `gpt-4o` of a day. */
const withoutDate = (model: string): string => model.replace(/-\d{4}-\d{2}-\d{2}$/u, "");

/**
 * What an answer cost, in millionths of a real, rounded.
 * @returns `isKnown` false and no cost for a model without a known price
 */
export function costOf(
	model: string,
	usage: { inputTokens: number; outputTokens: number },
): { costMicros: number; isKnown: boolean } {
	const name = withoutDate(model.trim().toLowerCase());
	const price = Object.hasOwn(USD, name) ? USD[name] : undefined;
	if (!price) return { costMicros: 0, isKnown: false };
	const usd = usage.inputTokens * price.input + usage.outputTokens * price.output;
	return { costMicros: Math.round(usd * BRL_PER_USD), isKnown: true };
}

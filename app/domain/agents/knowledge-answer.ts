// founding.md 33: the embedded provider answers with what the team wrote, and with nothing else.
import type { AgentLanguage } from "./agent.ts";
import { cutAtWord } from "./answer-text.ts";

/** More is no chat message. */
const MAX_ANSWER = 900;

interface Passage {
	text: string;
}

const WORDS: Record<Exclude<AgentLanguage, "pt">, RegExp> = {
	en: /\b(?:the|what|when|where|which|how|do you|is|are|you|your|does|can|could|there|much|need|want|have|i)\b/giu,
	es: /(?:\b(?:el|los|las|cuando|donde|usted|ustedes|tienen|cuanto|cuesta|puedo|hay|y|una|con|necesito|quiero)\b|[¿¡ñ])/giu,
};
const PORTUGUESE =
	/(?:\b(?:o|os|as|um|uma|com|qual|quais|quando|onde|voces?|vocês?|vcs?|tem|têm|quanto|qto|custa|posso|quero|não|nao|é|e)\b|[ãõç])/giu;
/** They tell a language only of somebody who has written nothing else: "thanks" is said in all of them. */
const COURTEOUS: Record<AgentLanguage, RegExp> = {
	en: /\b(?:hello|hi|hey|please|thanks|thank you|good (?:morning|afternoon|evening|night)|bye|sorry)\b/giu,
	es: /\b(?:hola|gracias|buen[ao]s|adios|adiós|por favor señor)\b/giu,
	pt: /\b(?:oi|oie|olá|ola|obrigad[oa]|bom dia|boa (?:tarde|noite)|tchau|valeu)\b/giu,
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * The language somebody seems to write in, of those the agent has; its first one when in doubt. The newest line that
 * tells one decides, so that whoever changes language is followed.
 * @param text lines, oldest first
 */
export function guessLanguage(text: string, languages: readonly AgentLanguage[]): AgentLanguage {
	const lines = text.split("\n").toReversed();
	const decide = (patterns: Record<AgentLanguage, RegExp>): AgentLanguage | null => {
		for (const line of lines) {
			const [best, second] = languages
				.map((code) => ({ code, score: count(line, patterns[code]) }))
				.toSorted((one, other) => other.score - one.score);
			if (best && best.score > (second?.score ?? 0)) return best.code;
		}
		return null;
	};
	return decide({ ...WORDS, pt: PORTUGUESE }) ?? decide(COURTEOUS) ?? languages[0] ?? "pt";
}

/** The answer made of one passage for each question, in their order; null when nothing is said. */
export function composeAnswer(passages: readonly Passage[]): string | null {
	const texts = passages
		.map(({ text }) => withoutQuestion(text.trim()))
		.filter((text) => text !== "");
	if (texts.length === 0) return null;
	return texts.map((text) => cutAtWord(text, Math.floor(MAX_ANSWER / texts.length))).join("\n\n");
}

/** Of "Pergunta: …\nResposta: …" only the answer is said. */
function withoutQuestion(text: string): string {
	const answer =
		/^(?:pergunta|p|question|q|pregunta)\s*:[^\n]*\n+(?:resposta|r|answer|a|respuesta)\s*:\s*/iu.exec(
			text,
		);
	return answer ? text.slice(answer[0].length).trim() : text;
}

// A yes or a no to "Posso confirmar?". Anything else is neither, and nothing is done.
import { foldCompatible } from "../../fold.ts";

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
const YES = list(
	"sim s ss sii simm claro pode podi confirmo confirma confirmado confirmar certo correto isso exato ok okay blz beleza fechado positivo yes y yep sure confirm right si dale vale",
);
const NO = list(
	"nao n nn naoo nops negativo cancela cancelar cancele deixa esquece errado no nope cancel dont",
);
/** They may stand beside: "pode sim, por favor". */
const BESIDE = list(
	"por favor pf pfv obrigado obrigada fazer favor isso mesmo tudo bem com certeza ta esta tá muito please thanks pode ser vamos la quero eu gracias",
);
const MAX_WORDS = 5;

/** `yes`, `no`, or null for what is neither: "sim, mas com outro endereço" has to be understood first. */
export function readConfirmation(text: string): "yes" | "no" | null {
	const words = foldCompatible(text).match(/[\p{L}\p{N}]+/gu) ?? [];
	if (words.length === 0) return /[👍✅]/u.test(text) ? "yes" : /👎|❌/u.test(text) ? "no" : null;
	if (words.length > MAX_WORDS || text.includes("?")) return null;
	if (!words.every((word) => YES.has(word) || NO.has(word) || BESIDE.has(word))) return null;
	if (words.some((word) => NO.has(word))) return "no";
	return words.some((word) => YES.has(word)) ? "yes" : null;
}

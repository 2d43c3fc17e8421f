// Messages of nothing but courteous words, in whatever order: "Deus abençoe vocês, bom trabalho".
import { STOP_WORDS } from "./retrieval/common-words.ts";
import { listTokens } from "./retrieval/tokens.ts";

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
/** One of these at least makes a message courteous. */
const KIND = list(
	`oi oie ola opa alo salve eai hi hello hey hola ooi bommm obrigado obrigada obrigadissimo obrigadisimo obrigadissima obrigadinha obrigadao brigado brigada brigadao brigadinha agradeco agradecer agradecido agradecida agradecemos grato grata gratidao valeu thanks thank gracias appreciate
	tchau tchauzinho xau adeus bye logo breve abraco abracos beijo beijos bjos saudacoes igualmente amem abencoe abencoa deus parabens feliz natal pascoa perfeito perfeita perfecto otimo otima otimos excelente maravilha maravilhoso maravilhosa maravilhosos show top legal bacana massa joia
	beleza combinado fechado fechou certo certinho entendi entendido entendeu entender anotado anotei ciente visto ok okay tranquilo tranquila suave amei adorei gostei adoro apaixonada apaixonado lindo linda lindos lindas fofo fofa fofos amor amores querido querida queridos gentil gentis atencioso atenciosa rapido rapidez rapidinho eficiente
	bom boa bons boas bao demais felicidade saudade saudades satisfacao prazer pronto prontinho aham uhum hum rum ata ah eita vixe oxe uai kkk rsrs rs haha sim nao nops positivo verdade imagina desculpa desculpe perdao engano junto juntos nois salvaram salvou vida divina divino delicioso deliciosa uau eba oba nice kind great cool sure perfect good
	volto pensar olhando aguardo esperar confirmo sucesso prosperidade melhoras descanso licenca disponha capricho caprichado arrasaram arrasou incrivel sensacional espetacular`,
);
/** These may stand beside. */
const BESIDE = list(
	`semana domingo sabado segunda terca quarta quinta sexta fim final trabalho servico expediente feriado ano novo dia dias tarde noite manha noitee tardee madrugada equipe time escola clinica loja padaria pousada hotel empresa oficina casa familia turma a meninas meninos menina menino mocinha chefe patrao parceiro parceira irmao irma flor anjo profe professora professor doutora doutor
	marido esposo esposa mae pai mamae papai filho filha namorado namorada socio chegando voltar volta falar ver vejo qualquer coisa chamar chamo passo passar depois amanha atencao tenha tenham so atendimento ajuda ajudou ajudaram ajudar informacao resposta retorno carinho paciencia enquanto pressa problema graca gracas novo sempre mesmo lugar saber precisava querendo queria era isso so ja ai dai aqui pessoal gente man you very so much for your lugar
	todos todas todo toda sumido sumidos massa comida bolo ontem hoje fico mais vao indo vou novo junto tamo dando fosse seria foi tava estava novidade momento por enquanto recebi recebido chegou chegaram certinha direitinho professores maes pais criancas mulher mulheres clientes engano nada eu que a o e com sem`,
);
const LAUGHS = /^(?:k{2,}|(?:ha|he|hi|rs|hua|ua|ja|je)+h?|a+h+|o+h+|u+h+|h+m+|a+i+|ai)$/u;
const ASKS =
	/\b(?:qual|quais|quanto|quantos|quanta|quantas|quando|onde|como (?:faco|faz|funciona|que)|que horas|tem como|posso|pode|podem|preciso|gostaria|aceita|vende|entrega|tem (?!um|uma))\b/u;

/** Whether a message says nothing but courtesies. Names of people are none. */
export function isSmallTalk(text: string): boolean {
	const said = text.replaceAll(/\[(?:figurinha|sticker|gif|emoji)[^[\]]{0,200}\]/giu, " ");
	const tokens = listTokens(said);
	if (tokens.length === 0) return true;
	if (/\?/u.test(said) && !/tudo|beleza|como vai|bem/iu.test(said)) return false;
	// An answer to what the agent asked.
	if (tokens.every((token) => token === "sim" || token === "nao")) return false;
	if (tokens.length > 16 || ASKS.test(tokens.join(" "))) return false;
	const isKind = (token: string) => KIND.has(token) || LAUGHS.test(token);
	return (
		tokens.some(
			(token) => isKind(token) || token === "dia" || token === "tarde" || token === "noite",
		) && tokens.every((token) => isKind(token) || BESIDE.has(token) || STOP_WORDS.has(token))
	);
}

// More ways in which people ask for somebody of the team; what they say word for word is in asks-for-person.ts.
import { listTokens } from "./retrieval/tokens.ts";

const PERSON =
	"(?:atendentes?|humano|humana|pessoa|alguem|gente|gerentes?|gerencia|don[oa]|responsavel|responsaveis|encarregad[oa]|supervisor\\w*|chefe|patrao|proprietari[oa]|administrador\\w*|administracao|coordena\\w+|direcao|diretor\\w*|financeiro|comercial|setor|equipe|recepc\\w+|balcao|secretari[oa]|secretaria|sac|suporte|tecnic[oa]s?|vendedor\\w*|funcionari[oa]|moca|mocinha|menina|rapaz|moco|mulher|senhor|senhora|seu|dona|doutor\\w*|enfermeir[oa]|medic[oa]|professor\\w*|caixa|portaria|vigia|povo|padeiro|confeiteir[oa]|cozinheir[oa]|costureir[oa]|camareira|quem \\w+|receptionist|manager|somebody|someone|encargado|persona)";
const NEAR = "(?:\\w+ ){0,3}?";
/** Those who are no part of the team, or what is behind a name that is none. */
const NOBODY =
	"(?!(?:robos?|bots?|maquinas?|computador|antecedencia|desconto|voces?|calma|meu|minha|meus|minhas|eles?|elas?|urgencia|frequencia|transportadora|bancos?|correios?|fabricante|fornecedor|clientes?|deus|ninguem|alguem que nao|certeza|criancas?)\\b)";
const TALK =
	"(?:falar|falando|falo|fala|conversar|conversa|prosear|tratar|negociar|palavrinha|trocar uma ideia|resolver|explicar|resolvo|tratar (?:disso|isso|direto))";
const WISHES: readonly RegExp[] = [
	new RegExp(`\\b${TALK} (?:\\w+ ){0,4}?(?:com|pra|para|with|to) ${NEAR}${PERSON}\\b`, "u"),
	new RegExp(
		`\\b(?:quero|queria|preciso|posso|consigo|gostaria|deixa eu|so|da para|como|quiser) (?:\\w+ ){0,2}?(?:falar|conversar|falo|tratar) (?:\\w+ )?(?:com|c) (?:o |a |seu |dona )?${NOBODY}\\w{3,}`,
		"u",
	),
	new RegExp(
		`\\b(?:me (?:passa|passe|passar|bota|bote|botar|coloca|coloque|colocar|poe|ponha|transfere|transfira|transferir|encaminha|encaminhe)|passa|passe|transfere|transfira|transferir|encaminh\\w+|poe|bota|coloca) ${NEAR}(?:para|com|na linha|em contato|a|ao|o|um|uma|na) ${NEAR}${PERSON}\\b`,
		"u",
	),
	/^(?:me )?(?:transfere|transfira|encaminha|encaminhe)(?: (?:ai|me|mano|moca|moco|amigo|logo|favor|agora|ja))*$/u,
	/\bpassa para (?:ele|ela|o|a|um|uma|alguem)\b/u,
	new RegExp(
		`\\b(?:chama|chame|chamar|chamem|pede|pedir|peca|peco|manda|mande) ${NEAR}(?:o|a|um|uma|alguem|algum|alguma|seu|dona|ao|para o|para a) ?${NEAR}(?:${PERSON}|para mim|ai$)`,
		"u",
	),
	/\b(?:me|mim) (?:retorn\w+|ligu?e[mn]?|liga\w*|telefon\w+)\b|\b(?:retornar|retorne|retornasse|retornem) (?:nesse|neste|no|para) (?:meu )?(?:numero|telefone|celular)|\bme chama(?:r|sse)? (?:assim|no privado|aqui|depois|quando)|\bliga no meu\b/u,
	/\baguard\w+ (?:\w+ ){0,3}?(?:ligacao|contato|retorno d|alguem|atendente)|^ligacao\b|\bentra(?:r|sse)? em contato comigo\b|\bem contato com\b|\bcontato d[oae] (?:setor|equipe|um|uma|alguem)|\bmeu contato a\b|\bchamada de video com\b|\bentrar na conversa\b/u,
	new RegExp(
		`\\b${PERSON} (?:\\w+ ){0,4}?(?:pode|poderia|possa|consegue|livre para|para|conseguiria|vir) (?:\\w+ ){0,3}?(?:me (?:atender|chamar|ligar|responder|ajudar)|falar comigo|comigo|conversar|olhar isso|vir ate)`,
		"u",
	),
	new RegExp(
		`\\b(?:me (?:atende|atenda|atendeu|responde|responda|ajuda)|que me atienda) (?:\\w+ ){0,2}?(?:alguem|pessoa|persona|gente)\\b`,
		"u",
	),
	new RegExp(
		`\\b(?:quero|queria|preciso|solicito|peco|prefiro|tem) (?:de |d |do |da |ajuda de |suporte de |o |a |um |uma |algum |alguma )*(?:atendentes?|humano|ser humano|pessoa (?:real|de verdade|humana|por favor|me|para)|gente(?: de (?:verdade|carne))?$|administrador|ajuda de (?:alguem|uma pessoa)|alguem d[ao] (?:equipe|setor|loja))\\b`,
		"u",
	),
	/\bcade (?:o|a) \w+ (?:que|da|do)\b/u,
	/\bfalar com (?:ele|ela)$|\bquero falar com (?:ele|ela|essa|esse)\b|\bcontinuar com (?:a|o|aquel[ae]) (?:moc[oa]|rapaz|menina|atendente)/u,
	/\b(?:talk|speak|chat|connect me|call) (?:\w+ ){0,2}?(?:to|with) (?:a |the |an |some)?(?:receptionist|manager|person|human|someone|somebody|staff|owner)\b/u,
];
/** A machine is refused, or a human is asked for: here "não" denies no person. */
const NO_MACHINE: readonly RegExp[] = [
	/\b(?:nao (?:quero|gosto|consigo|to|estou|vou)|cansad[oa]|chega|odeio|nada) (?:\w+ ){0,5}?(?:com|de|por) (?:\w+ )?(?:robos?|bots?|maquinas?|computador|automatic\w+|mensagem pronta|resposta pronta)\b/u,
	/\b(?:carne e osso|gente de verdade|ser humano|seres humanos|pessoa humana|humano ai|gente trabalhando|quero gente|falar com gente|cade (?:as pessoas|o povo|todo mundo)|quem manda ai|voce e (?:um )?robo|se for robo|tem gente ai|conversar comigo|nao com voce|outro lado|telefone pessoal)\b/u,
];
const ALONE =
	/^(?:(?:um|uma|opcao|\d|nao|favor|por|prefiro|olha) )*(?:atendente|humano|pessoa)(?: (?:por|favor|real|humana|humano|de verdade|na linha|ai|agora|urgente|assunto \w+|da \w+))*$/u;
/** Right before a wish: then its opposite is wished. */
const DENIED =
	/\bnao(?: (?:me|eu|quero|queria|preciso|precisa|precisam|gosto|de|que|vou|vai|pode|podem|por|favor))*$/u;

/** Whether a message asks for somebody of the team, by a role, a name, a call, or by refusing a machine. */
export function wantsPerson(text: string): boolean {
	const said = listTokens(text.slice(0, 1_000)).join(" ");
	if (ALONE.test(said) || NO_MACHINE.some((wish) => wish.test(said))) return true;
	return WISHES.some((wish) => {
		const found = said.match(wish);
		return (
			found !== null &&
			!DENIED.test(said.slice(0, found.index ?? 0).trim()) &&
			!/^(?:me |mim )?nao\b/u.test(found[0]) &&
			!/\bpessoa (?:juridica|fisica)\b/u.test(said)
		);
	});
}

// More ways in which people ask for somebody of the team; what they say word for word is in asks-for-person.ts.
import { listTokens } from "./retrieval/tokens.ts";
import { findSaid, type Phrases, readPhrases, says } from "./said.ts";

/** Who is asked for, by what they are. */
const PERSON =
	"atendente|atendentes|humano|humana|humanos|pessoa|alguem|gente|gerente|gerentes|gerencia|dono|dona|donos|responsavel|responsaveis|encarregad*|supervis*|chefe|patrao|patroa|proprietari*|administrador*|administracao|coordena*|direcao|diretor*|diretoria|financeiro|comercial|setor|departamento|equipe|time|recepc*|balcao|secretari*|sac|suporte|ouvidoria|tecnico|tecnica|tecnicos|vendedor*|consultor*|funcionari*|colaborador*|moca|mocinha|menina|meninas|rapaz|moco|mulher|senhor|senhora|seu|doutor*|enfermeir*|medic*|professor*|pedagog*|caixa|portaria|vigia|povo|padeiro|confeiteir*|cozinheir*|chef|costureir*|camareira|gerenta|operador*|especialista|receptionist|manager|somebody|someone|person|human|owner|staff|agent|encargad*|persona|alguien|asesor*|duen*";
/** Those who are no part of the team. */
const NOBODY =
	"robo|robos|bot|bots|maquina|maquinas|computador|antecedencia|desconto|voce|voces|calma|meu|minha|meus|minhas|ele|ela|eles|elas|urgencia|frequencia|transportadora|transportadoras|banco|bancos|correio|correios|fabricante|fornecedor|cliente|clientes|deus|ninguem|certeza|crianca|criancas|juros|cartao|pix|nota|entrega|frete|seguranca|facilidade|quem";
const TALK =
	"falar|falando|falo|fala|conversar|conversa|converso|prosear|tratar|negociar|resolver|explicar|discutir|dialogar";
const PASS =
	"passa|passe|passar|passo|transfere|transfira|transferir|transferem|encaminh*|direciona*|redireciona*|bota|bote|botar|coloca|coloque|colocar|poe|ponha|por|liga|conecta*";
const CALL =
	"chama|chame|chamar|chamem|chamo|pede|pedir|peca|peco|manda|mande|mandar|traz|busca|convoca*|aciona*";

const WISHES: Phrases = readPhrases(`
${TALK} ..3 com|para|with|to|con ..2 ${PERSON}
palavrinha ..2 com ..2 ${PERSON}, trocar uma? ideia com ..2 ${PERSON}, papo com ..2 ${PERSON}
me ${PASS} ..3 para|com|na|a|ao|o|um|uma|em ..2 ${PERSON}, ${PASS} ..2 para|com|ao|em|na ..2 ${PERSON}, me ${PASS} ..1 linha|ramal
< me? transfere|transfira|encaminha|encaminhe ..2 >, passa para ele|ela|alguem
${CALL} ..2 o|a|um|uma|alguem|algum|alguma|ao|para|seu|dona|os|as ..1 ${PERSON}, ${CALL} alguem, ${CALL} o|a|seu|dona ..2 para mim|ai, falar|falo|encaminh* ..4 com|para quem faz|marca|cuida|resolve|atende|entende, cade o|a ..1 que ..2 atend*, da para ser o|a, ${CALL} ..1 ${PERSON}
me retorn*, me lig|ligue|liguem|ligar|liga|ligam, me telefon*, mim lig*, me da|de um|uma ligada|toque|telefonema|ligacao, retorn* ..1 minha ligacao, retornar|retorne|retornem|retornasse ..1 nesse|neste|no|meu|para ..2 numero|telefone|celular, me chama|chame|chamar|chamem|chamasse ..1 no|na|aqui|depois|quando|assim|em|por, liga no meu, ligue para mim
aguard* ..3 ligacao|contato|retorno|alguem|atendente|atendimento, espero ..2 ligacao|contato|retorno, < ligacao, < retorno, entr* em contato comigo, em contato com ..2 ${PERSON}, contato do|da|de|com ..1 setor|equipe|alguem|${PERSON}, meu contato a|ao|para, chamada de video com, video chamada com, entrar|entra na conversa, assumir|assume|assuma ..2 conversa|atendimento
${PERSON} ..4 pode|poderia|possa|podem|possam|consegue|conseguem|consiga|livre|disponivel|vir|conseguiria ..3 atender|chamar|ligar|responder|ajudar|falar|conversar|olhar|explicar|comigo|resolver
tem|ha|existe|teria ..1 ${PERSON} ..4 comigo|atender|livre|disponivel|online|verdade|ai, tem|teria ..1 alguem|gente|atendente|pessoa|humano|funcionario ..2 ai|aqui|online|disponivel|livre|trabalhando|verdade|real
me atende|atenda|atendeu|responde|responda|ajuda|ajude|atendam ..2 alguem|pessoa|persona|gente|humano, que me atienda ..2 alguien|persona, ser atendid* por ..2 ${PERSON}, atendimento humano|humanizado|humana, atendimento por|com ..1 pessoa|humano|gente|alguem
quero|queria|preciso|solicito|peco|prefiro|gostaria|exijo|desejo de|do|da|um|uma|algum|alguma|o|a|ajuda|suporte|atendimento|falar|ter|ser? ..2 atendente|atendentes|humano|administrador|gerente|operador|supervisor, quero|queria|preciso|prefiro|exijo ..2 pessoa real|de|humana|por|me|para|mesmo, quero|queria|preciso|prefiro ..2 gente de|que|mesmo, quero|queria|preciso|prefiro gente >, quero|queria|preciso ..2 alguem da|do|que|para|de|com|aqui
alguem ..1 da|do ..1 equipe|loja|setor|financeiro|recepcao|escola|clinica|secretaria|gerencia|suporte ..3 pode|poderia|possa|consegue|ai|me|comigo|por, cade ..1 o|a|todo|os|as ..1 atendente|gerente|dono|dona|pessoal|povo|gente|responsavel|moca|rapaz, quem ..1 manda|responde|atende|cuida ..1 ai, fala* com ele|ela|essa|esse >, continuar com a|o ..1 ${PERSON}
< opcao? 0|9 ..2 atendente|humano|falar, telefone pessoal|particular ..1 do|da, numero|telefone|contato|ramal|celular|whatsapp ..1 do|da|dos|de ..1 dono|dona|gerente|responsavel|chefe|diretor*|supervisor*|encarregad*|medico|medica|doutor*|professor*|tecnico|coordena*
talk|speak|chat|connect|call ..2 to|with|me ..2 ${PERSON}, call me, give me a call, need|want ..1 a|an ..1 person|human|agent, real|actual person|human, hablar ..2 con ..2 ${PERSON}, me ..1 llam*, pasame|paseme ..2 con`);
/** "Quero falar com a Luíza": somebody by name, whoever it is. */
const NAMED = readPhrases(
	"quero|queria|preciso|posso|consigo|gostaria|deixa|da|como|quiser|poderia|necessito|so ..2 falar|conversar|falo|tratar ..2 com o|a|seu|dona|doutor|doutora|os|as?",
);
/** A machine is refused, or a human is asked for: here "não" denies no person. */
const NO_MACHINE = readPhrases(`
nao ..1 quero|gosto|consigo|to|estou|vou|entendo|aguento|converso|falo ..5 com|de|por|esse|essa ..1 robo|robos|bot|maquina|maquinas|computador|automatic*|automacao|inteligencia|gravacao, cansad*|chega|odeio|detesto|nada|cansei ..3 de|com|por ..2 robo|robos|bot|maquina|maquinas|computador|automatic*|gravacao, mensagem|resposta pronta|automatica
carne e osso, gente|pessoa|alguem|humano de|com verdade|carne|voz, pessoa real|humana, ser humano, seres humanos, humano ai, gente trabalhando, quero gente, falar com gente, cade as pessoas, cade o povo, cade todo mundo, quem manda ai, voce e ..1 robo|maquina|gente|humano|pessoa, e robo|maquina|humano ..1 isso|ai|que, se for robo, tem gente ai, conversar comigo, nao com voce, sem ser robo, outro lado ..2 pessoa|alguem|gente, tira* ..2 robo, sai robo, desliga* ..1 robo|bot`);
const ALONE = readPhrases(
	`< um|uma|opcao|nao|favor|por|prefiro|olha? por? favor? atendente|humano|humana|pessoa|atendimento|gerente|operador por|real|humana|humano|de|na|ai|agora|urgente|ja|pfv? favor|verdade|linha|agora? >, < atendente, < humano >, < pessoa de|por|real|humana`,
);
/** Right before a wish: then its opposite is wished. */
const DENYING = new Set("nao nunca nem jamais dont don not no".split(" "));
const BETWEEN = new Set(
	"me eu quero queria preciso precisa precisam gosto gostaria de que vou vai pode podem por favor passa passe manda mande o a t need want to quiero necesito".split(
		" ",
	),
);

function isDenied(tokens: readonly string[], at: number): boolean {
	let before = at - 1;
	while (BETWEEN.has(tokens[before] ?? "")) before -= 1;
	return DENYING.has(tokens[before] ?? "");
}

const isWished = (tokens: readonly string[], wishes: Phrases): boolean => {
	for (const at of findSaid(tokens, wishes)) if (!isDenied(tokens, at)) return true;
	return false;
};
const OTHERS = new Set(NOBODY.split("|"));

/** Whether somebody is asked for by name, or at least by no thing that is spoken to. */
function asksForNamed(tokens: readonly string[]): boolean {
	if (!isWished(tokens, NAMED)) return false;
	const at = tokens.lastIndexOf("com");
	const behind = tokens
		.slice(at + 1)
		.find((token) => !/^(?:o|a|os|as|seu|dona|um|uma)$/u.test(token));
	return behind !== undefined && behind.length > 2 && !OTHERS.has(behind);
}

/** Whether a message asks for somebody of the team, by a role, a name, a call, or by refusing a machine. */
export function wantsPerson(text: string): boolean {
	const tokens = listTokens(text.slice(0, 1_000));
	if (says(tokens, ALONE) || says(tokens, NO_MACHINE)) return true;
	if (tokens.includes("juridica") || tokens.includes("fisica")) return false;
	return isWished(tokens, WISHES) || asksForNamed(tokens);
}

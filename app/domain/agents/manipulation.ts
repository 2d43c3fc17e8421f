// Attempts to turn the agent: nothing of an entry answers them. A model has its own guards (prompt.ts, answer-leaks.ts).
import { foldCompatible } from "../fold.ts";

const OWN =
	"(?:instruc\\w*|diretriz\\w*|diretivas?|regras?|normas|orientac\\w*|configurac\\w*|prompts?|memoria|contexto|parametros|variaveis internas|comandos?|codigo[- ]fonte|banco de dados|base de conhecimento|knowledge ?base|documentos? (?:da base|aos quais)|restric\\w*|filtros?|personagem|system|sistema|guidelines?|rules?|instructions?|context(?: window)?|instrucciones|everything above|todo lo anterior|tudo (?:que|o que) (?:te|lhe)? ?(?:foi|ensinaram|disseram)|antes de|treinamento|ordens|o que (?:o )?seu chefe|texto que vem antes)";
const ACTS =
	"(?:ignor\\w*|esquec\\w*|esquece|desconsider\\w*|revel\\w*|mostr\\w*|imprim\\w*|exib\\w*|repet\\w*|repita|copi\\w*|cole|list\\w*|traduz\\w*|translate|print|show|reveal|repeat|disregard|forget|ignore|dump|escrev\\w*|escreva|diga|dizer|fale|fala|conte|contar|conta|leia|recite|reproduz\\w*|resum\\w*|me (?:diz|diga|conta|fala|mande|manda|da)|qual (?:e|eh)|quais (?:sao)?|desbloque\\w*|libere|desligue|ligue|altere|abandone|burlar|tell me)";
const PATTERNS: readonly RegExp[] = [
	new RegExp(
		`\\b${ACTS}\\b[^.?!]{0,60}\\b(?:suas?|seus?|tus|your|teu|tua|dess?as|essas|todas as|iniciais|internas?|secret\\w*|origina\\w*|the|all)\\b[^.?!]{0,25}\\b${OWN}\\b`,
		"u",
	),
	new RegExp(
		`\\b${OWN}\\b[^.?!]{0,40}\\b(?:intern[ao]s?|secret[ao]s?|inicia(?:l|is)|origina(?:l|is)|que te (?:deram|passaram|ensinaram)|completo|integral|de sistema|do sistema)\\b`,
		"u",
	),
	/\b(?:modo (?:desenvolvedor|administrador|admin|root|manutencao|debug|deus|dev)|developer mode|jailbreak|dan mode|system override|sys(?:tem)? prompt|prompt de sistema|seu prompt|o prompt|fim das instruc\w*|nova (?:funcao|instrucao)|nova_instrucao|novo papel|role: ?system|assistant:|senha mestra|senha de admin|senhas de admin|palavras? proibidas?|frase secreta|terminal linux|cat \/?\w+|\/dump|\/reset|sem (?:filtro|restric\w*|nenhuma restric\w*)|no restrictions|sin restricciones|evil twin|no rules)\b/u,
	/^\s*\[?(?:system|admin|root|sistema|dan|assistant)\]?\s*[:,\]]|\b(?:considere (?:verdadeiro|que)|porque eu disse|mandou voce|voce consegue assinar|senha do (?:sistema|portal|painel)|e a senha d[eo]|livre de qualquer|desconsidere)\b|<<|>>|#{3,}|\b(?:print|repeat|translate|show) everything\b|\btodo lo anterior\b|\[system|\bsistema:|"assistant/u,
	/\b(?:finja|finge|fingir|faz de conta|faca de conta|assuma o papel|aja como|atue como|act as|pretend|imagine que voce|voce (?:agora )?e o |voce agora (?:e|trabalha)|a partir de agora (?:voce|vc|o)|let'?s play|vamos (?:brincar|fazer um (?:teatro|jogo|teste)))\b/u,
	/\b(?:confirm\w+|escrev\w+|diga|repita|responda|so escreve|e so escrever|registr\w+|prometa|promete\w*|autorizo|declare)\b[^.?!]{0,60}(?:["“'«]|por escrito|que (?:meu|minha|eu|o meu|a minha|tenho|vai sair|sou|posso)\b[^.?!]{0,50}\b(?:gratis|gratuit\w*|de graca|desconto|garant\w*|reembolso|por \d+|vip|credito|pag[oa]s?|um real|1 real|\d+ ?%))/u,
	/\bresponda (?:apenas|somente|so|como se|em formato|qualquer coisa)\b/u,
	/\b(?:voce (?:esta|tem) autoriza\w+|(?:gerente|gerencia|dono|dona|patrao|chefe)\b[^.?!]{0,30}\b(?:ja )?autoriz\w+|esta autorizado)\b/u,
	/\b(?:lista|dados|nomes?|telefones?|endereco|pedidos|cartao|cartoes|cpf|numeros? de cartao|ultima mensagem)\b[^.?!]{0,40}\b(?:d(?:e|os|as) (?:todos os |todas as |outros |outras )?(?:clientes?|hospedes|pacientes|alunos|pessoas)|da (?:cliente|ultima reserva)|do cliente (?:antes|anterior))\b/u,
	/\b(?:liste|lista|quais|quem) [^.?!]{0,20}\b(?:clientes|hospedes|pacientes|alunos)\b[^.?!]{0,40}\b(?:nome|quarto|telefone|cpf|endereco)/u,
	/\b(?:bomba caseira|hackear|hackeado|roubado|codigo do cofre|piada suja|apague um banco|escreva um (?:codigo|e-?mail falso|poema)|avise? (?:a )?todos os clientes|aviso p\w+ todos|mensagens carinhosas|fala mal d)/u,
	/\b(?:ia que voce|empresa de ia|voce e uma ia|como (?:a )?ia que|chatgpt|openai)\b/u,
];

/** Whether a message gives the agent orders, asks for what it was told, or puts words into its mouth. */
export function isManipulation(text: string): boolean {
	const said = foldCompatible(text.slice(0, 4_000));
	return PATTERNS.some((pattern) => pattern.test(said));
}

// Attempts to turn the agent: nothing of an entry answers them. A model has its own guards (prompt.ts, answer-leaks.ts).
import { foldCompatible } from "../fold.ts";
import { listTokens } from "./retrieval/tokens.ts";
import { readPhrases, says } from "./said.ts";

/** What an agent was told, and what it runs on. */
const OWN =
	"instruc*|diretriz*|diretiva*|regra|regras|normas|orientac*|configurac*|prompt|prompts|memoria|contexto|parametros|comando|comandos|restric*|filtro|filtros|personagem|sistema|system|guideline*|rules|instructions|context|treinamento|ordens|programacao|segredos|token|tokens|fonte";
const TELL =
	"ignor*|esquec*|desconsider*|revel*|mostr*|imprim*|exib*|repet*|repit*|copi*|cole|list*|traduz*|translate|print|show|reveal|repeat|disregard|forget|dump|output|escrev*|diga|diz|dizer|fale|fala|conte|conta|leia|recite|reproduz*|reescrev*|resum*|mande|manda|desbloque*|libere|desligue|altere|abandone|burl*|tell|olvida|dime|muestra*|repite|vaza*";
const YOURS =
	"sua|suas|seu|seus|tus|tu|your|teu|tua|dessas|essas|todas|todo|todos|iniciais|internas|interna|secret*|origina*|the|all|as|o|a";
const PEOPLE = "clientes|hospedes|pacientes|alunos|usuarios|funcionarios";

const ORDERS = readPhrases(`
${TELL} ..6 sua|suas|seu|seus|tus|your|teu|tua|dessas|essas|iniciais|internas|secret*|origina* ..2 ${OWN}, ${TELL} ..2 ${YOURS} ${OWN} ..3 acima|anteriores|deram|passaram|receb*|intern*|inicia*, ignor*|esquec*|desconsider*|disregard|forget|olvida|burl* ..4 ${OWN}|anterior|anteriores|acima|tudo|everything|previous|above
${OWN} ..2 intern*|secret*|inicia*|origina*|completo|completa|integral|deram|passaram|ensinaram, qual|quais e|sao? ..2 seu|sua|seus|suas ${OWN}, que ..1 te deram|ensinaram|mandaram|disseram|passaram|programaram, foi ..1 proibid* de, voce foi ..1 program*|treinad*|instru*|configurad*|proibid*
modo desenvolvedor|administrador|admin|root|manutencao|debug|deus|dev|livre, developer mode, jailbreak, dan mode, system override|prompt, sys prompt, prompt de|do sistema, seu prompt, o prompt, meu|teu prompt, fim das instruc*, nova funcao|instrucao|diretriz|regra|identidade, novo papel, role system, senha mestra, senha de admin, senhas de admin, token de acesso, palavra* proibida*, frase secreta, terminal linux, cat etc, sem filtro*, sem restric*, sem nenhuma|limite* restric*, sin limites|restricciones, no restrictions|rules|limits, evil twin
< system, < admin, < root, < sistema, < assistant, considere verdadeiro|que, porque eu disse, mandou voce, livre de qualquer, desconsidere, print|repeat|translate|show everything, tudo ..3 escrito|dito ..1 acima|antes, texto ..1 acima|vem antes, acima desta mensagem, todo lo anterior, knowledge base, base de conhecimento, banco de dados, codigo fonte, variaveis internas, everything above, primeiras|first ..1 palavras|words
finja, finge, fingir, faz|faca de conta, assuma|assume o papel, aja|atue|actua|responda como, act as, pretend, imagine que voce, voce agora ..1 e|trabalha|responde, voce nao e ..1 mais, a partir de agora ..1 voce, de agora em diante voce, lets play, let s play, vamos brincar|fazer ..2 jogo|teatro|teste, interprete|interpreta ..2 personagem|papel, role play, roleplay, fala como ele|ela|um|uma
confirm*|escrev*|diga|repita|responda|registr*|promet*|autorizo|declare|invent*|garant* ..6 gratis|gratuit*|graca|desconto|garant*|reembolso|vip|credito|pago|paga|pagos, confirm*|garant*|registr*|diga|promet* ..4 por escrito, me ..1 promete|prometa|prometam, sim prometo, invent* ..2 laudo|atestado|nota|recibo|documento|desculpa, falsific*, forj*
responda|responde apenas|somente|so|qualquer|em, so escrev*, escreva um|uma ..2 codigo|poema|virus|email|historia, voce esta|tem ..1 autoriza*, ${"gerente|gerencia|dono|dona|patrao|chefe|diretoria"} ..3 autorizou|autoriza, esta autorizado, ordem da diretoria|gerencia, sou ..2 desenvolvedor|programador|administrador ..3 sistema|bot|robo|voce
lista|dados|nome|nomes|telefone|telefones|endereco*|pedidos|cartao|cartoes|cpf|ficha|prontuario|mensagem|conversa* ..4 de|dos|das|do|da ..1 todos|todas|outro|outros|outra|outras|ultimo|ultima|cliente|${PEOPLE}, liste|lista|quais|quem ..3 ${PEOPLE} ..6 nome|nomes|quarto|telefone|cpf|endereco|marcad*, abra|abre ..1 ficha|cadastro|prontuario, avis* ..2 todos os clientes, para todos os ..1 ${PEOPLE}
bomba caseira, hackear, como hackea*, celular roubado, codigo do cofre, piada suja, apague um? banco, fala* mal d*, drop table, select from, javascript, margem de lucro, segredos da|do loja|empresa|negocio
ia que voce, empresa de ia, voce e uma ia, como ia que, chatgpt, gpt, openai, gemini, llm, modelo de linguagem`);
/** Marks of a text that plays the system's part. */
const MARKS = /<<|>>|#{3,}|\[(?:system|admin|inst)|\b(?:system|sistema|assistant|role)"?\s*:/iu;

/** Whether a message gives the agent orders, asks for what it was told, or puts words into its mouth. */
export function isManipulation(text: string): boolean {
	const read = text.slice(0, 3_000);
	return MARKS.test(read) || says(listTokens(foldCompatible(read)), ORDERS);
}

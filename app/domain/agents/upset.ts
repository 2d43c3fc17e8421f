// Anger, insults and threats: a person answers them, never an entry.
import { foldCompatible } from "../fold.ts";
import { isIntent } from "./intents.ts";
import { listTokens } from "./retrieval/tokens.ts";
import { readPhrases, says } from "./said.ts";

/** Said by nobody who only asks. */
const INSULTS = readPhrases(`
ladrao, ladroes, ladra, ladras, ladroagem, picaret*, trambiqu*, calote*, golpista*, e|isso|so|puro|foi golpe|golpistas, caimos|cai no|num golpe, estelionat*, bandid*, vagabund*, safad*, palhacos, palhacada, seu palhaco, otari*, trouxa*, idiota*, imbeci*, seus?|que|voce*|bando burro|burros|burra, burrice, incompet*, irresponsa*, mentiros*, mercenari*,
acougueir*, espelunca, seus|bando|voce*|uns|tudo falsos|falsas|falso, falsidade, hipocrit*, seus|bando|voce*|uns|servico porcos|porco|porcas, porcalhada, porcaria*, um|que|seus|e|essa|esse|esta|este|seu lixo, lixo de, < lixo >, feito lixo, bosta*, merda*, droga de, que droga, desgrac*, inferno, carai, caralh*, porra, cacete, puta, puto*, pqp, fdp, vtnc, vsf, tnc, foda, fodam, foder, se foder, fodase, fuder, vai|vao se ..1 fo*|ferrar|danar|lascar|catar|tratar, se ferrar,
se lascar, tomar no cu|rabo|olho|meio, vai|vao tomar no, arrombad*, corno*, corna, cuzao, cuzoes, nojent*, nojo, imund*, nojeira, asquer*, muquirana*, careiro*, explorador*, explorando,  extorsao, extorquir, cambada, bando de, corja, raca de, sem vergonha*, mau|maus carater*, cara de pau, caras de pau, canalha*, cretin*, estupid*, ignorante*,
grosseir*, gross* comigo|com, mal educad*, maleducad*, sem educacao, cala|calem a boca, se exploda*, vai|vao pro|para o? raio|quinto*|inferno, sujeira de, vermes, ratos de, enganador*, aproveitador*, oportunista*, trapaceir*, charlata*, amador*, despreparad*, preguicos*, voce* ..2 folgados|folgado|folgada, seu folgado, arrogante*, antipatic*, seus|voce*|sao lerd*, seu|seus|sao|e inutil|inuteis,
scam*, thieves, thief, liar*, bullshit, fuck*, shit*, idiot*, asshole*, ripoff, rip off, stupid, crooks, ladron*, estafa*, mierda, carajo, sinverguenza*, mentiros*, inutiles, basura`);

/** Judged hard: anger where nothing is asked. */
const JUDGED = readPhrases(`
absurd*, pessim*, horrive*, horroroso, horrorosa, um horror de, ridicul*, que|uma|e vergonha, vergonhos*, vexame, descaso, desrespeit*, palhacada, sacanagem, piada, brincadeira de mau, mau gosto, inaceitave*, inadmissive*, lamentave*, deplorave*, revoltad*, revoltante, revolta, indignad*, indignacao, furios*, estou|to|com|de|que|tanta ..1 raiva|odio, odiei, odeio, estou|to|muito|tao irritad*, irritante*, me irrita, muito|tao|bem|fiquei|estou|to chatead*, to|estou|fiquei pistola, puta da vida,
p da vida, possess*, voce* ..2 estress*, decepcao, decepcion*, frustrad*, frustracao, frustrante, detestei|detestamos, enganad*, enganacao, enganaram, enganosa, enganou, enrolacao, enrolando, enrolad*, conversa mole|fiada, tapead*, roubad*, um|e roubo, roubaram, roubando, assalt*, lesad*, humilhad*, humilhacao, humilhante, humilharam, maltrat*, destratad*, tratad* ..1 mal|como|igual, mal tratad*,
desorganizad*, desorganizacao, que bagunca, uma bagunca, fulei*, vagaba, mequetrefe, quinta categoria, meia boca, boca de porco, nao presta|prestam, nao ..1 serve|servem|valem|vale ..2 nada, negligen*, desuman*, mentira sua|de|deslavada|isso, tudo|e|que mentira, mentindo, mentiram, mentiu, pouco caso, ma vontade, ma fe, inacreditave*, de proposito, falta de humanidade, piorar o que, triste com, caso de policia, abusivo, abusiva, abusando, abuso, indecen*, imoral,
intragave*, insuportave*, pesadelo, tortura, um|total|completo desastre, um|uma lixo, uma porcaria, uma decepcao, uma tristeza, uma falta, de quinta, nota zero, zero estrelas, e demais para mim, arrependid* de ter, me arrependo, nao recomendo, nao indico, pouca vergonha, falta vergonha, ofendid*, ofensa, constrangid*, constrangimento, constrangedor*,  abandonad*, largad* ..2 aqui|la|ai, esquecid* ..2 aqui|la|ai, fui|fomos ignorad*, me ignor*, ignoraram, ignoram, ignorando, deixad* de lado, que falta, deixou ..1 a desejar, deixa ..1 a desejar, deixaram a desejar,
enojad*, terrible, horrible, awful, disgust*, ridiculous, worst, unacceptable, disappoint*, angry, furious, rude, pesim*, vergonzos*, verguenza, asco, inaceptable, indignante, decepcionad*, enfadad*, harto*, harta`);

/** At the end of patience. */
const FED_UP = readPhrases(`
nunca mais, nunca fui|vi|passei|me ..1 tao|tanta|tanto, nunca ..2 tao mal, e|foi a ultima vez, pior ..2 da|do que|loja|lugar|viagem|atendimento|experiencia|servico|empresa|compra|clinica|escola|hotel|pousada|padaria|restaurante|medico, merecem ..2 falir|fechar|estrela|nota|processo, cade ..1 respeito, bagunca de lugar|escola|clinica|hotel, nunca tinha ..2 tirado, cara* de pau, pior ..1 lugar, erraram ..4 vezes, loja|escola|clinica|hotel ruim >, um empurra ..3, empurra empurra, jogo de empurra, cade o respeito, fecha|fechem essa, ficou|fiquei|ficamos|fiquei plantad*,
me deixaram, me deixou na mao, ficar na mao, deixaram ..1 meu|minha|meus|minhas, nao ..2 volto|piso|coloco ..1 mais|pes, jamais volto, perderam ..2 cliente, perde* um cliente, perdendo um? cliente*, perdi|perdendo|acabou ..2 paciencia, paciencia ..3 acabou|esgotou|limite|acabando, haja paciencia, cansei, cansad* de ..1 esper*|disso|promessa*|desculpa*|ligar|tentar|cobrar, estou|to|ja ..2 fart*|chei* de?|dessa?|desse?|disso?|com?, to|estou|tou cansad* disso,
ja|agora chega, chega disso|de, falta de respeito|consideracao|vergonha|educacao|profissionalismo|compromisso|higiene|responsabilidade|carater|humanidade|empatia|etica|cuidado|preparo|organizacao|nocao, sem respeito|consideracao|vergonha|nocao|compromisso|cabimento|condicoes, nao tem|ha|tiveram|teve ..3 respeito|consideracao|vergonha|educacao|nocao|responsabilidade|cabimento|compromisso|logica,
ninguem ..2 respond*|resolv*|atend*|aparec*|liga|ligou|assume*|da|deu|sabe|ajud*|faz, nao ..1 respond* ..2 ninguem|nada|minhas?|meus?|mensagens, nao ..1 resolvem|resolveram|resolveu|retornam|retornaram|cumpr*|dao|deram ..2 satisfacao|retorno|atencao, brinca* com|comigo, brincando com|comigo, tao|estao|esta|ta de ..1 brincadeira|sacanagem|palhacada, so pode ser ..1 brincadeira|piada, me fa* de, fazendo de|a gente de? trouxa|palhaco|boba|bobo|idiota|otario|besta,
acha*|pensa* que ..1 sou|somos, eu nao sou, tenho cara de, tomar vergonha, cria* vergonha, por culpa sua|de|da|do, por causa de voce*, culpa de voce*, culpa e ..1 de|sua, voce* acabaram|estragaram|destruiram|arruinaram|ferraram|perderam|quebraram|mentiram|mentem|prometem|prometeram|enganam|roubam|sumiram|disseram, voce* so ..1 querem|sabem|pensam|enrolam|visam, acabaram|acabou com ..1 meu|minha|minhas|meus|nosso|nossa|o|a, estragaram|estragou|arruinaram|arruinou|destruiram|destruiu|detonaram ..1 o|a|meu|minha|nosso|nossa|tudo|meus|minhas,
nao aguento mais, nao aguento ..3 isso|esperar, nao da mais, passou dos? limite*, passaram dos? limite*, que ..1 atendimento ..1 e esse, isso e ..2 atendimento, isso nao ..1 se faz, isso nao vai ficar assim, nao vai ficar assim, nao vou deixar barato, isso vai ter volta, como podem fazer, como pode uma, e assim que ..2 trata*, trata* ..2 cliente* ..1 assim|mal, se fosse ..3 rapid*, na hora de ..3 pagar|cobrar|receber|vender, pra|para cobrar, so serve* para ..2 cobrar|dinheiro, meu dinheiro no lixo, dinheiro jogado, joguei ..3 fora, perdi ..1 tempo, perda de tempo, tempo perdido, que demora absurda, demora absurda, olha a hora, ate quando vou|vamos|isso, quanto tempo mais, vai demorar quanto, quantas vezes ..4 repetir|falar|pedir|explicar|ligar, de novo isso, outra vez isso, sempre a mesma, mesma historia|desculpa|ladainha|conversa,
nao acredito nisso, nao e possivel, e inacreditavel, hoje acabou, processo nele*, sumiram, sumiu todo, fugiram, me bloque*, desligaram ..3 cara, na minha cara, bateram o telefone, never again, fed up, sick of, waste of, nunca mas, no vuelvo`);

const THREATS = readPhrases(`
procon, reclame aqui, reclameaqui, consumidor gov, advogad*, process* voce*|essa|esse, vou|irei processar, na justica, para justica, juizado, pequenas causas, tribunal, boletim de ocorrencia, bo na delegacia, delegacia, vou|chamar ..2 policia|vigilancia|fiscalizacao|conselho, vigilancia sanitaria, denunci*, vou ..1 postar|expor|espalhar|publicar|divulgar|contar|reclamar|falar ..2 para|todo|todos|mal|nas?|no, expor voce*, vou acabar com, vao ver so, vao ver ..1 comigo, vao se arrepender, vao pagar, uma|1 estrela, redes sociais, chamar a? imprensa|televisao|reportagem, avaliacao negativa, avaliar mal, contestar ..2 cartao|compra, estorno ja, sue you, lawyer, refund now, chargeback, demanda*|denuncia*`);

const WAITING = readPhrases(`
esper*|aguard* ..1 ha|faz|tem|desde|mais|uma|duas|tres|horas, ha|faz|tem|to|estou ..2 hora*|dia*|semana*|mes|meses|minutos ..8 nada|ninguem|esperando|aguardando|nenhum*, segunda|terceira|quarta|quinta|sexta|decima|enesima vez que, ja e a ..2 vez, ja reclam*|lig*|mand*|fal*|ped* ..2 duas|tres|quatro|cinco|dez|mil|varias|monte|muitas|vezes, e nada ainda?, e ate agora nada, ate agora nada, ate hoje nada, ate agora ninguem, e ninguem, desde ..3 e nada, ninguem ate agora, nenhuma resposta, nenhum retorno, sem resposta, sem retorno, no vacuo, plantad* ..2 esperando`);

/** Something bad happened by the team's fault, told as such. */
const HARM = readPhrases(`
arranharam, jogaram fora, jogou ..2 fora, perderam ..1 o|a|meu|minha|minhas|meus|nosso|nossa, sumiram|sumiu ..1 com|dinheiro, quebraram, amassaram, mancharam, rasgaram, apagaram ..1 meu|minha|minhas|meus|tudo, racis*, preconceit*, discrimina*, assedi*, homofob*, passou|passei|passamos mal, intoxica*, tinha|uma|achei|encontrei barata*|rato*, ratos no|na, larva*, bicho na|no comida|prato|pao|salgado|cama|quarto, formiga* na|no comida|prato|bolo|cama|quarto, cabelo na|no|dentro, podre*, mofad*,  comida crua|fria, caiu nessa, quebrou o braco, se machucou por, queimaram|queimou minha|meu|meus, cobraram ..2 duas|mais|errado|indevid*|sem, cobranca indevida, me cobraram ..3 errado|demais|duas|indevid*|absurd*, revirou os olhos, riu|riram da|de minha|mim|meu, gritou, gritaram, berrou, me xing*, me trat*, trataram, mal atendid*, mal atend*, sai|fui|voltei ..3 chorando, passei ..2 vergonha, passei ..1 a noite, noite em claro, propaganda enganosa, me prometeram, prometeram ..3 e, mandaram ..1 errado ..2 de novo, deu errado tudo, veio tudo errado, arruinado, fizeram ..1 errado, machucaram, me machucou, negaram, se recus*, me expuls*, expulsaram`);

const SIGNS = /[😠😡🤬😤👿🖕💩🤮]/u;
/** After one of these a question is meant: "o que fazer se veio estragado?" */
const ASKING = readPhrases(
	`como faco|faz|posso|a|eu|fica|funciona, o que ..1 faco|fazer, qual, quais, quanto custa|e|fica, tem como, da para, posso, gostaria, queria saber, aceita*, vende*, tem, pode|podem`,
);

/** Whether a message is said in anger. What only tells of a damage and asks what to do is not. */
export function isUpset(text: string): boolean {
	const tokens = listTokens(foldCompatible(text.slice(0, 1_500)));
	if (SIGNS.test(text) || [INSULTS, FED_UP, THREATS].some((said) => says(tokens, said)))
		return true;
	const asks = text.trimEnd().endsWith("?") || says(tokens, ASKING);
	if (!asks && [JUDGED, HARM, WAITING].some((said) => says(tokens, said))) return true;
	return (isShouted(text) && /[!?]{2,}/u.test(text)) || isIntent(text, "anger");
}

const isShouted = (text: string): boolean =>
	(text.match(/\p{Lu}/gu)?.length ?? 0) > 12 && !/\p{Ll}/u.test(text);

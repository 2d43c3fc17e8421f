// Endings of Portuguese words, folded: customers write without accents, which a Snowball stemmer needs.

/** Families whose forms no ending tells. */
const FAMILIES = `abrir abre abrem abro abriu aberto aberta abertos abertas abertura abrirem
fechar fecha fecham fecho fechou fechado fechada fechados fechamento
devolver devolve devolvem devolvo devolucao devolucoes devolvido devolvida devolveu
fazer faz fazem faco fez fizeram feito feita feitos feitas fazendo
pedir pede pedem peco pediu pedi pedido pedidos pedida
vir vem veio vindo
trazer traz trazem trago trouxe trazido
ir indo irem
poder pode podem posso podemos pude
por poe poem ponho posto
dormir dorme dormem durmo dormindo
perder perde perdem perco perdi perdeu perda perdido perdida
medir mede medem meco medida medidas
servir serve servem sirvo servido
seguir segue seguem sigo
pagar paga pagam pago pagou paguei pagamento pagamentos pague pagando
escolher escolhe escolho escolha
imprimir imprime imprimem imprimo impressao impressoes impresso impressa
inscrever inscreve inscrevo inscricao inscricoes inscrito
assistir assiste assistem assisto
proteger protege protecao
corrigir corrige correcao
reservar reserva reservas reservo reservei reservado reservamos
quebrar quebra quebrou quebrado quebrada quebrei
molhar molha molhou molhado molhada molhou
aceitar aceita aceitam aceito aceitamos aceitas
chegar chega chegam chego chegou chegada chegando chegue
sair sai saem saio saiu saida
cair cai cair caiu queda
comprar compra compras compram comprei comprou comprado compro
quente quentes quentinho quentinha quentinhos
crianca criancas criancinha
mao maos
pao paes paozinho paezinhos
cao caes cachorro cachorros cachorrinho cachorrinha cadela
cor cores colorido colorida coloridos
azul azuis
flor flores
mes meses mensal mensais mensalidade mensalidades mensalmente
mulher mulheres
aluno alunos aluna alunas
medico medica medicos
domingo domingos domingao
sabado sabados sabadao
feriado feriados feriadao
real reais
pes pe
lavar lava lavam lavo lavagem lave
pais paises
vez vezes
luz luzes
gas gases
onibus
lapis
camisa camisas
camiseta camisetas
atrasar atraso atrasou atrasado atrasada atrasos atrase
parcelar parcela parcelas parcelam parcelado parcelamento parcelamentos
cancelar cancelo cancela cancelei cancelamento cancelamentos cancelado
trocar troca trocas trocam troco trocou trocado trocada troque
ligar liga ligam ligo ligou ligacao
limpar limpa limpam limpeza limpo
viagem viagens viajar viajo
gravida gravidas gravidez gestante gestantes
alergia alergico alergica alergicos alergias alergenicos alergeno alergenos
exame exames
aniversario aniversarios aniversariante aniversariantes
festa festas festinha festinhas
doce doces docinho docinhos
salgado salgados salgadinho salgadinhos
bolo bolos bolinho
bola bolas bolinha bolinhas
casa casas casinha
casar casamento casamentos casa-se casou casamos
prova provas provar
estudar estudo estuda estudos`;
const IRREGULAR = new Map(
	FAMILIES.split("\n").flatMap((family) => {
		const [first = "", ...others] = family.trim().split(/\s+/u);
		return [first, ...others].map((word) => [word, first] as const);
	}),
);

const PLURALS: readonly (readonly [RegExp, string])[] = [
	[/(?:oes|aes|aos)$/u, "ao"],
	[/ais$/u, "al"],
	[/eis$/u, "el"],
	[/ois$/u, "ol"],
	[/ns$/u, "m"],
	[/([rz])es$/u, "$1"],
	[/([^s])s$/u, "$1"],
];
/** The longest that a word has is cut off. */
const ENDINGS =
	`amentos imentos amento imento adores edores idores adora edora idora ador edor idor zinho zinha zin zim inho inha
	mente acao icao cao ariam eriam iriam aria eria iria aram eram iram avam ava ando endo indo ado ada ido ida asse esse
	eira eiro amos emos imos amo emo imo ar er ir am em ou ei iu eu ao agem al el a e o`
		.split(/\s+/u)
		.toSorted((one, other) => other.length - one.length);
/** So many letters are left of a word, before these endings more. */
const LEAST_LEFT = 3;
const LEAST_LEFT_BEFORE: Readonly<Record<string, number>> = { al: 4, el: 4 };
const cutEnding = (word: string): string => {
	const ending = ENDINGS.find(
		(one) =>
			word.endsWith(one) && word.length - one.length >= (LEAST_LEFT_BEFORE[one] ?? LEAST_LEFT),
	);
	return ending === undefined ? word : word.slice(0, -ending.length);
};

/** What endings leave of a word; of "pague" what they leave of "paga". */
function rootOf(word: string): string {
	return cutEnding(word).replace(/gu$/u, "g").replace(/qu$/u, "c");
}

/** Roots of one family only: a form that its line lacks is of it too. */
const FAMILY_OF_ROOT = new Map<string, string>();
for (const family of new Set(IRREGULAR.values())) {
	const root = rootOf(family);
	FAMILY_OF_ROOT.set(root, FAMILY_OF_ROOT.has(root) ? root : family);
}

/** Stems of words that were asked for: a base has each of its words many times. */
const STEMS = new Map<string, string>();
const MAX_STEMS = 20_000;

/** What the forms of a folded word have in common: of "promoções" and "promoção" it is the same. */
export function stemOf(word: string): string {
	const before = STEMS.get(word);
	if (before !== undefined) return before;
	if (STEMS.size >= MAX_STEMS) STEMS.clear();
	const stem = readStem(word);
	STEMS.set(word, stem);
	return stem;
}

function readStem(word: string): string {
	const known = IRREGULAR.get(word);
	if (known !== undefined) return known;
	if (word.length < 4 || /\d/u.test(word)) return word;
	const plural = PLURALS.find(([ending]) => ending.test(word));
	const one = plural ? word.replace(...plural) : word;
	const root = rootOf(one);
	return IRREGULAR.get(one) ?? FAMILY_OF_ROOT.get(root) ?? root;
}

/** Vectors as a model makes them that knows a few meanings: texts with words of one meaning are near, whatever their words. */

const DIMENSIONS = 64;
/** Words and phrases, folded; each line is one meaning. */
const MEANINGS: readonly RegExp[] = [
	/\b(?:troc\w+|devol\w+|arrepend\w+|desist\w+|mandar de volta)\b/u,
	/\b(?:frete|entreg\w+|chega\w*|envi\w+|correio)\b/u,
	/\b(?:hor\w+ de (?:atendimento|funcionamento)|abre\w*|fecha\w*|aberto\w*|portas)\b/u,
	/\b(?:pix|cartao|boleto|pag\w+|parcel\w+|dividir em vezes)\b/u,
	/\b(?:estacion\w+|vaga\w*|deixar o carro)\b/u,
	/\b(?:endereco|onde fica\w*|local\w*|rua)\b/u,
	/\b(?:tamanho\w*|medida\w*|numeracao|veste\w*)\b/u,
	/\b(?:chaveiro\w*|lembrancinha\w*)\b/u,
	/\b(?:garantia|defeito\w*|estrag\w+|rasg\w+)\b/u,
];

const fold = (text: string): string =>
	text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** A text's meanings weigh much, its words a little, each in a place of its own. */
export function vectorOf(text: string): number[] {
	const folded = fold(text);
	const vector = Array.from({ length: DIMENSIONS }, () => 0);
	for (const [at, meaning] of MEANINGS.entries()) if (meaning.test(folded)) vector[at] = 1;
	for (const word of folded.match(/[a-z]{3,}/gu) ?? []) {
		let hash = 7;
		for (const letter of word) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
		const place = MEANINGS.length + (hash % (DIMENSIONS - MEANINGS.length));
		vector[place] = (vector[place] ?? 0) + 0.05;
	}
	return vector;
}

/** What a model of this name makes of texts: `short`, `zeros`, `fewer` and `shuffled` are odd, all others good. */
export function embeddingsOf(model: string, input: readonly string[]) {
	const vectors = input.map(vectorOf).map((vector) => {
		if (model === "short") return vector.slice(0, 8);
		return model === "zeros" ? vector.map(() => 0) : vector;
	});
	const data = (model === "fewer" ? vectors.slice(1) : vectors).map((embedding, index) => ({
		object: "embedding",
		index,
		embedding,
	}));
	const tokens = Math.ceil(input.join(" ").length / 4);
	return {
		object: "list",
		model,
		data: model === "shuffled" ? data.toReversed() : data,
		usage: { prompt_tokens: tokens, total_tokens: tokens },
	};
}

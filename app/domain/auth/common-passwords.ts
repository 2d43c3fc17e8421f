// Attack A24: the passwords everybody tries first, in Portuguese and English.

/** Words that stay guessable with any digits and signs around them. */
const WORDS = new Set(
	`senha senhas minhasenha suasenha novasenha prosa prosaapp whatsapp zap brasil admin administrador
	administrator gestor operador usuario user usuarios convidado mudar trocar acesso entrar loja empresa
	empresas vendas teste testes test testing teste123 password passw passwd pass letmein welcome iloveyou
	monkey dragon master superman batman pokemon football baseball soccer princess sunshine shadow michael
	jordan login qwerty qwertyuiop qwert asdfgh asdfghjkl zxcvbnm qazwsx qwer abc abcd abcde abcdef abcdefg
	abcdefgh secret segredo changeme default root toor guest hello ola oi flamengo corinthians palmeiras
	santos gremio vasco cruzeiro botafogo fluminense saopaulo riodejaneiro jesus deus jesuscristo
	deusefiel amor amorzinho teamo meuamor felicidade familia mariana gabriel rafael lucas matheus felipe
	gustavo rodrigo fernanda juliana camila amanda jessica bruna leticia larissa brasileiro futebol
	internet computador google facebook instagram gmail hotmail samsung iphone estrela anjinho
	princesa gatinha gatinho cachorro chocolate borboleta natureza`.split(/\s+/),
);

const ALPHABETS = [
	"01234567890",
	"abcdefghijklmnopqrstuvwxyz",
	"qwertyuiop",
	"asdfghjkl",
	"zxcvbnm",
];

function isRun(text: string): boolean {
	const backwards = [...text].toReversed().join("");
	return ALPHABETS.some((alphabet) => alphabet.includes(text) || alphabet.includes(backwards));
}

/** `aaaaaaaa`, `12341234`, `abababab`: one short piece again and again. */
function isRepeated(text: string): boolean {
	for (let size = 1; size <= Math.min(4, text.length / 2); size++) {
		const piece = text.slice(0, size);
		if (piece.repeat(Math.ceil(text.length / size)).startsWith(text)) return true;
	}
	return false;
}

const LOOKALIKES: Record<string, string> = {
	"@": "a",
	"4": "a",
	"3": "e",
	"1": "i",
	"!": "i",
	"0": "o",
	$: "s",
	"5": "s",
	"7": "t",
};

/** Letters only, accents taken off: "Sênha#2026" is the word "senha". */
function lettersOf(text: string): string {
	return text.normalize("NFD").replace(/[^a-z]/g, "");
}

/**
 * True for what guessers try first: common words with digits or signs around them or in place of
 * letters, runs along alphabet or keyboard, digits alone, repetitions. Takes lower case.
 */
export function isCommonPassword(password: string): boolean {
	const inner = password.replace(/^[^a-z@$]+|[^a-z@$]+$/g, "");
	const replaced = [...inner].map((character) => LOOKALIKES[character] ?? character).join("");
	return (
		WORDS.has(lettersOf(password)) ||
		WORDS.has(lettersOf(replaced)) ||
		/^\d{1,12}$/.test(password) ||
		isRun(password) ||
		isRepeated(password)
	);
}

/** The agent of the demonstration's site: what it is told, and what it knows. */
export const AURORA = {
	name: "Aurora",
	instructions:
		"Você atende os clientes da Loja Aurora, uma loja de calçados. Seja breve e cordial, e responda só com o que está na base de conhecimento.",
	entries: [
		{
			title: "Horário de atendimento",
			text: "A loja atende de segunda a sexta das 9h às 18h e aos sábados das 9h às 13h. Aos domingos e feriados não abrimos.",
		},
		{
			title: "Trocas e devoluções",
			text: "A troca é gratuita em até 30 dias depois da entrega, com o produto sem uso e na embalagem original. A devolução do valor sai em até 7 dias úteis depois que recebemos o produto.",
		},
		{
			title: "Frete e prazo de entrega",
			text: "O frete é grátis nas compras acima de R$ 199,00. Para a capital de São Paulo a entrega leva de 1 a 3 dias úteis; para o resto do Brasil, de 4 a 9 dias úteis.",
		},
		{
			title: "Formas de pagamento",
			text: "Aceitamos Pix com 5% de desconto, boleto e cartão de crédito em até 6 vezes sem juros.",
		},
		{
			title: "Tamanhos e numeração",
			text: "Temos numeração do 33 ao 44. Na dúvida entre dois números, escolha o maior: nossas formas são justas.",
		},
	],
};

/** Who asks on the site while the demonstration is filled: two are answered, of two the agent knows nothing. */
export const VISITORS = [
	{ name: "Marcela Dias", text: "Oi, boa tarde! Vocês abrem no sábado?" },
	{ name: "Rodrigo Teles", text: "qual o valor do frete pra São Paulo?" },
	{ name: "Bianca Freire", text: "Vocês consertam a sola de sapatos usados?" },
	{ name: "Igor Salles", text: "Oi! Fazem conserto de sola de sapato?" },
];

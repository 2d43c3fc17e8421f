export const pt = {
	search: "Buscar emoji",
	loading: "Carregando emoji",
	failed: "Não foi possível carregar os emoji",
	none: "Nenhum emoji encontrado",
	recent: "Recentes",
	found: "Encontrados",
	groups: {
		0: "Carinhas e emoções",
		1: "Pessoas e corpo",
		3: "Animais e natureza",
		4: "Comida e bebida",
		5: "Viagens e lugares",
		6: "Atividades",
		7: "Objetos",
		8: "Símbolos",
		9: "Bandeiras",
	},
	names: "Emoji pelo nome",
};
export type EmojiStrings = typeof pt;

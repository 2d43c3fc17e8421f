/** Cities whose zone says less than their name, and what they stand for. */
const cities: Readonly<Record<string, string>> = {
	"America/Araguaina": "Araguaína (Tocantins)",
	"America/Bahia": "Salvador (Bahia)",
	"America/Belem": "Belém (Pará)",
	"America/Boa_Vista": "Boa Vista (Roraima)",
	"America/Campo_Grande": "Campo Grande (Mato Grosso do Sul)",
	"America/Cuiaba": "Cuiabá (Mato Grosso)",
	"America/Eirunepe": "Eirunepé (Amazonas)",
	"America/Fortaleza": "Fortaleza (Ceará)",
	"America/Maceio": "Maceió (Alagoas)",
	"America/Manaus": "Manaus (Amazonas)",
	"America/New_York": "Nova York (Estados Unidos)",
	"America/Noronha": "Fernando de Noronha",
	"America/Porto_Velho": "Porto Velho (Rondônia)",
	"America/Recife": "Recife (Pernambuco)",
	"America/Rio_Branco": "Rio Branco (Acre)",
	"America/Santarem": "Santarém (Pará)",
	"America/Sao_Paulo": "São Paulo (Brasília)",
	"Europe/Lisbon": "Lisboa (Portugal)",
	"Europe/London": "Londres (Reino Unido)",
	"Europe/Madrid": "Madri (Espanha)",
};

export const pt = {
	cities,
	regions: {
		Africa: "África",
		America: "América",
		Antarctica: "Antártida",
		Arctic: "Ártico",
		Asia: "Ásia",
		Atlantic: "Atlântico",
		Australia: "Austrália",
		Europe: "Europa",
		Indian: "Índico",
		Pacific: "Pacífico",
	} as Readonly<Record<string, string>>,
};
export type ZoneNames = typeof pt;

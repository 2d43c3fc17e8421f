export const pt = {
	title: "Caixa de saída",
	purpose: "E-mails que este servidor local enviaria. Nada saiu daqui.",
	local: "Só neste computador",
	localHint: "Esta página existe apenas no modo local.",
	to: "Para",
	empty: "Nenhum e-mail ainda",
	emptyText: "Cadastre uma conta e a mensagem de confirmação aparece aqui.",
	refresh: "Atualizar",
};
export type DevStrings = typeof pt;

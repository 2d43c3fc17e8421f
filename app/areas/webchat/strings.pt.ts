export const pt = {
	tab: (name: string) => `Conversar com ${name}`,
	missingTab: "Chat não encontrado",
	missingTitle: "Este chat não está disponível",
	missingText:
		"O endereço pode estar incompleto, ou o atendimento por aqui foi encerrado. Confira o link com quem o enviou.",
	loading: "Carregando o chat",
	failedTitle: "O chat não carregou",
	failedText: "Confira sua conexão. Nada do que você já escreveu se perdeu.",
	withoutScript: "Para conversar por aqui, ative o JavaScript do navegador.",
	phone: "Continuar no celular",
	phoneHint: "Aponte a câmera para abrir este chat no celular.",
	qrLabel: "QR com o endereço deste chat",
	copy: "Copiar link",
	copied: "Link copiado.",
	copyFailed: "Não foi possível copiar o link.",
	by: "Chat feito com",
};
export type HostedStrings = typeof pt;

export const pt = {
	title: "QR Codes WhatsApp",
	live: "Real-time",
	liveHint: "Os códigos e o status mudam aqui sozinhos, sem recarregar.",
	purpose:
		"Escaneie com o celular de cada número. Um código vale 45 segundos e se renova enquanto esta página está aberta.",
	generate: "Gerar QR Code",
	generateNew: "Gerar Novo QR",
	download: "Baixar QR Code",
	nothingToSave: "Ainda não há código para baixar.",
	generated: "QR Code gerado! 📱",
	failed: "Erro ao gerar QR Code",
	failedText: "Ocorreu um erro ao gerar o QR Code. Tente novamente.",
	notAllowed: "Sua função permite apenas visualizar.",
	isOnTheWay: "O código está a caminho.",
	openChat: "Abrir Chat",
	empty: "Nenhuma instância para conectar",
	steps: [
		"Crie uma instância",
		"Clique em gerar QR Code",
		"Escaneie em Menu → Dispositivos Conectados",
		"Aguarde a confirmação",
	],
	toList: "Ver instâncias",
};
export type QrCodesStrings = typeof pt;

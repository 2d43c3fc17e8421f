export const pt = {
	label: "Mensagem de voz",
	asking: "Permita o microfone para gravar",
	recording: "Gravando",
	paused: "Pausada",
	preparing: "Preparando a gravação…",
	hold: "Solte para enviar, arraste para a esquerda para descartar",
	discard: "Descartar a gravação",
	pause: "Pausar a gravação",
	resume: "Continuar a gravação",
	listen: "Ouvir a gravação",
	stopListening: "Parar de ouvir",
	send: "Enviar a mensagem de voz",
	full: "A gravação chegou a 15 minutos, o máximo. Envie ou descarte.",
	short: "Segure o botão enquanto fala, ou toque nele para gravar sem segurar.",
	failed: {
		title: "Não foi possível gravar",
		refused:
			"O navegador não deixou usar o microfone. Permita nas configurações deste site e tente de novo.",
		missing: "Nenhum microfone foi encontrado neste aparelho.",
		busy: "O microfone está em uso por outro programa.",
		failed: "A gravação não pôde ser preparada para envio. Tente de novo.",
	},
	fileName: "mensagem-de-voz.ogg",
};
export type VoiceStrings = typeof pt;

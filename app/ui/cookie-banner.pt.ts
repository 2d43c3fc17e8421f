export const pt = {
	title: "Cookies",
	text: "Usamos cookies essenciais para manter você conectado e lembrar tema, idioma e fuso horário. Os opcionais, como os do Facebook nas telas de anúncios, só entram se você aceitar.",
	more: "Política de privacidade",
	accept: "Aceitar Todos",
	reject: "Apenas Essenciais",
	close: "Fechar sem escolher",
};
export type CookieBannerStrings = typeof pt;

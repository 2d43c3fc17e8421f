import type { DescribedPermission, PermissionStatus } from "#app/domain/facebook/permission.ts";

/** Spec 2, section 2: permission components. */
export const pt = {
	title: "Permissões do Facebook",
	purpose: "O que sua conta do Facebook deixa este app fazer.",
	refresh: "Atualizar",
	loading: "Carregando permissões…",
	noToken: "Token de acesso do Facebook não disponível",
	noTokenHint: "Entre com o Facebook para ver e pedir permissões.",
	enter: "Entrar com Facebook",
	notOffered: "Facebook não configurado",
	empty: "Nenhuma permissão encontrada",
	failed: "Não foi possível carregar as permissões",
	statuses: {
		granted: "Concedida",
		declined: "Recusada",
		expired: "Expirada",
	} satisfies Record<PermissionStatus, string>,
	descriptions: {
		public_profile: "Nome e foto do perfil público",
		email: "Endereço de e-mail principal",
		user_friends: "Amigos que também usam este app",
		user_likes: "Páginas curtidas",
		user_posts: "Publicações na linha do tempo",
		user_photos: "Fotos publicadas ou em que está marcado",
		publish_pages: "Publicar nas páginas que administra",
		manage_pages: "Gerenciar as páginas que administra",
		read_insights: "Ler os resultados das páginas e apps",
	} satisfies Record<DescribedPermission, string>,
	other: "Outra permissão do Facebook",
	askAgain: "Pedir de novo",
	renew: "Renovar",
	askOne: (permission: string) => `Pedir de novo a permissão ${permission}`,
	renewOne: (permission: string) => `Renovar a permissão ${permission}`,
	warnings: {
		title: "Algumas permissões não estão valendo",
		text: "Sem elas, parte da área do Facebook pode não funcionar.",
		declined: "Solicitar Permissões Recusadas",
		expired: "Renovar Permissões Expiradas",
	},
	quick: {
		title: "Pedir mais permissões",
		text: "O Facebook pergunta a você antes de conceder cada uma.",
		ask: (permission: string) => `Solicitar ${permission}`,
		granted: "já concedida",
	},
};
export type PermissionStrings = typeof pt;

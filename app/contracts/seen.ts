/** When members and sign-ins of a workspace were seen last, by id, epoch ms; as the workspace's hub knows it. */
export interface SeenMoments {
	members: Record<string, number>;
	signIns: Record<string, number>;
}

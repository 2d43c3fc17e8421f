import { href, redirect, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { AcceptAnswer, AcceptView } from "./accept-view.ts";
import { type AcceptProblem, type AcceptRequest, findAcceptProblem } from "./forms.ts";

type Context = Readonly<RouterContextProvider>;

const metaOf = (request: Request) => ({
	ip: request.headers.get("cf-connecting-ip") ?? "",
	userAgent: request.headers.get("user-agent") ?? "",
	url: request.url,
	cookie: request.headers.get("cookie") ?? "",
});

/** What the holder of a token may see. Reads the invitation and the session in parallel. */
export async function openInvitation(
	token: string,
	request: Request,
	context: Context,
): Promise<AcceptView> {
	if (token === "") return { state: "invalid", problem: "token_missing" };
	const { invitations, auth } = context.get(servicesContext);
	const [offer, signedIn] = await Promise.all([
		invitations.validate(token, metaOf(request).ip),
		auth.findSignedIn(request),
	]);
	if (!offer.ok) return { state: "invalid", problem: offer.code };
	return { state: "open", token, offer: offer.value, signedInAs: signedIn?.email ?? null };
}

/** Runs the request of a form; throws the redirect that ends a success. */
export async function performAcceptRequest(
	asked: AcceptRequest,
	request: Request,
	context: Context,
): Promise<AcceptAnswer> {
	const fullName = asked.intent === "accept" ? asked.fullName : "";
	if (asked.intent === "open")
		return { view: await openInvitation(asked.token, request, context), problem: null, fullName };
	const problem =
		asked.intent === "join"
			? await join(asked.token, request, context)
			: await accept(asked, request, context);
	const view = await openInvitation(asked.token, request, context);
	// Too many attempts: the form stays as it is, with the reason.
	const isLimited = view.state === "invalid" && view.problem === "rate_limited";
	return { view: isLimited ? null : view, problem, fullName };
}

/** Spec 1, section 4: then /auth with the e-mail and message=account_created. */
async function accept(
	asked: Extract<AcceptRequest, { intent: "accept" | "return" }>,
	request: Request,
	context: Context,
): Promise<AcceptProblem> {
	const { invitations, site } = context.get(servicesContext);
	const isNew = asked.intent === "accept";
	if (isNew) {
		const problem = findAcceptProblem(asked, site.passwordMin);
		if (problem) return problem;
	} else if (asked.token === "" || asked.invitationId === "") {
		return asked.token === "" ? "token_missing" : "invitation_missing";
	}
	const { token, invitationId, password } = asked;
	const accepted = await invitations.accept(
		{ token, invitationId, password, fullName: isNew ? asked.fullName : "" },
		metaOf(request),
	);
	if (!accepted.ok) return accepted.code;
	const { email } = accepted.value;
	const params = new URLSearchParams(isNew ? { email, message: "account_created" } : { email });
	throw redirect(`${href("/auth")}?${params}`);
}

/** A signed-in person joins and is redirected into the new workspace. */
async function join(token: string, request: Request, context: Context): Promise<AcceptProblem> {
	const { invitations, auth } = context.get(servicesContext);
	const signedIn = await auth.findSignedIn(request);
	if (!signedIn) return "not_signed_in";
	const joined = await invitations.acceptSignedIn(signedIn, token);
	if (!joined.ok) return joined.code;
	const switched = await auth.switchWorkspace(signedIn, joined.value.workspaceId, metaOf(request));
	const headers = new Headers();
	for (const cookie of switched.ok ? switched.value.setCookie : [])
		headers.append("Set-Cookie", cookie);
	throw redirect(href("/"), { headers });
}

import type { ErrorCode } from "#app/contracts/errors.ts";
import type {
	FacebookShop,
	GraphFaultView,
	PaymentPage,
	PaymentSdk,
	ProductView,
	PurchaseView,
} from "#app/contracts/facebook.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { nextConsumption } from "#app/domain/facebook/purchase.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Graph, GraphProduct, GraphResult } from "#workers/adapters/meta-graph/port.ts";
import type { SignedPurchase } from "#workers/adapters/meta-graph/signed-request.ts";
import { getDataKey } from "#workers/data/queries/channels/channels.ts";
import * as stored from "#workers/data/queries/facebook/purchases.ts";
import { type ConsumptionDeps, createConsumption, noteFault, purchaseSeal } from "./consumption.ts";

export interface FacebookPaymentsDeps extends ConsumptionDeps {
	graph: Pick<Graph, "listProducts" | "listPurchases" | "consume">;
	/** The purchase in a request signed with the app's secret; null for an invalid signature or without an app. */
	parseSignedPurchase(signedRequest: string): SignedPurchase | null;
	/** What the browser needs to load the SDK; null where no Meta app is configured. */
	sdk: PaymentSdk | null;
	/** Origins of the SDK and its dialogs; empty without an app. */
	sdkOrigins: readonly string[];
}

/**
 * In-app purchases (spec 2, section 2: Payments). A purchase belongs to the member whose Facebook sign-in lists it.
 * Methods throw when D1 fails.
 */
export function createFacebookPayments(deps: FacebookPaymentsDeps) {
	/** Stores purchases with encrypted tokens; answers all purchases of the member. */
	async function keep(
		{ workspace, member }: SignedIn,
		facebookUserId: string,
		told: readonly SignedPurchase[],
	): Promise<PurchaseView[]> {
		const sealer = deps.createSealer(workspace.id, await getDataKey(deps.db, workspace.id));
		const now = deps.now();
		const rows = told.map(({ paymentId, productId, purchasedAt, purchaseToken, isConsumed }) => ({
			paymentId,
			productId,
			purchasedAt,
			purchaseTokenSealed: sealer.seal(purchaseToken, purchaseSeal(workspace.id, paymentId)),
			consumedAt: isConsumed ? now : null,
		}));
		const owner = { memberId: member.id, facebookUserId };
		const all = await stored.keepPurchases(deps.db, workspace.id, owner, rows, now);
		return all.map((row) => describe(row, now));
	}

	return {
		sdkOrigins: deps.sdkOrigins,

		/** Whether the page can be used, and the stored purchases, without calling Meta. */
		async read({ workspace, member }: SignedIn): Promise<PaymentPage> {
			const known = await stored.readPurchases(deps.db, workspace.id, member.id);
			const { isConfigured, purchases } = known;
			const now = deps.now();
			return {
				isConfigured,
				sdk: deps.sdk,
				purchases: purchases.map((row) => describe(row, now)),
			};
		},

		/** Products and purchases from Meta, read in parallel; each has its own fault when it fails. */
		async shop(signedIn: SignedIn): Promise<Result<FacebookShop, ErrorCode>> {
			const login = await deps.findLogin(signedIn);
			if (login === null) return fail("facebook_login_missing");
			const [products, listed] = await Promise.all([
				deps.graph.listProducts(login.token),
				deps.graph.listPurchases(login.token),
			]);
			const workspaceId = signedIn.workspace.id;
			if (!products.ok) noteFault(deps.log, workspaceId, "products", products.fault);
			if (!listed.ok) noteFault(deps.log, workspaceId, "purchases", listed.fault);
			return ok({
				products: products.ok ? products.value.map(describeProduct) : null,
				productsFault: faultOf(products),
				purchases: listed.ok ? await keep(signedIn, login.facebookUserId, listed.value) : null,
				purchasesFault: faultOf(listed),
			});
		},

		/** Stores the purchase that the pay dialog gave to the page, after verifying Meta's signature. */
		async confirm(
			signedIn: SignedIn,
			signedRequest: string,
		): Promise<Result<{ purchases: PurchaseView[] }, ErrorCode>> {
			if (!may(signedIn.member.role, "manage_facebook")) return fail("forbidden");
			const login = await deps.findLogin(signedIn);
			if (login === null) return fail("facebook_login_missing");
			const purchase = deps.parseSignedPurchase(signedRequest);
			if (purchase === null) return fail("purchase_unverified");
			return ok({ purchases: await keep(signedIn, login.facebookUserId, [purchase]) });
		},

		consume: createConsumption(deps),
	};
}

function faultOf(answer: GraphResult<unknown>): GraphFaultView | null {
	if (answer.ok) return null;
	const { code, message, traceId } = answer.fault;
	return { code, message, traceId };
}

const describeProduct = (product: GraphProduct): ProductView => {
	const { productId, title, description, price, productType } = product;
	return { productId, title, description, price, productType };
};

const describe = (row: stored.StoredPurchase, now: number): PurchaseView => ({
	paymentId: row.paymentId,
	productId: row.productId,
	purchasedAt: row.purchasedAt,
	isConsumed: row.consumedAt !== null,
	isBeingConsumed: nextConsumption(row, now) === "asking",
});

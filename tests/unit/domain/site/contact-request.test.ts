import { expect, test } from "vitest";
import {
	CONTACT_FIELDS,
	CONTACT_LIMITS,
	parseContactRequest,
	type TypedContact,
} from "#app/domain/site/contact-request.ts";

const typed = (change: Partial<TypedContact> = {}): TypedContact => ({
	firstName: "Ana",
	lastName: "Lima",
	email: "ana@loja.test",
	company: "",
	phone: "",
	subject: "Planos",
	message: "Quanto custa?",
	...change,
});
const faultsOf = (change: Partial<TypedContact>) => {
	const parsed = parseContactRequest(typed(change));
	return parsed.ok ? {} : parsed.faults;
};

test("a complete request passes; optional fields left empty are null", () => {
	expect(parseContactRequest(typed())).toEqual({
		ok: true,
		value: { ...typed(), company: null, phone: null },
	});
});

test("the e-mail takes its canonical form and texts lose the blanks around them", () => {
	const parsed = parseContactRequest(
		typed({ email: " Ana@Loja.test ", firstName: "\u3164 Ana ", company: " Loja " }),
	);
	expect(parsed).toMatchObject({
		ok: true,
		value: { email: "ana@loja.test", firstName: "Ana", company: "Loja" },
	});
});

test("first name, last name, e-mail, subject and message are required; all are named at once", () => {
	const empty = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, " "])) as TypedContact;
	expect(faultsOf(empty)).toEqual({
		firstName: "required",
		lastName: "required",
		email: "required",
		subject: "required",
		message: "required",
	});
});

test.each(["\u00A0", "\u3164", "\u200B", "\u2800 \u3000", "\uFEFF"])(
	"L12 a text of nothing but blanks (%j) is empty",
	(blank) => {
		expect(faultsOf({ message: blank })).toEqual({ message: "required" });
	},
);

test("L12 letters are counted as people see them, in one spelling", () => {
	const family = "👨‍👩‍👧‍👦";
	expect(faultsOf({ firstName: family.repeat(CONTACT_LIMITS.firstName) })).toEqual({});
	expect(faultsOf({ firstName: family.repeat(CONTACT_LIMITS.firstName + 1) })).toEqual({
		firstName: "too_long",
	});
	const parsed = parseContactRequest(typed({ firstName: "Jose\u0301" }));
	expect(parsed).toMatchObject({ ok: true, value: { firstName: "Jos\u00E9" } });
});

test.each(CONTACT_FIELDS)(
	"L08 %s has a limit, and a monstrous one is refused without counting",
	(field) => {
		const long = field === "phone" ? "1" : "a";
		expect(faultsOf({ [field]: long.repeat(CONTACT_LIMITS[field] + 1) })).toEqual({
			[field]: "too_long",
		});
		expect(faultsOf({ [field]: long.repeat(1_000_000) })).toEqual({ [field]: "too_long" });
	},
);

test("L12 control characters and broken text are refused; the message keeps its lines", () => {
	expect(faultsOf({ subject: "a\r\nBcc: x@y.test" })).toEqual({ subject: "invalid" });
	expect(faultsOf({ message: "a\0b" })).toEqual({ message: "invalid" });
	expect(faultsOf({ lastName: "\uD800" })).toEqual({ lastName: "invalid" });
	expect(parseContactRequest(typed({ message: "um\r\ndois\tfim" }))).toMatchObject({
		value: { message: "um\ndois\tfim" },
	});
});

test.each(["+55 (11) 98765-4321", "11 98765 4321", "(11)98765.4321"])(
	"the phone %s passes",
	(phone) => {
		expect(faultsOf({ phone })).toEqual({});
	},
);

test.each(["abc", "12", "<script>"])("the phone %s does not", (phone) => {
	expect(faultsOf({ phone })).toEqual({ phone: "invalid" });
});

test("an address that is none is refused", () => {
	expect(faultsOf({ email: "ana@" })).toEqual({ email: "invalid" });
});

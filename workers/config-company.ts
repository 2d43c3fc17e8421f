/** The part of the configuration that says who runs the deployment. */
import { z } from "zod";

export interface CompanyConfig {
	/** Who runs the deployment, as its public pages say. `privacyEmail` reaches the data protection officer. */
	company: {
		name: string;
		taxId: string;
		address: string;
		contactEmail: string;
		supportEmail: string;
		supportPhone: string;
		privacyEmail: string;
	};
}

export const COMPANY_VARIABLES = {
	COMPANY_NAME: z.string().default("Prosa"),
	COMPANY_TAX_ID: z.string().default("00.000.000/0000-00"),
	COMPANY_ADDRESS: z.string().default("São Paulo, SP, Brasil"),
	COMPANY_CONTACT_EMAIL: z.string().default("contato@prosa.example"),
	COMPANY_SUPPORT_EMAIL: z.string().default("suporte@prosa.example"),
	COMPANY_SUPPORT_PHONE: z.string().default("+55 11 0000-0000"),
	COMPANY_PRIVACY_EMAIL: z.string().default("privacidade@prosa.example"),
};

export const toCompany = (v: z.infer<z.ZodObject<typeof COMPANY_VARIABLES>>): CompanyConfig => ({
	company: {
		name: v.COMPANY_NAME,
		taxId: v.COMPANY_TAX_ID,
		address: v.COMPANY_ADDRESS,
		contactEmail: v.COMPANY_CONTACT_EMAIL,
		supportEmail: v.COMPANY_SUPPORT_EMAIL,
		supportPhone: v.COMPANY_SUPPORT_PHONE,
		privacyEmail: v.COMPANY_PRIVACY_EMAIL,
	},
});

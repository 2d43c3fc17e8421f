/** Who runs the installation, as its public pages say. Null is what nobody wrote: nothing is claimed in its place. */
export interface Company {
	name: string;
	taxId: string | null;
	address: string | null;
	contactEmail: string | null;
	supportEmail: string | null;
	supportPhone: string | null;
	/** Reaches the data protection officer. */
	privacyEmail: string | null;
}

/** The lines that the law asks of whoever serves the public: a tax registration, an address, a way to reach them. */
export const isCompanyKnown = ({ taxId, address, contactEmail, privacyEmail }: Company): boolean =>
	[taxId, address, contactEmail ?? privacyEmail].every((line) => line !== null);

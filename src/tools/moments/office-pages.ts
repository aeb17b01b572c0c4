/** The pages of the operator's office, as their tabs name them. */
export const officePages = ['games', 'rules', 'hours', 'sound', 'screen', 'quiet', 'figures', 'care'] as const;

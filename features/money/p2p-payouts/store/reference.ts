import { numberedRows } from '#db/review/references.ts'

/** The references of rows by id, such as 'M-100141'. */
export const references = numberedRows('payout_match', 'M')

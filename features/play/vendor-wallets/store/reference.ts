import { numberedRows } from '#db/review/references.ts'

/** The references of rows by id. */
export const references = numberedRows('vendor_transfer', 'V')

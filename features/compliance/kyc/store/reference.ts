import { numberedRows } from '#db/review/references.ts'

/** The references of rows by id, such as 'P-100141'. */
export const references = numberedRows('identity_document', 'P')

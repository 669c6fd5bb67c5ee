import { numberedRows } from '#db/review/references.ts'

/** The references of rows by id, such as 'D-100141'. */
export const references = numberedRows('deposit', 'D')

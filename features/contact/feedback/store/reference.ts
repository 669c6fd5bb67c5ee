import { numberedRows } from '#db/review/references.ts'

/** The references of rows by id, such as 'F-100141'. */
export const references = numberedRows('feedback', 'F')

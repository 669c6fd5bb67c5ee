import { numberedRows } from '#db/review/references.ts'

/** The references of entries by id, such as 'B-100001'. */
export const entryReferences = numberedRows('bank_entry', 'B')

/** The references of statements by id, such as 'S-1001'. */
export const statementReferences = numberedRows('bank_statement', 'S')

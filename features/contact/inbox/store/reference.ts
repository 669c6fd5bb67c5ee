import { numberedRows } from '#db/review/references.ts'

/** The references of campaigns by id, such as 'L-1001'. */
export const references = numberedRows('inbox_campaign', 'L')

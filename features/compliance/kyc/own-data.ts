import { own, ownTables } from '#db/tables/own-data.ts'

/** What of these tables stands in the member's own-data file; null: nothing of it. */
export const tables = ownTables({
  paper_check: own(
    'number merchant kind state sent_at decided_at name_on_paper born_on expires_on rejection',
    'id member_id decided_by note',
  ),
  paper_request: own('merchant asked_at', 'member_id asked_by reason'),
})

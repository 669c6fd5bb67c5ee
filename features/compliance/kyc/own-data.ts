import { own, ownTables } from '#db/tables/own-data.ts'

/** What a member's data export contains of each table; null: nothing. */
export const tables = ownTables({
  identity_document: own(
    'number merchant kind state sent_at decided_at name_on_paper born_on expires_on rejection',
    'id member_id decided_by note',
  ),
  identity_document_request: own('merchant asked_at', 'member_id asked_by reason'),
})

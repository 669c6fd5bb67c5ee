import { own, ownTables } from '#db/tables/own-data.ts'

/** What a member's data export contains of each table; null: nothing. */
export const tables = ownTables({
  chat_line: own('merchant room name text written at deleted_at', 'id member_id deleted_by'),
  chat_hidden: own('since', 'member_id about'),
  chat_report: own('line at', 'member_id'),
  chat_sanction: own('merchant kind until at lifted_at', 'id member_id reason by_account lifted_by'),
})

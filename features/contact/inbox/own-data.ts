import { own, ownTables } from '#db/tables/own-data.ts'

/** What a member's data export contains of each table; null: nothing. */
export const tables = ownTables({
  inbox_consent: own('channel is_on changed_at via', 'member_id'),
  inbox_consent_log: own('channel is_on via ip at', 'id member_id letter'),
  inbox_message: own(
    'kind text_key places title body link is_marketing at read_at deleted_at',
    'id member_id letter occasion is_pushed',
  ),
})

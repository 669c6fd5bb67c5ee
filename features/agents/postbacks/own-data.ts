import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the tables. */
export const tables = ownTables({
  postback: own('event url is_on created_at', 'member_id id merchant'),
  postback_delivery: own(
    'number event url state tries status problem created_at sent_at',
    'member_id postback key next_at',
  ),
})

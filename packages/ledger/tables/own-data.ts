import { own, ownTables } from '#db/tables/own-data.ts'

/** What a member's data export contains of each table; null: nothing. */
export const tables = ownTables({
  settled_play: own(
    'at stake win valid first_at round rounds vendor game category',
    'member_id wallet seq batch book',
  ),
})

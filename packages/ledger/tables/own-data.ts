import { own, ownTables } from '#db/tables/own-data.ts'

/** What of these tables stands in the member's own-data file; null: nothing of it. */
export const tables = ownTables({
  settled_play: own(
    'at stake win valid first_at round rounds vendor game category',
    'member_id wallet seq batch book',
  ),
})

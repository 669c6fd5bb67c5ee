import { own, ownTables } from '#db/tables/own-data.ts'

/** What a member's data export contains of each table; null: nothing. */
export const tables = ownTables({
  exclusion: own(
    'number kind starts_at ends_at lifted_at',
    'id member_id set_by set_by_account reason follows matched_by',
  ),
  exclusion_look: null,
  exclusion_pass: null,
})

import { own, ownTables } from '#db/tables/own-data.ts'

/** What a member's data export contains of each table; null: nothing. */
export const tables = ownTables({
  outgoing_message: own(
    'merchant channel address letter language state created_at sent_at is_bulk agreed delivery delivered_at',
    'id key places sealed tries next_try_at expires_at last_error member_id batch provider provider_id trace',
  ),
})

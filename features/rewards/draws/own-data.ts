import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the tables. */
export const tables = ownTables({
  draw_seed: own('draw client_seed nonce created_at revealed_at', 'id member_id server_hash server_seed'),
  draw_holding: own('draw left_count used holder', 'member_id'),
  wheel_spin: own('draw nonce segment prize at', 'id member_id seed cost reward_id'),
  raffle_ticket: own('draw first last at', 'member_id reward_id'),
  raffle_win: own('draw place ticket prize', 'member_id cost reward_id next_try'),
  envelope_claim: own('draw number amount at', 'member_id reward_id'),
  check_in: own('draw day nth prize at', 'member_id month cost'),
})

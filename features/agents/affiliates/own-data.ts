import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the tables. */
export const tables = ownTables({
  affiliate_applicant: own(
    'number person name company email phone country channel address traffic message language terms ip state sent_at decided_at',
    'member_id id merchant invited_by device status_token note decided_by',
  ),
  affiliate: own('number state parent_ppm joined_at', 'member_id merchant applicant parent_id secret'),
  affiliate_assignment: own('from_at version', 'member_id plan made_by reason'),
  affiliate_code: own('code landing note is_open created_at', 'member_id merchant'),
  // who brought a player is the affiliate's business; that someone did is told
  affiliate_player: own(
    'country registered_at first_deposit_at first_deposit qualified_at',
    'member_id number affiliate_id merchant code sub_id click plan version',
  ),
  affiliate_duplicate: own(
    'found_at cleared_at',
    'member_id id signals found_batch cleared_batch cleared_by reason',
  ),
})

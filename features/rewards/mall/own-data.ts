import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the tables. */
export const tables = ownTables({
  mall_redemption: own(
    'number exchange_type title_en title_vi quantity points amount currency state recipient phone address remarks shipment at decided_at',
    'id merchant member_id product',
  ),
  mall_code_use: own('at', 'code member_id'),
})

import { two, words } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'lobbyOffice.setGame': two('results', 'restriction is lifted'),
  'lobbyOffice.setVendor': two('results', 'restriction is lifted'),
  'lobbyOffice.setBrand': words,
  'lobbyOffice.setVendorHere': two('results', 'restriction is lifted'),
  'lobbyOffice.setBrandPlay': two('results', 'restriction is lifted'),
  'lobbyArrange.moveGame': words,
  'lobbyArrange.moveVendor': words,
  'lobbyArrange.mark': words,
  'lobbyArrange.setList': words,
  'logos.bring': words,
  'logos.remove': words,
}

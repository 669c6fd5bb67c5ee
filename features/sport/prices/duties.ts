import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  // prices move every second: within the bounds of margins and shifts one trader decides, as the desk's work
  'sportPricesOffice.price': one('settings', 'no effect on money or rights'),
  'sportPricesOffice.expect': two('settings'),
  'sportPricesOffice.suspend': one('protection', 'only restricts'),
  'sportPricesOffice.resume': one('protection', 'no effect on money or rights'),
}

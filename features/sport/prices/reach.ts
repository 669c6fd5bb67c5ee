import { house, shared } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. Prices are the same at all brands. */
export const reach = {
  'sportPricesOffice.book': shared,
  'sportPricesOffice.price': house,
  'sportPricesOffice.expect': house,
  'sportPricesOffice.stops': shared,
  'sportPricesOffice.suspend': house,
  'sportPricesOffice.resume': house,
  'sportPricesOffice.history': shared,
}

import { asks, house } from '#features/platform/operators/rules/reach.ts'

/**
 * Which brands' operators may make the calls whose input does not say it. A pool may belong to the network, so changes concern the whole
 * installation.
 */
export const reach = {
  'jackpotsOffice.list': asks,
  'jackpotsOffice.hits': house,
  'jackpotsOffice.add': house,
  'jackpotsOffice.setLevel': house,
  'jackpotsOffice.setGames': house,
  'jackpotsOffice.stop': house,
  'jackpotsOffice.start': house,
}

import type { ParSource, SheetSource } from '#game-kit/rtp/sheet.ts'
import { par as kite } from './paper-kite/par.ts'
import { slotProofs } from './slot-proofs.ts'
import { tableSheets } from './tables/par/sources.ts'

/** The proof of each game of the catalogue, loaded when `npm run rtp` asks for it. One line a game. */
export const proofs: Readonly<Record<string, () => Promise<ParSource>>> = {
  'river-dragon': async () => (await import('./slots/river-dragon/par.ts')).par,
  ...slotProofs,
  dice: async () => (await import('./dice/par.ts')).par,
  'pearl-drop': async () => (await import('./pearl-drop/par.ts')).par,
  'sky-lantern': async () => (await import('./sky-lantern/par.ts')).par,
  'lotus-wheel': async () => (await import('./lotus-wheel/par.ts')).par,
  'jade-vein': async () => (await import('./jade-vein/par.ts')).par,
  'pagoda-climb': async () => (await import('./pagoda-climb/par.ts')).par,
  'high-moon': async () => (await import('./high-moon/par.ts')).par,
  'crane-baccarat': async () => (await import('./crane-baccarat/par.ts')).par,
  'lacquer-21': async () => (await import('./lacquer-21/par.ts')).par,
  'swallow-trio': async () => (await import('./swallow-trio/par.ts')).par,
  'silk-jacks': async () => (await import('./silk-jacks/par.ts')).par,
  'koi-shallows': async () => (await import('./fishing/koi-shallows/par.ts')).par,
  'coral-bay': async () => (await import('./fishing/coral-bay/par.ts')).par,
  'moonlit-deep': async () => (await import('./fishing/moonlit-deep/par.ts')).par,
  'star-pond': async () => (await import('./star-pond/par.ts')).par,
}

/** The par sheets of games whose rounds are shared, and the folder of each. */
export const sharedSheets: readonly { readonly folder: string; readonly source: SheetSource }[] = [
  ...tableSheets,
  { folder: 'paper-kite', source: kite },
]

import type { InstantGame } from '#game-kit/instant.ts'

/** Every version of the shared-stage slots that ever paid a round. None is ever removed. */
export const slotEditions: Readonly<Record<string, () => Promise<InstantGame>>> = {
  'bronze-drum@1': async () => (await import('./slots/bronze-drum/rules.ts')).bronzeDrum,
  'monsoon-garden@1': async () => (await import('./slots/monsoon-garden/rules.ts')).monsoonGarden,
  'mooncake-parade@1': async () => (await import('./slots/mooncake-parade/rules.ts')).mooncakeParade,
  'silk-atlas@1': async () => (await import('./slots/silk-atlas/rules.ts')).silkAtlas,
  'aurora-fjord@1': async () => (await import('./slots/aurora-fjord/rules.ts')).auroraFjord,
  'orchard-bells@1': async () => (await import('./slots/orchard-bells/rules.ts')).orchardBells,
  'coral-crown@1': async () => (await import('./slots/coral-crown/rules.ts')).coralCrown,
  'ember-peak@1': async () => (await import('./slots/ember-peak/rules.ts')).emberPeak,
  'paddy-gold@1': async () => (await import('./slots/paddy-gold/rules.ts')).paddyGold,
}

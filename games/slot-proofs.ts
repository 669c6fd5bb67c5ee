import type { ParSource } from '#game-kit/rtp/sheet.ts'

/** The proof of each shared-stage slot. One line per game. */
export const slotProofs: Readonly<Record<string, () => Promise<ParSource>>> = {
  'bronze-drum': async () => (await import('./slots/bronze-drum/par.ts')).par,
  'monsoon-garden': async () => (await import('./slots/monsoon-garden/par.ts')).par,
  'mooncake-parade': async () => (await import('./slots/mooncake-parade/par.ts')).par,
  'silk-atlas': async () => (await import('./slots/silk-atlas/par.ts')).par,
  'aurora-fjord': async () => (await import('./slots/aurora-fjord/par.ts')).par,
  'orchard-bells': async () => (await import('./slots/orchard-bells/par.ts')).par,
  'coral-crown': async () => (await import('./slots/coral-crown/par.ts')).par,
  'ember-peak': async () => (await import('./slots/ember-peak/par.ts')).par,
  'paddy-gold': async () => (await import('./slots/paddy-gold/par.ts')).par,
}

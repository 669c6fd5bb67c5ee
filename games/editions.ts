import type { InstantGame } from '#game-kit/instant.ts'
import { slotEditions } from './slot-editions.ts'

/**
 * Every edition that ever paid a round, loaded when asked for: the fairness page, replay and the off-line verifier
 * fold a round with the rules that were in force when it was played. An edition never leaves this list.
 */
const editions: Readonly<Record<string, () => Promise<InstantGame>>> = {
  'river-dragon@1': async () => (await import('./slots/river-dragon/rules.ts')).riverDragon,
  ...slotEditions,
  'dice@1': async () => (await import('./dice/rules.ts')).dice,
  'pearl-drop@1': async () => (await import('./pearl-drop/rules.ts')).firstPearlDrop,
  'pearl-drop@2': async () => (await import('./pearl-drop/rules.ts')).pearlDrop,
  'sky-lantern@1': async () => (await import('./sky-lantern/rules.ts')).skyLantern,
  'lotus-wheel@1': async () => (await import('./lotus-wheel/rules.ts')).lotusWheel,
  'jade-vein@1': async () => (await import('./jade-vein/rules.ts')).jadeVein,
  'pagoda-climb@1': async () => (await import('./pagoda-climb/rules.ts')).pagodaClimb,
  'high-moon@1': async () => (await import('./high-moon/rules.ts')).highMoon,
  'crane-baccarat@1': async () => (await import('./crane-baccarat/rules.ts')).firstCrane,
  'crane-baccarat@2': async () => (await import('./crane-baccarat/rules.ts')).secondCrane,
  'crane-baccarat@3': async () => (await import('./crane-baccarat/rules.ts')).craneBaccarat,
  'lacquer-21@1': async () => (await import('./lacquer-21/rules.ts')).lacquer21,
  'swallow-trio@1': async () => (await import('./swallow-trio/rules.ts')).swallowTrio,
  'silk-jacks@1': async () => (await import('./silk-jacks/rules.ts')).silkJacks,
  'star-pond@1': async () => (await import('./star-pond/rules.ts')).starPond,
}

/** The rules of that edition; null where there never was one. */
export async function loadEdition(game: string, edition: number): Promise<InstantGame | null> {
  const key = `${game}@${edition}`
  return Object.hasOwn(editions, key) ? ((await editions[key]?.()) ?? null) : null
}

/** The edition that is played now, the newest there is; null where there is no such game. */
export function newestEdition(game: string): number | null {
  const own = Object.keys(editions).filter((key) => key.startsWith(`${game}@`))
  return own.length ? Math.max(...own.map((key) => Number(key.slice(game.length + 1)))) : null
}

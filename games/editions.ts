import type { InstantGame } from '#game-kit/instant.ts'
import { slotEditions } from './slot-editions.ts'

/**
 * Every version that ever paid a round, loaded on demand: the fairness page, replay and the offline verifier use the rules that a round
 * was played with. A version is never removed from this list.
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
  'koi-shallows@1': async () => (await import('./fishing/rules.ts')).firstKoiShallows,
  'koi-shallows@2': async () => (await import('./fishing/rules.ts')).koiShallows,
  'coral-bay@1': async () => (await import('./fishing/rules.ts')).firstCoralBay,
  'coral-bay@2': async () => (await import('./fishing/rules.ts')).coralBay,
  'moonlit-deep@1': async () => (await import('./fishing/rules.ts')).firstMoonlitDeep,
  'moonlit-deep@2': async () => (await import('./fishing/rules.ts')).moonlitDeep,
  'star-pond@1': async () => (await import('./star-pond/rules.ts')).starPond,
}

/** The rules of that version; null if there is none. */
export async function loadEdition(game: string, edition: number): Promise<InstantGame | null> {
  const key = `${game}@${edition}`
  return Object.hasOwn(editions, key) ? ((await editions[key]?.()) ?? null) : null
}

/** The current (newest) version; null if there is no such game. */
export function newestEdition(game: string): number | null {
  const own = Object.keys(editions).filter((key) => key.startsWith(`${game}@`))
  return own.length ? Math.max(...own.map((key) => Number(key.slice(game.length + 1)))) : null
}

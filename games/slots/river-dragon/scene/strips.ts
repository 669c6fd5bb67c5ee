import type { Column } from '#game-kit/scene/slots/reel.ts'
import type { SpinEvent } from '../events.ts'
import { BASE_REELS, FREE_REELS } from '../reels.ts'

/** What runs past between rounds: the game's own reels, from below, as they turn. */
export const strips = BASE_REELS.map((strip) => strip.toReversed())

/** The columns of a spin with the true ring around each. */
export function columnsOf(spin: SpinEvent): readonly Column[] {
  const reels = spin.mode === 'free' ? FREE_REELS : BASE_REELS
  return spin.grid.map((window, i) => {
    const strip = reels[i]
    const stop = spin.stops[i]
    return strip && stop !== undefined ? { window, ring: { strip, stop } } : { window }
  })
}

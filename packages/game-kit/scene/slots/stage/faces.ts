import { creditsOf, REELS, rowsOf, type SlotModel } from '../../../slots/model.ts'
import type { TumbleModel } from '../../../slots/tumble/model.ts'
import { sharedBanners } from '../banners/banners.ts'
import type { SlotSkin } from './skin.ts'

/** The parts of a skin that follow from the model: the rest is the game's own. */
type Derived = Pick<
  SlotSkin,
  'banners' | 'reels' | 'rows' | 'strips' | 'lines' | 'credits' | 'columnsOf' | 'buyTimes'
>

/** The skin of a slot with spinning reels. */
export function reelFace<S extends string>(model: SlotModel<S>): Derived {
  return {
    banners: sharedBanners,
    reels: REELS,
    rows: rowsOf(model),
    strips: model.baseReels.map((strip) => strip.toReversed()),
    lines: model.lines,
    credits: creditsOf(model),
    columnsOf: ringColumns(model.baseReels, model.freeReels),
  }
}

/** The skin of a slot with falling symbols. */
export function fallFace<S extends string>(model: TumbleModel<S>): Derived {
  return {
    banners: sharedBanners,
    reels: model.reels,
    rows: model.rows,
    strips: [],
    lines: [],
    credits: model.stake,
    buyTimes: model.buyCost,
    columnsOf: (spin) => spin.grid.map((window) => ({ window })),
  }
}

/** Columns of a spin with the real strip around each, from the reels of base game and free spins. */
function ringColumns(
  base: readonly (readonly string[])[],
  free: readonly (readonly string[])[],
): SlotSkin['columnsOf'] {
  return (spin) =>
    spin.grid.map((window, i) => {
      const strip = (spin.mode === 'free' ? free : base)[i]
      const stop = spin.stops[i]
      return strip && stop !== undefined ? { window, ring: { strip, stop } } : { window }
    })
}

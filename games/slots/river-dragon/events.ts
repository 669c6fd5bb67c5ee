import type { MoneyEvent } from '#game-kit/events.ts'
import type * as slot from '#game-kit/slots/events.ts'

/**
 * The script of one River Dragon round: the events of a lines slot (#game-kit/slots/events.ts tells their order and
 * fields) with this game's symbols. A credit is a twentieth of the stake; `creditsToMoney` in ./money.ts gives amounts
 * to show. Pearls are the scatters; wins in free spins are multiplied by 3.
 */

/** Frame names of the atlas: wild is the dragon, scatter the pearl, T the ten. */
export type RiverSymbol =
  | 'wild'
  | 'scatter'
  | 'koi'
  | 'lantern'
  | 'lotus'
  | 'ingot'
  | 'coin'
  | 'fan'
  | 'pendant'
  | 'A'
  | 'K'
  | 'Q'
  | 'J'
  | 'T'

export type Cell = slot.Cell
export type SpinEvent = slot.SpinEvent<RiverSymbol>
export type LineWinEvent = slot.LineWinEvent<RiverSymbol>
export type ScatterWinEvent = slot.ScatterWinEvent
export type SpinEndEvent = slot.SpinEndEvent
export type FreeSpinsStartEvent = slot.FreeSpinsStartEvent
export type FreeSpinEvent = slot.FreeSpinEvent
export type FreeSpinsRetriggerEvent = slot.FreeSpinsRetriggerEvent
export type FreeSpinsEndEvent = slot.FreeSpinsEndEvent
export type MaxWinEvent = slot.MaxWinEvent

/** Lines only: nothing here pays in ways or spreads. */
export type RiverDragonEvent = Exclude<
  slot.SlotEvent<RiverSymbol>,
  { type: 'wayWin' | 'spreadWin' | 'chosen' }
>

/** Everything a stored round of this game holds. */
export type RiverDragonRoundEvent = RiverDragonEvent | MoneyEvent

import type { PlacedBet, Scene } from '#game-kit/scene/port.ts'
import { parseMoney, type Minor } from '#kit/money.ts'

type Menu = {
  readonly menu: readonly Minor[]
  readonly start: Minor
  readonly min: Minor
  readonly max: Minor
}

/** The steps of the − and + buttons: the menu and the initial stake, in order, within the limits. */
export function stakeSteps({ menu, start, min, max }: Menu): readonly Minor[] {
  return [...new Set([...menu, start])]
    .filter((stake) => stake >= min && stake <= max)
    .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}

/** The next step up or down; unchanged at either end. */
export function nextStake(steps: readonly Minor[], stake: Minor, by: 1 | -1): Minor {
  const next = by > 0 ? steps.find((step) => step > stake) : steps.findLast((step) => step < stake)
  return next ?? stake
}

/** The insufficient-balance notice: its subject, and the highest lower step at which the balance covers the same bets. */
export type Short = {
  readonly kind: 'short'
  /** 'table': no step helps, since the placed chips have their own amounts; the balance covers only the minimum bet. */
  readonly of: 'bet' | 'table' | 'move'
  readonly lower: Minor | null
}

/**
 * Example: a balance of 4, steps of 1, 2 and 5, and a side bet of half the stake: 5 + 2.5 is too much, so 2 + 1 is offered. With 0.4 no
 * step is covered.
 */
export function shortOf(stakes: Menu, balance: Minor, costAt: (stake: Minor) => Minor): Short {
  const lower = stakeSteps(stakes).findLast((step) => costAt(step) <= balance) ?? null
  const isFixed = lower === null && costAt(stakes.min) === costAt(stakes.max) && stakes.min <= balance
  return { kind: 'short', of: isFixed ? 'table' : 'bet', lower }
}

/** The bets placed for the next round; one bet of the chosen stake when a game has no betting places. */
export function placedOn(scene: Scene | null, stake: Minor): readonly PlacedBet[] {
  return scene?.bets?.(stake) ?? (scene ? [{ ...scene.bet(), stake }] : [])
}

type Range = { readonly min: Minor; readonly max: Minor; readonly step: Minor }

/** The highest allowed stake that is not above `wanted`, a multiple of the step; the minimum if there is none. */
export function stakeWithin({ min, max, step }: Range, wanted: Minor): Minor {
  const capped = wanted > max ? max : wanted
  const whole = capped - (capped % step)
  return whole < min ? min : whole
}

/** The highest allowed stake at which the balance covers the placed bets; the minimum if none does. */
export function mostStake(range: Range, balance: Minor, costAt: (stake: Minor) => Minor): Minor {
  const stakes = (range.max - range.min) / range.step
  let low = 0n
  let high = stakes
  // the cost rises with the stake: binary search, since a range can hold millions of steps
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (costAt(range.min + middle * range.step) <= balance) low = middle
    else high = middle - 1n
  }
  return stakeWithin(range, range.min + low * range.step)
}

export type TypedStake =
  | { readonly ok: true; readonly stake: Minor }
  | { readonly ok: false; readonly why: 'notAmount' | 'low' | 'high' | 'step' }

/** Reads a typed stake: grouped as the language writes it ("2.000.000,5") or plain; nothing is rounded. */
export function readStake(text: string, { min, max, step }: Range, point: '.' | ','): TypedStake {
  const group = point === '.' ? ',' : '.'
  const bare = text.replace(/[\s\u00a0\u202f]/g, '')
  const isGrouped = new RegExp(`^\\d{1,3}(\\${group}\\d{3})+(\\${point}\\d+)?$`).test(bare)
  const plain = (isGrouped ? bare.replaceAll(group, '') : bare).replace(point, '.')
  const stake = parseMoney(plain)
  if (stake === null || stake < 0n) return { ok: false, why: 'notAmount' }
  if (stake < min) return { ok: false, why: 'low' }
  if (stake > max) return { ok: false, why: 'high' }
  return stake % step === 0n ? { ok: true, stake } : { ok: false, why: 'step' }
}

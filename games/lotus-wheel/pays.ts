import type { WheelPetals, WheelRisk } from './events.ts'

/**
 * Tenths of the stake that each petal returns, round the wheel. The petals of every wheel together return 99 tenths for every ten
 * petals: exactly 99 %, whichever is chosen.
 */
const low = [17, 12, 12, 0, 11, 12, 11, 0, 12, 12] as const

const single = (petals: WheelPetals): readonly number[] => [
  (99 * petals) / 10,
  ...Array.from({ length: petals - 1 }, () => 0),
]

/** A paying petal between two empty ones. */
const apart = (pays: readonly number[]): readonly number[] => pays.flatMap((tenths) => [tenths, 0])

export const wheels: Readonly<Record<WheelPetals, Readonly<Record<WheelRisk, readonly number[]>>>> = {
  10: { low, medium: apart([25, 16, 22, 16, 20]), high: single(10) },
  30: {
    low: [...low, ...low, ...low],
    medium: apart([40, 15, 17, 15, 20, 15, 25, 17, 15, 20, 16, 30, 15, 20, 17]),
    high: single(30),
  },
  50: {
    low: [...low, ...low, ...low, ...low, ...low],
    medium: apart([
      50, 15, 20, 15, 30, 15, 20, 16, 20, 15, 20, 15, 30, 15, 20, 15, 20, 14, 20, 15, 30, 15, 20, 15, 15,
    ]),
    high: single(50),
  },
}

export const sizes: readonly WheelPetals[] = [10, 30, 50]
export const risks: readonly WheelRisk[] = ['low', 'medium', 'high']

import { UNITS_PER_MAJOR } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'

/** Chips of a tournament: points without a currency. */
export function usePoints(): (chips: bigint) => string {
  const { number } = useTexts()
  return (chips) => number(chips / UNITS_PER_MAJOR)
}

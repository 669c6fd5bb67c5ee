import { useTexts } from '#texts/use-texts.ts'

const MINOR = 10_000n

/** Chips of a tournament: points without a currency. */
export function usePoints(): (chips: bigint) => string {
  const { number } = useTexts()
  return (chips) => number(chips / MINOR)
}

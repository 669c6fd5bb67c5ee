// The credit report as displayed, on the page, on paper and in the file. Opening and closing are cut; movements between them are adjusted
// so that each line adds up: opening + in − out = closing. What the steps of a section lack of the whole period's sum is a line "Rounding"
// below them (decision 45). Example: 0.0060 in on each of two days from zero: days show 0.00 and 0.01, the period 0.01.

import type { Minor } from '#kit/money.ts'
import { shownParts } from '#kit/shown/re-adding.ts'
import { cutTo, isCut } from '#kit/shown.ts'
import type { SectionSum } from '../rules.ts'

type Balanced = {
  readonly opening: Minor
  readonly closing: Minor
  readonly sections: readonly SectionSum[]
}

/** One line: balances cut, and every section's in and out between them. */
export function shownLine<Line extends Balanced>(line: Line, decimals: number): Line {
  const { opening, closing, sections } = line
  const parts = shownParts(
    { before: opening, after: closing },
    sections.flatMap(({ moneyIn, moneyOut }) => [moneyIn, -moneyOut]),
    decimals,
  )
  return {
    ...line,
    opening: cutTo(opening, decimals),
    closing: cutTo(closing, decimals),
    sections: sections.map(({ section }, at) => ({
      section,
      moneyIn: parts[2 * at] ?? 0n,
      moneyOut: -(parts[2 * at + 1] ?? 0n),
    })),
  }
}

export type ShownCredit<Step extends Balanced> = Balanced & {
  readonly steps: readonly Step[]
  /** The difference between the steps' sections and the whole; null if there is none. */
  readonly rounding: readonly SectionSum[] | null
}

export function shownCredit<Step extends Balanced>(
  credit: Balanced & { readonly steps: readonly Step[] },
  decimals: number,
): ShownCredit<Step> {
  const { opening, closing, sections } = credit
  const whole = shownLine({ opening, closing, sections }, decimals)
  const steps = credit.steps.map((step) => shownLine(step, decimals))
  const rounding = whole.sections.map(({ section, moneyIn, moneyOut }, at) => ({
    section,
    moneyIn: steps.reduce((left, step) => left - (step.sections[at]?.moneyIn ?? 0n), moneyIn),
    moneyOut: steps.reduce((left, step) => left - (step.sections[at]?.moneyOut ?? 0n), moneyOut),
  }))
  const isWhole = rounding.every(({ moneyIn, moneyOut }) => moneyIn === 0n && moneyOut === 0n)
  return { ...whole, steps, rounding: isWhole ? null : rounding }
}

/**
 * The sections that a table of the steps needs: those with an amount in the whole period, in a step or in the rounding. One whose steps
 * show 0.01 in and 0.01 less in the rounding is 0.00 as a whole, and without its column neither line would add up.
 */
export function usedSections({ sections, steps, rounding }: ShownCredit<Balanced>): SectionSum['section'][] {
  const lines = [sections, ...steps.map((step) => step.sections), ...(rounding ? [rounding] : [])]
  const isUsed = (at: number) =>
    lines.some((line) => (line[at]?.moneyIn ?? 0n) !== 0n || (line[at]?.moneyOut ?? 0n) !== 0n)
  return sections.flatMap(({ section }, at) => (isUsed(at) ? [section] : []))
}

/** Whether an amount of the report has more digits than it shows: then the page and the paper say how it is cut. */
export function isShortened(
  { opening, closing, sections, steps }: Balanced & { readonly steps: readonly Balanced[] },
  decimals: number,
): boolean {
  const amounts = [{ opening, closing, sections }, ...steps].flatMap((line) => [
    line.opening,
    line.closing,
    ...line.sections.flatMap(({ moneyIn, moneyOut }) => [moneyIn, moneyOut]),
  ])
  return amounts.some((amount) => isCut(amount, decimals))
}

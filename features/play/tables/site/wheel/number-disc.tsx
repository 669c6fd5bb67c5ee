import clsx from 'clsx'
import { redNumbers } from '#games/tables/roulette/outcome.ts'

export type RouletteColour = 'red' | 'black' | 'green'

export const colourOf = (number: number): RouletteColour =>
  number === 0 ? 'green' : redNumbers.includes(number) ? 'red' : 'black'

const fills = { red: 'bg-[#b3162a]', black: 'bg-[#17171c]', green: 'bg-[#0a6a40]' } as const

/** A number of the wheel on its colour. */
export function NumberDisc({ number, className }: { readonly number: number; readonly className?: string }) {
  return (
    <span
      className={clsx(
        'num inline-grid size-7 place-items-center rounded-full text-13 font-bold text-white ring-1 ring-white/25',
        fills[colourOf(number)],
        className,
      )}
    >
      {number}
    </span>
  )
}

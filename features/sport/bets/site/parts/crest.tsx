import type { SportEvent } from '../types.ts'

type CrestProps = { readonly side: NonNullable<SportEvent['home']>; readonly size?: number }

const SHIELD = 'M2 2h20v11c0 6-5 9.500-10 11C7 22.500 2 19 2 13z'
/** How the second colour divides the shield; it follows from the key, so a side always wears the same. */
const CHARGES = [
  'M2 2h10v22C7 22.500 2 19 2 13z',
  'M2 9h20v6H2z',
  'M8.500 2h7v22h-7z',
  'M2 2h5l17 17-4 4z',
  'M2 2h20L2 20z',
]

/** A generated crest in a side's colours: no club's emblem is used. */
export function Crest({ side, size = 18 }: CrestProps) {
  const [field, charge] = side.colours
  const sum = [...side.key].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  const id = `crest-${side.key}`
  return (
    <svg width={size} height={size} viewBox="0 0 24 26" aria-hidden className="shrink-0">
      <clipPath id={id}>
        <path d={SHIELD} />
      </clipPath>
      <path d={SHIELD} fill={field} />
      <path d={CHARGES[sum % CHARGES.length]} fill={charge} clipPath={`url(#${id})`} />
      <path d={SHIELD} fill="none" stroke="currentColor" strokeOpacity="0.35" />
    </svg>
  )
}

import { useTexts } from '#texts/use-texts.ts'
import { hasText } from '#texts/i18n.ts'
import type { DrawShown } from '../draw/draw-drawer.tsx'

export type Tiers = NonNullable<DrawShown['tiers']>

/** The name of a prize. */
export function useTierName(): (key: string) => string {
  const { t } = useTexts()
  return (key) => {
    const full = `lottery.tier.${key}`
    return hasText(full) ? t(full) : key
  }
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : value === null || value === undefined ? [] : [String(value)]

const numbersOf = (outcome: unknown, tier: string): readonly string[] =>
  typeof outcome === 'object' && outcome !== null ? textsOf(Reflect.get(outcome, tier)) : []

type Props = {
  readonly outcome: unknown
  readonly tiers: Tiers | null
  /** Prizes that two entries give differently. */
  readonly marked?: readonly { readonly tier: string; readonly place: number }[]
}

/** A result as it is published: one row a prize, or the drawn numbers. */
export function PrizeBoard({ outcome, tiers, marked = [] }: Props) {
  const name = useTierName()
  if (!tiers)
    return (
      <p className="num flex flex-wrap gap-2 text-16">
        {textsOf(outcome).map((number, place) => (
          <span key={place} className="rounded-tag bg-raised px-2 py-1">
            {number}
          </span>
        ))}
      </p>
    )
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] overflow-hidden rounded-card border border-hair text-14">
      {tiers.map(({ key }) => (
        <div key={key} className="contents">
          <dt className="border-b border-hair bg-raised px-3 py-1.5 text-12 text-muted">{name(key)}</dt>
          <dd className="num flex flex-wrap gap-x-4 gap-y-1 border-b border-hair px-3 py-1.5">
            {numbersOf(outcome, key).map((number, place) => {
              const isMarked = marked.some((each) => each.tier === key && each.place === place)
              return (
                <span
                  key={place}
                  className={isMarked ? 'rounded-tag bg-danger-soft px-1 text-danger' : undefined}
                >
                  {number}
                </span>
              )
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { Check, Store } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Menu } from '#ui/layer/menu.tsx'
import { useMe } from '../state/use-me.ts'
import { useOffice, workIn } from '../state/office-store.ts'

/** The current brand of an operator who works for some brands only; hidden for operators of all brands. */
export function BrandMenu() {
  const { t } = useTexts()
  const { me } = useMe()
  const queries = useQueryClient()
  const chosen = useOffice((state) => state.brand)
  const brands = me?.brands ?? []
  const brand = brands.find((each) => each === chosen) ?? brands[0]
  if (brand === undefined) return null
  const name = t('operators.workIn', { brand })
  if (brands.length === 1)
    return (
      <span className="flex items-center gap-1.5 text-13 text-muted" title={name}>
        <Store size={16} aria-hidden />
        <span className="sr-only">{name}</span>
        <span className="num" aria-hidden>
          {brand}
        </span>
      </span>
    )
  const choose = (next: string) => {
    workIn(next)
    void queries.resetQueries() // everything shown belongs to the other brand
  }
  return (
    <Menu
      trigger={
        <button type="button" className="hit flex items-center gap-1.5 text-13 text-muted hover:text-text">
          <Store size={16} aria-hidden />
          <span className="sr-only">{name}</span>
          <span className="num" aria-hidden>
            {brand}
          </span>
        </button>
      }
      groups={[
        brands.map((each) => ({
          key: each,
          label: each,
          onSelect: () => choose(each),
          ...(each === brand ? { end: <Check size={16} aria-hidden /> } : {}),
        })),
      ]}
    />
  )
}

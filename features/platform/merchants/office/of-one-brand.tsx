import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { merchantsOffice } from '../contract.ts'
import { BrandChips } from './brand-chips.tsx'

export type OfOneBrandProps = {
  readonly brand: string | undefined
  readonly onBrand: (brand: string) => void
  readonly children: (merchant: string) => ReactNode
  /** A part of a page, such as a tab, says its own width. */
  readonly className?: string
}

/** What belongs to one brand, with the choice of the brand above it. */
export function OfOneBrand({
  brand,
  onBrand,
  children,
  className = 'min-h-0 flex-1 gap-4 overflow-auto p-4',
}: OfOneBrandProps) {
  const asked = useApiQuery(useApi(merchantsOffice).choices, undefined, { staleMs: Infinity })
  return (
    <div className={clsx('grid grid-cols-1 content-start', className)}>
      <QueryState of={asked}>
        {({ merchants }) => {
          const chosen = merchants.find(({ code }) => code === brand) ?? merchants[0]
          return (
            chosen && (
              <>
                <BrandChips brands={merchants} value={chosen.code} onChange={onBrand} />
                {children(chosen.code)}
              </>
            )
          )
        }}
      </QueryState>
    </div>
  )
}

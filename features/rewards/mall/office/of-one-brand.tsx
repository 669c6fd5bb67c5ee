import type { ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'

export type OfOneBrandProps = {
  readonly brand: string | undefined
  readonly onBrand: (brand: string) => void
  readonly children: (merchant: string) => ReactNode
}

/** What belongs to one brand, with the choice of the brand above it. */
export function OfOneBrand({ brand, onBrand, children }: OfOneBrandProps) {
  const asked = useApiQuery(useApi(merchantsOffice).choices, undefined, { staleMs: Infinity })
  return (
    <div className="grid min-h-0 flex-1 grid-cols-1 content-start gap-4 overflow-auto p-4">
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

import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApiMutation } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { addDays, dayIn } from '#kit/day.ts'
import type { Minor } from '#kit/money.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { saveFile } from '#ui/data/keep-file.ts'
import { toast } from '#ui/layer/toast.ts'
import type { Range } from '#ui/records/days.ts'
import { agents } from '../contract.ts'

/** The last seven days, until others are chosen. */
export function useDays(): readonly [Range, (range: Range) => void] {
  const today = dayIn(timeZone(), new Date())
  const [range, setRange] = useState<Range | null>(null)
  return [range ?? { from: addDays(today, -6), to: today }, setRange]
}

/** The page's heading on a desktop; a phone has it in the panel's bar. */
export function Head({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-md:has-[>h1:only-child]:mb-0">
      <h1 className="max-md:sr-only">{title}</h1>
      {children}
    </div>
  )
}

export type Figure = {
  readonly key: string
  readonly name: string
  readonly value: ReactNode
  readonly hint?: ReactNode
}

/** Figures side by side: two in a row on a phone. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="panel grid grid-cols-2 gap-x-4 gap-y-4 p-4 md:grid-cols-4 md:gap-x-6 md:p-5">
      {figures.map(({ key, name, value, hint }) => (
        <div key={key} className="min-w-0">
          <dt className="text-12 text-faint">{name}</dt>
          <dd className="truncate text-16 font-semibold md:text-18">{value}</dd>
          {hint && <dd className="text-12 text-faint">{hint}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** Profit and loss: gold above zero. */
export function Profit({ amount, currency }: { readonly amount: Minor; readonly currency: Currency }) {
  return <Amount amount={amount} currency={currency} signed won={amount > 0n} />
}

type What = 'team' | 'betting' | 'profit' | 'moves' | 'income'
type Filter = { readonly from?: string; readonly to?: string; readonly of?: bigint; readonly find?: string }

/** Saves the list with its filters as CSV. */
export function ExportButton({ what, filter }: { readonly what: What; readonly filter: Filter }) {
  const texts = useTexts()
  const file = useApiMutation(useApi(agents).export)
  return (
    <Button
      size="sm"
      icon={Download}
      busy={file.isPending}
      onClick={() =>
        file.mutate(
          { body: { what, ...filter } },
          {
            onSuccess: (saved) => saveFile(saved, saved.name),
            onError: (error) => toast({ tone: 'danger', title: errorWords(texts, error) }),
          },
        )
      }
    >
      {texts.t('agents.export')}
    </Button>
  )
}

/** More rows of a list by pages. */
export function More({
  of,
}: {
  readonly of: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
}) {
  const { t } = useTexts()
  if (!of.hasNextPage) return null
  return (
    <div className="mt-4 text-center">
      <Button busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
        {t('ui.more')}
      </Button>
    </div>
  )
}

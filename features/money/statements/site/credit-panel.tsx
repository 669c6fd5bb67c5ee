import { FileDown, Printer } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { HeldNow } from '#features/money/wallet/site/held-now.tsx'
import { decimalsOf } from '#texts/decimals.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { statements } from '../contract.ts'
import { isShortened, shownCredit, type ShownCredit } from '../rules/shown.ts'
import { saveText } from './save-text.ts'
import { CreditSteps } from './credit-steps.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { stepText } from './step-text.ts'
import { usePeriod } from './use-period.ts'
import './on-paper.css'

export type Credit = Reply<typeof statements.credit>
export type CreditShown = Pick<Credit, 'by' | 'currency'> & ShownCredit<Credit['steps'][number]>

/** Credit report (MEM-11): a statement of a period that adds up, for printing and spreadsheets. */
export function CreditPanel() {
  const { t } = useTexts()
  const period = usePeriod()
  const asked = useApiQuery(useApi(statements).credit, { query: period.range })
  return (
    <>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="max-md:hidden">{t('statements.credit')}</h1>
          <p className="text-13 text-muted">{t('statements.creditText')}</p>
        </div>
        <div className="flex gap-2.5 print:hidden">
          <Button size="sm" icon={Printer} onClick={() => window.print()}>
            {t('statements.print')}
          </Button>
          <SaveButton range={period.range} />
        </div>
      </div>
      <PeriodPicker period={period} />
      <div className="mt-4">
        <QueryState of={asked} waiting={<SkeletonCard />}>
          {(credit) => <Report credit={credit} />}
        </QueryState>
      </div>
    </>
  )
}

function Report({ credit }: { readonly credit: Credit }) {
  const texts = useTexts()
  const { t, date } = texts
  const { currency, member } = credit
  const decimals = decimalsOf(currency)
  const shown = shownCredit(credit, decimals)
  const { opening, closing, sections } = shown
  return (
    <article data-paper className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="hidden gap-1 print:grid">
        <h1>{t('statements.credit')}</h1>
        <p>
          {member.name ?? ''} {t('statements.for', { account: member.account, id: member.id.toString() })}
        </p>
        <p>
          {stepText(texts.lang, credit.from)} – {stepText(texts.lang, credit.to)}
        </p>
        <p>{t('statements.madeAt', { at: date(credit.at, 'minute') })}</p>
      </header>
      <section className="panel p-4 md:p-5">
        <table className="w-full text-13 md:text-14 [&_td]:py-2.5 [&_th]:py-2">
          <thead className="text-left text-12 text-faint">
            <tr>
              <th scope="col" className="font-medium">
                {t('statements.period')}
              </th>
              <th scope="col" className="pl-3 text-right md:pl-4 font-medium">
                {t('statements.in')}
              </th>
              <th scope="col" className="pl-3 text-right md:pl-4 font-medium">
                {t('statements.out')}
              </th>
            </tr>
          </thead>
          <tbody>
            <BalanceRow name={t('statements.opening')} amount={opening} currency={currency} />
            {sections.map(({ section, moneyIn, moneyOut }) => (
              <tr key={section} className="border-t border-hair">
                <th scope="row" className="text-left font-normal">
                  {t(`statements.section.${section}`)}
                </th>
                <td className="pl-3 text-right md:pl-4">
                  {moneyIn > 0n ? <Amount amount={moneyIn} currency={currency} /> : <Dash />}
                </td>
                <td className="pl-3 text-right md:pl-4">
                  {moneyOut > 0n ? <Amount amount={moneyOut} currency={currency} /> : <Dash />}
                </td>
              </tr>
            ))}
            <BalanceRow name={t('statements.closing')} amount={closing} currency={currency} />
          </tbody>
        </table>
        <p className="text-right text-12 text-faint">
          <HeldNow />
        </p>
      </section>
      <CreditSteps credit={{ by: credit.by, currency, ...shown }} />
      {isShortened(credit, decimals) && (
        <p className="text-12 text-faint">
          {t(shown.rounding ? 'statements.cutAndRounding' : 'statements.cut', { decimals })}
        </p>
      )}
    </article>
  )
}

type BalanceRowProps = {
  readonly name: string
  readonly amount: bigint
  readonly currency: Credit['currency']
}

function BalanceRow({ name, amount, currency }: BalanceRowProps) {
  return (
    <tr className="border-t border-line text-14 font-semibold md:text-16">
      <th scope="row" className="text-left whitespace-nowrap">
        {name}
      </th>
      <td colSpan={2} className="pl-3 text-right md:pl-4">
        <Amount amount={amount} currency={currency} />
      </td>
    </tr>
  )
}

function Dash() {
  return (
    <span className="text-faint" aria-hidden>
      –
    </span>
  )
}

function SaveButton({ range }: { readonly range: { readonly from: string; readonly to: string } }) {
  const { t } = useTexts()
  const api = useApi(statements)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { name, csv } = await api.creditCsv({ query: range })
      saveText(name, csv, 'text/csv')
    } catch {
      toast({ tone: 'danger', title: t('statements.csvFailed') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" icon={FileDown} busy={isBusy} onClick={() => void save()}>
      {t('statements.csv')}
    </Button>
  )
}

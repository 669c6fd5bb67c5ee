import { useState, type SubmitEvent } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Notice } from '#ui/state/notice.tsx'
import { lotteryDraws } from '../../contract/draws.ts'
import { lotteryResults } from '../../contract/results.ts'
import { emptyForm, soFarOf, withPublic, type Filled, type SoFar } from '../../rules/filled.ts'
import { LiveSale } from './live-sale.tsx'
import { PrizeBoard, useTierName } from './prize-board.tsx'
import { PrizeFields } from './prize-fields.tsx'
import type { WaitingRow } from './results-tab.tsx'

type Props = { readonly row: WaitingRow; readonly mayEnter: boolean; readonly onClose: () => void }

/**
 * The operator's own entry of a result, whole or as far as it is drawn. The other entry is not shown until both differ; numbers that both
 * have entered are public and fixed.
 */
export function ResultForm({ row, mayEnter, onClose }: Props) {
  const { t, lang } = useTexts()
  const { tiers, places, state, entries, shown } = row
  const own = entries.find(({ isYours }) => isYours)
  const [typed, setTyped] = useState<Filled>(() => ownNumbers(own?.outcome, emptyForm(tiers)))
  const value = withPublic(tiers, typed, shown)
  const drawn = row.order.flatMap((key) => tiers.filter((tier) => tier.key === key))
  const soFar = soFarOf(drawn, value, shown)
  const entry = useEntry(row, { value, soFar, onClose })
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={`${row.name[lang]}, ${row.label}`}
      text={t('lotteryOffice.enterText')}
      foot={
        mayEnter && (
          <Button type="submit" form="result" look="primary" wide busy={entry.isPending}>
            {soFar.kind === 'part'
              ? t('lotteryOffice.enterPart', { count: soFar.count, size: soFar.size })
              : t(own ? 'lotteryOffice.enterAgain' : 'lotteryOffice.enter')}
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <LiveSale row={row} mayStop={mayEnter} />
        {state === 'differs' && <Disagreement row={row} />}
        {state === 'waiting' && <Entered row={row} />}
        {mayEnter && (
          <form id="result" onSubmit={entry.send} className="grid gap-4" noValidate>
            <PrizeFields tiers={tiers} value={value} onChange={setTyped} marked={places} shown={shown} />
            {entry.problem}
            <FormFailure error={entry.error} />
          </form>
        )}
      </div>
    </Drawer>
  )
}

function useEntry(
  row: WaitingRow,
  { value, soFar, onClose }: { readonly value: Filled; readonly soFar: SoFar; readonly onClose: () => void },
) {
  const { t } = useTexts()
  const api = useApi(lotteryResults)
  const draws = useApi(lotteryDraws)
  const enter = useApiMutation(api.enter, { invalidates: [api.waiting, draws.list, draws.one] })
  const name = useTierName()
  const [isTried, setTried] = useState(false)
  const isPart = soFar.kind === 'part'
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isPart && soFar.kind !== 'whole') return
    setTried(false)
    const outcome = Object.fromEntries(
      Object.entries(value).map(([tier, numbers]) => [tier, numbers.filter((number) => number !== '')]),
    )
    enter.mutate(
      { params: { id: row.id }, body: isPart ? { outcome, soFar: true } : { outcome } },
      {
        onSuccess: (answer) => {
          toast({
            tone: answer.state === 'differs' ? 'warning' : 'good',
            title: t(`lotteryOffice.done.${answer.state}`),
          })
          if (answer.state !== 'differs' && !isPart) onClose()
        },
      },
    )
  }
  const problem = isTried && !isPart && soFar.kind !== 'whole' && (
    <Notice tone="danger">
      {soFar.kind === 'none'
        ? t('lotteryOffice.problem.none')
        : t(`lotteryOffice.problem.${soFar.kind}`, { prize: name(soFar.tier) })}
    </Notice>
  )
  return { send, problem, isPending: enter.isPending, error: enter.error }
}

/** The operator's own numbers as they were entered before. */
function ownNumbers(outcome: unknown, empty: Filled): Filled {
  if (typeof outcome !== 'object' || outcome === null) return empty
  return Object.fromEntries(
    Object.entries(empty).map(([tier, blank]) => {
      const numbers: unknown = Reflect.get(outcome, tier)
      return [tier, Array.isArray(numbers) ? numbers.map(String) : blank]
    }),
  )
}

function Entered({ row: { entries } }: Pick<Props, 'row'>) {
  const { t, date } = useTexts()
  return (
    <ul className="grid gap-1 text-13 text-muted">
      {entries.map(({ byName, at, how, isYours }) => (
        <li key={byName}>
          {t(isYours ? 'lotteryOffice.youEntered' : `lotteryOffice.otherEntered.${how}`, {
            name: byName,
            at: date(at, 'stamp'),
          })}
        </li>
      ))}
    </ul>
  )
}

/** Both entries beside each other, with what differs. */
function Disagreement({ row: { entries, tiers, places } }: Pick<Props, 'row'>) {
  const { t, date } = useTexts()
  return (
    <section className="grid gap-3">
      <Notice tone="danger">{t('lotteryOffice.differsText')}</Notice>
      <div className="grid gap-3 md:grid-cols-2">
        {entries.map(({ byName, at, outcome }) => (
          <div key={byName} className="grid min-w-0 content-start gap-1">
            <span className="text-12 text-muted">
              {byName} · <span className="num">{date(at, 'stamp')}</span>
            </span>
            <PrizeBoard outcome={outcome} tiers={tiers} marked={places} />
          </div>
        ))}
      </div>
    </section>
  )
}

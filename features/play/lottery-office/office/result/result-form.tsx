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
import { emptyForm, formProblem, type Filled } from '../../rules/filled.ts'
import { PrizeBoard, useTierName } from './prize-board.tsx'
import { PrizeFields } from './prize-fields.tsx'
import type { WaitingRow } from './results-tab.tsx'

type Props = { readonly row: WaitingRow; readonly mayEnter: boolean; readonly onClose: () => void }

/** The operator's own entry of a result. The other entry is not shown until both differ. */
export function ResultForm({ row, mayEnter, onClose }: Props) {
  const { t, lang } = useTexts()
  const api = useApi(lotteryResults)
  const draws = useApi(lotteryDraws)
  const enter = useApiMutation(api.enter, { invalidates: [api.waiting, draws.list, draws.one] })
  const name = useTierName()
  const { tiers, places, state, entries } = row
  const own = entries.find(({ isYours }) => isYours)
  const [value, setValue] = useState<Filled>(() => ownNumbers(own?.outcome, emptyForm(tiers)))
  const [isTried, setTried] = useState(false)
  const problem = formProblem(tiers, value)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem) return
    const outcome = Object.fromEntries(Object.entries(value).map(([tier, numbers]) => [tier, [...numbers]]))
    enter.mutate(
      { params: { id: row.id }, body: { outcome } },
      {
        onSuccess: (answer) => {
          toast({
            tone: answer.state === 'differs' ? 'warning' : 'good',
            title: t(`lotteryOffice.done.${answer.state}`),
          })
          if (answer.state !== 'differs') onClose()
        },
      },
    )
  }
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={`${row.name[lang]}, ${row.label}`}
      text={t('lotteryOffice.enterText')}
      foot={
        mayEnter && (
          <Button type="submit" form="result" look="primary" wide busy={enter.isPending}>
            {t(own ? 'lotteryOffice.enterAgain' : 'lotteryOffice.enter')}
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        {state === 'differs' && <Disagreement row={row} />}
        {state === 'waiting' && <Entered row={row} />}
        {mayEnter && (
          <form id="result" onSubmit={send} className="grid gap-4" noValidate>
            <PrizeFields tiers={tiers} value={value} onChange={setValue} marked={places} />
            {isTried && problem && (
              <Notice tone="danger">
                {t(`lotteryOffice.problem.${problem.kind}`, { prize: name(problem.tier) })}
              </Notice>
            )}
            <FormFailure error={enter.error} />
          </form>
        )}
      </div>
    </Drawer>
  )
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

import { Download, RotateCcw, ShieldCheck, ShieldX } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { anyJson } from '#game-kit/schema.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure, QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { saveFile } from '#ui/data/keep-file.ts'
import { tickets } from '../contract/member.ts'
import { ScratchCard } from './card/scratch-card.tsx'

/** A ticket of the caller in a record: scratched again as often as wanted, without money, and its verification. */
export function TicketReplay({ id, currency }: { readonly id: string; readonly currency: Currency }) {
  const { t } = useTexts()
  const api = useApi(tickets)
  const [times, setTimes] = useState(0)
  const asked = useApiQuery(api.one, { params: { id } }, { staleMs: 60_000 })
  const designs = useApiQuery(api.list, undefined, { staleMs: 600_000 })
  return (
    <QueryState of={asked}>
      {(ticket) => {
        const design = designs.data?.list.find(({ code }) => code === ticket.design)
        if (ticket.fields === null) return <p className="text-muted">{t('tickets.notScratched')}</p>
        return (
          <div className="grid gap-3">
            <ScratchCard
              key={times}
              theme={design?.theme ?? ''}
              name={design?.name ?? ''}
              currency={currency}
              ticket={ticket}
              onTouch={nothing}
              onDone={nothing}
            />
            <Button icon={RotateCcw} onClick={() => setTimes(times + 1)}>
              {t('tickets.replay')}
            </Button>
            <Verify id={id} />
          </div>
        )
      }}
    </QueryState>
  )
}

const nothing = (): void => undefined

type Checked = { readonly differences: readonly string[]; readonly file: string }

/** Computes on this device that the ticket belongs to its series as it was published before the first sale. */
function Verify({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const api = useApi(tickets)
  const [checked, setChecked] = useState<Checked | 'running' | null>(null)
  const [error, setError] = useState<unknown>(null)
  const check = async () => {
    setError(null)
    setChecked('running')
    try {
      const record = await api.proof({ params: { id } })
      const { ticketDifferences } = await import('#game-kit/lottery/tickets/proof.ts')
      const config = anyJson.parse(record.config)
      const differences = ticketDifferences({ ...record, config: config.ok ? config.value : null })
      setChecked({ differences, file: JSON.stringify(record, null, 2) })
    } catch (problem) {
      setChecked(null)
      setError(problem)
    }
  }
  if (error) return <Failure error={error} onRetry={() => void check()} />
  if (checked && checked !== 'running')
    return (
      <div className="grid gap-2">
        <Verdict
          differences={checked.differences}
          good={t('tickets.verified')}
          bad={t('tickets.notVerified')}
        />
        <Button
          icon={Download}
          onClick={() => saveFile(new Blob([checked.file], { type: 'application/json' }), 'ticket.json')}
        >
          ticket.json
        </Button>
      </div>
    )
  return (
    <Button icon={ShieldCheck} busy={checked === 'running'} onClick={() => void check()}>
      {t('tickets.verify')}
    </Button>
  )
}

/** The result of a verification. */
export function Verdict({
  differences,
  good,
  bad,
}: {
  readonly differences: readonly string[]
  readonly good: string
  readonly bad: string
}) {
  const isGood = differences.length === 0
  return (
    <div
      role="status"
      className={`flex items-start gap-2.5 rounded-control px-3 py-2.5 font-medium ${isGood ? 'bg-action-soft text-action-text' : 'bg-danger-soft text-danger'}`}
    >
      {isGood ? <ShieldCheck size={20} aria-hidden /> : <ShieldX size={20} aria-hidden />}
      <div className="min-w-0">
        {isGood ? good : bad}
        {differences.map((difference) => (
          <p key={difference} className="code text-12 font-normal">
            {difference}
          </p>
        ))}
      </div>
    </div>
  )
}

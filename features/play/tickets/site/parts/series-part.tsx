import { Download, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure, QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Copyable } from '#ui/data/copyable.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { saveFile } from '#ui/data/keep-file.ts'
import { Status } from '#ui/data/status.tsx'
import { tickets } from '../../contract/member.ts'
import { Verdict } from '../ticket-replay.tsx'
import type { Design, Series } from '../words.ts'

const tones = { printed: 'plain', open: 'good', closed: 'waiting', revealed: 'info' } as const

/** The newest series of a ticket with what was published of each, and the verification of those that are over. */
export function SeriesPart({ design }: { readonly design: Design }) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(tickets).series, { params: { design: design.code } }, { staleMs: 10_000 })
  return (
    <div className="grid gap-3">
      <p className="text-13 text-muted">{t('tickets.seriesText')}</p>
      <QueryState of={asked}>
        {({ list }) => (
          <ul className="grid gap-3">
            {list.map((series) => (
              <SeriesCard key={series.label} series={series} />
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  )
}

function SeriesCard({ series }: { readonly series: Series }) {
  const { t, date, number } = useTexts()
  const { label, state, size, sold, prizes, seriesHash, commitment, seed, closedAt, printedAt } = series
  const [all, found] = [
    prizes.reduce((sum, { count }) => sum + count, 0),
    prizes.reduce((sum, each) => sum + each.found, 0),
  ]
  return (
    <li className="panel grid gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="num text-16 font-bold">{label}</h2>
        <Status tone={tones[state]}>
          {series.isWithdrawn && state === 'closed'
            ? t('tickets.state.withdrawn')
            : t(`tickets.state.${state}`)}
        </Status>
      </div>
      <Facts
        facts={[
          { key: 'sold', name: t('tickets.sold'), value: `${number(sold)} / ${number(size)}` },
          { key: 'found', name: t('tickets.found'), value: `${number(found)} / ${number(all)}` },
          { key: 'printed', name: t('tickets.printedAt'), value: date(printedAt, 'minute') },
          ...(closedAt
            ? [{ key: 'closed', name: t('tickets.closedAt'), value: date(closedAt, 'minute') }]
            : []),
        ]}
      />
      <Hash name={t('tickets.seriesHash')} text={seriesHash} />
      <Hash name={t('rounds.seedHash')} text={commitment} />
      {seed && <Hash name={t('rounds.serverSeed')} text={seed} />}
      {seed ? <PrintAgain label={label} /> : <p className="text-12 text-faint">{t('tickets.seedLater')}</p>}
    </li>
  )
}

function Hash({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div className="min-w-0">
      <span className="mb-1 block text-12 text-faint">{name}</span>
      <Copyable text={text} what={name} boxed />
    </div>
  )
}

type Checked = { readonly differences: readonly string[]; readonly file: string }

function PrintAgain({ label }: { readonly label: string }) {
  const { t } = useTexts()
  const api = useApi(tickets)
  const [checked, setChecked] = useState<Checked | 'running' | null>(null)
  const [error, setError] = useState<unknown>(null)
  const check = async () => {
    setError(null)
    setChecked('running')
    try {
      const record = await api.seriesProof({ params: { label } })
      const differences = await printed(record)
      setChecked({ differences, file: JSON.stringify(record) })
    } catch (problem) {
      setChecked(null)
      setError(problem)
    }
  }
  if (error) return <Failure error={error} onRetry={() => void check()} />
  if (!checked || checked === 'running')
    return (
      <Button icon={ShieldCheck} busy={checked === 'running'} onClick={() => void check()}>
        {t('tickets.verifySeries')}
      </Button>
    )
  return (
    <div className="grid gap-2">
      <Verdict
        differences={checked.differences}
        good={t('tickets.seriesVerified')}
        bad={t('tickets.notVerified')}
      />
      <Button
        icon={Download}
        onClick={() => saveFile(new Blob([checked.file], { type: 'application/json' }), `${label}.json`)}
      >
        {label}.json
      </Button>
    </div>
  )
}

/** The differences that a worker finds; the page stays responsive. */
function printed(record: unknown): Promise<readonly string[]> {
  const worker = new Worker(new URL('./print-again.ts', import.meta.url), { type: 'module' })
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
      resolve(data)
      worker.terminate()
    })
    worker.addEventListener('error', (event) => {
      reject(new Error(event.message))
      worker.terminate()
    })
    worker.postMessage(record)
  })
}

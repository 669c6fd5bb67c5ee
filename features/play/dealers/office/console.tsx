import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { dealerConsole } from '../contract/console.ts'
import { consoleId } from './console-id.ts'
import { Dealing } from './dealing.tsx'
import { Round } from './round.tsx'
import { TableFacts } from './tables.tsx'

export type ConsoleShown = Reply<typeof dealerConsole.show>

/** An event tells of each change; this bounds how long a lost one is missed. */
const EVERY_MS = 3_000

/** The console of a table: the shift first, then the round. */
export function Console({ code }: { readonly code: string }) {
  const { lang } = useTexts()
  const asked = useApiQuery(
    useApi(dealerConsole).show,
    { params: { table: code } },
    { everyMs: EVERY_MS, staleMs: 0 },
  )
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={6} />}>
      {(shown) => (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_280px]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h2 className="text-16">{shown.table.name[lang]}</h2>
            {shown.mine === null ? (
              <StartShift shown={shown} />
            ) : shown.console === consoleId() ? (
              <>
                <Round shown={shown} />
                <Dealing shown={shown} />
              </>
            ) : (
              <TakeOver shown={shown} />
            )}
          </div>
          <div className="panel p-3">
            <TableFacts row={shown.table} />
          </div>
        </div>
      )}
    </QueryState>
  )
}

const seats = ['dealer', 'second'] as const

function useStart(shown: ConsoleShown) {
  const api = useApi(dealerConsole)
  const start = useApiMutation(api.start, { invalidates: [api.show, api.list] })
  const run = (source: (typeof seats)[number], name: string) =>
    start.mutate({
      params: { table: shown.table.code },
      body: { console: consoleId(), source, name },
    })
  return { start, run }
}

/** Starts a shift at one of the two consoles. */
function StartShift({ shown }: { readonly shown: ConsoleShown }) {
  const { t } = useTexts()
  const [name, setName] = useState('')
  const { start, run } = useStart(shown)
  return (
    <form className="panel grid gap-3 p-4" noValidate onSubmit={(event) => event.preventDefault()}>
      <TextField
        label={t('dealers.nameAtTable')}
        hint={t('dealers.nameHint')}
        name="name"
        maxLength={40}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <FormFailure error={start.error} />
      <div className="flex flex-wrap gap-2">
        {seats.map((source) => (
          <Button
            key={source}
            look={source === 'dealer' ? 'primary' : 'outline'}
            disabled={shown.table[source] !== null || name.trim() === ''}
            busy={start.isPending}
            onClick={() => run(source, name.trim())}
          >
            {t('dealers.startAs', { source: t(`dealers.source.${source}`) })}
          </Button>
        ))}
      </div>
    </form>
  )
}

/** The shift is open at another page. */
function TakeOver({ shown }: { readonly shown: ConsoleShown }) {
  const { t } = useTexts()
  const { start, run } = useStart(shown)
  const { mine, table } = shown
  if (mine === null) return null
  return (
    <div className="grid gap-3">
      <Notice tone="warning">{t('dealers.takeOverText')}</Notice>
      <FormFailure error={start.error} />
      <div>
        <Button
          look="primary"
          busy={start.isPending}
          onClick={() => run(mine, table[mine]?.name ?? 'Dealer')}
        >
          {t('dealers.takeOver')}
        </Button>
      </div>
    </div>
  )
}

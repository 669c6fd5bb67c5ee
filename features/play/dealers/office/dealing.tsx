import { useEffect, useRef, useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { dealerConsole } from '../contract/console.ts'
import { placeName } from '../rules/place-name.ts'
import type { ConsoleShown } from './console.tsx'
import { consoleId } from './console-id.ts'

type Props = { readonly shown: ConsoleShown }
type Round = NonNullable<ConsoleShown['round']>

/** What this console reads of the round: a scanner types into the field and presses Enter, a person does the same. */
export function Dealing({ shown }: Props) {
  const { t } = useTexts()
  const { round } = shown
  if (!round || round.state === 'open' || round.state === 'scheduled') return null
  if (!round.isDealing)
    return <Notice>{t(round.state === 'locked' ? 'dealers.sealing' : 'dealers.settling')}</Notice>
  return (
    <section className="panel grid gap-3 p-4">
      {round.differs && <Notice tone="danger">{t('dealers.differs', { place: round.agreed + 1 })}</Notice>}
      <EntryForm key={`${round.id} ${round.own.length}`} shown={shown} round={round} />
      <Entries shown={shown} round={round} />
    </section>
  )
}

function EntryForm({ shown, round }: Props & { readonly round: Round }) {
  const { t } = useTexts()
  const api = useApi(dealerConsole)
  const scan = useApiMutation(api.scan, { invalidates: [api.show] })
  const [entry, setEntry] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // the scanner writes here: the field has the focus whenever an entry is due
  useEffect(() => field.current?.focus(), [])
  const next = placeName(round.next)
  const { table } = shown
  if (next === null) return <p aria-live="polite">{t('dealers.readAll')}</p>
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (entry.trim() === '' || scan.isPending) return
        const body = { console: consoleId(), place: round.own.length + 1, entry: entry.trim() }
        // a refused entry is typed over
        scan.mutate({ params: { table: table.code }, body }, { onError: () => field.current?.select() })
      }}
    >
      <TextField
        ref={field}
        label={t(`dealers.next.${next}`)}
        hint={t(`dealers.hint.${table.kind}`)}
        name="entry"
        maxLength={12}
        autoComplete="off"
        autoCapitalize="characters"
        inputMode={table.kind === 'cards' ? 'text' : 'numeric'}
        value={entry}
        onChange={({ target }) => setEntry(target.value)}
      />
      <FormFailure error={scan.error} fields={{ 'dealers.entryInvalid': 'entry' }} />
      <div>
        <Button type="submit" look="primary" size="lg" busy={scan.isPending}>
          {t('dealers.enter')}
        </Button>
      </div>
    </form>
  )
}

function Entries({ shown, round }: Props & { readonly round: Round }) {
  const { t } = useTexts()
  const api = useApi(dealerConsole)
  const back = useApiMutation(api.takeBack, { invalidates: [api.show] })
  const { own, agreed, others } = round
  const input = { params: { table: shown.table.code }, body: { console: consoleId() } }
  return (
    <div className="grid gap-2">
      <h3 className="text-14 font-medium">{t('dealers.own')}</h3>
      {own.length === 0 ? (
        <p className="text-13 text-muted">{t('dealers.nothingRead')}</p>
      ) : (
        <ol className="flex flex-wrap gap-2">
          {own.map((text, at) => (
            <li
              // entries have no other identity than their place
              key={at}
              className="num rounded-control border border-line px-3 py-1.5 text-18 font-bold data-agreed:bg-action-soft"
              data-agreed={at < agreed || undefined}
            >
              {text}
            </li>
          ))}
        </ol>
      )}
      <p className="text-13 text-muted">
        {t('dealers.agreedCount', { count: agreed })} · {t('dealers.othersCount', { count: others })}
      </p>
      <FormFailure error={back.error} />
      {own.length > agreed && (
        <div>
          <Button size="sm" busy={back.isPending} onClick={() => back.mutate(input)}>
            {t('dealers.takeBack')}
          </Button>
        </div>
      )}
    </div>
  )
}

import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Input, Reply } from '#contract/route.ts'
import { parseRational, toNumber } from '#kit/rational.ts'
import { isRecord } from '#game-kit/schema.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { lotterySetup } from '../../contract/setup.ts'
import { usePlayName } from '../play-name.ts'
import { RtpTable } from './rtp-table.tsx'

type Book = Reply<typeof lotterySetup.book>
type Change = Input<typeof lotterySetup.previewBook>['body']['change']
type Props = { readonly lottery: string; readonly mayChange: boolean }

/** The price book of a lottery: prize groups with rebate and panels, or a price and a payout for each play. */
export function PricesTab({ lottery, mayChange }: Props) {
  const asked = useApiQuery(useApi(lotterySetup).book, { params: { lottery } })
  return (
    <QueryState of={asked} waiting={<SkeletonRows />}>
      {(book) => <BookForm key={book.versions.length} book={book} lottery={lottery} mayChange={mayChange} />}
    </QueryState>
  )
}

type Fields = Readonly<Record<string, string>>

const GROUPS = ['min', 'default', 'mostForBet', 'max'] as const
const HUNDREDTHS = 10_000

/** The prices in force as form fields. */
function fieldsOf({ kind, config }: Book): Fields {
  if (!isRecord(config)) return {}
  if (kind === 'groups') {
    const groups = isRecord(config['groups']) ? config['groups'] : {}
    const rtp = parseRational(String(config['fixedRtp']))
    const fixedRtp = rtp ? String(Math.round(toNumber(rtp) * HUNDREDTHS) / 100) : ''
    return { ...Object.fromEntries(GROUPS.map((name) => [name, String(groups[name])])), fixedRtp }
  }
  const prices = isRecord(config['prices']) ? config['prices'] : {}
  return Object.fromEntries(
    Object.entries(prices).flatMap(([play, price]) =>
      isRecord(price)
        ? [
            [`${play}|price`, String(price['price'])],
            [`${play}|payout`, String(price['payout'])],
          ]
        : [],
    ),
  )
}

function changeOf(kind: Book['kind'], fields: Fields, before: Fields): Change {
  const number = (name: string) => Math.round(Number(fields[name]))
  if (kind === 'groups') {
    const groups = {
      min: number('min'),
      max: number('max'),
      mostForBet: number('mostForBet'),
      default: number('default'),
    }
    return { kind, groups, fixedRtp: Math.round(Number(fields['fixedRtp']) * 100) }
  }
  const changed = new Set(
    Object.keys(fields)
      .filter((name) => fields[name] !== before[name])
      .map((name) => name.split('|')[0] ?? ''),
  )
  return {
    kind,
    prices: Object.fromEntries(
      [...changed].map((play) => [
        play,
        { price: fields[`${play}|price`] ?? '', payout: fields[`${play}|payout`] ?? '' },
      ]),
    ),
  }
}

function BookForm({ book, lottery, mayChange }: Props & { readonly book: Book }) {
  const { t, date } = useTexts()
  const api = useApi(lotterySetup)
  const preview = useApiMutation(api.previewBook)
  const set = useApiMutation(api.setBook, { invalidates: [api.book] })
  const before = fieldsOf(book)
  const [fields, setFields] = useState(before)
  const [isFamily, setFamily] = useState(true)
  const [isSending, setSending] = useState(false)
  const params = { lottery }
  const change = changeOf(book.kind, fields, before)
  const put = (name: string, value: string) => {
    preview.reset()
    setFields({ ...fields, [name]: value })
  }
  return (
    <div className="grid gap-5">
      <p className="text-13 text-muted">{t('lotteryOffice.bookText')}</p>
      {book.kind === 'groups' ? (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
          {[...GROUPS, 'fixedRtp' as const].map((name) => (
            <TextField
              key={name}
              label={t(`lotteryOffice.book.${name}`)}
              name={name}
              inputMode="decimal"
              value={fields[name] ?? ''}
              disabled={!mayChange}
              onChange={({ target }) => put(name, target.value)}
            />
          ))}
        </div>
      ) : (
        <RtpTable book={book} fields={fields} onChange={mayChange ? put : null} />
      )}
      {book.kind === 'groups' && <RtpTable book={book} fields={null} onChange={null} />}
      {preview.data && (
        <section className="grid gap-2">
          <h3 className="text-14 font-medium">{t('lotteryOffice.bookPreview')}</h3>
          <Changes rows={preview.data.rows} />
        </section>
      )}
      <FormFailure error={preview.error} />
      {mayChange && (
        <div className="flex flex-wrap items-center gap-3">
          <Checkbox
            label={t('lotteryOffice.bookFamily')}
            checked={isFamily}
            onChange={({ target }) => setFamily(target.checked)}
          />
          <Button
            look="outline"
            size="sm"
            busy={preview.isPending}
            onClick={() => preview.mutate({ params, body: { change } })}
          >
            {t('lotteryOffice.preview')}
          </Button>
          <Button look="primary" size="sm" disabled={!preview.data} onClick={() => setSending(true)}>
            {t('lotteryOffice.correctSend')}
          </Button>
        </div>
      )}
      <section className="grid gap-2">
        <h3 className="text-14 font-medium">{t('lotteryOffice.versions')}</h3>
        {book.versions.length === 0 && <p className="text-13 text-muted">{t('lotteryOffice.noVersions')}</p>}
        <ul className="grid gap-1 text-13">
          {book.versions.map(({ version, createdBy, approvedBy, reason, at }) => (
            <li key={version}>
              {t('lotteryOffice.version', { version, first: createdBy, second: approvedBy })}{' '}
              <span className="num text-12 text-faint">
                {date(at, 'stamp')} · {reason}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <ReasonDialog
        open={isSending}
        onClose={() => setSending(false)}
        title={t('lotteryOffice.bookSend')}
        text={t('lotteryOffice.bookText')}
        action={t('lotteryOffice.correctSend')}
        busy={set.isPending}
        error={set.error}
        onReason={(reason) =>
          set.mutate(
            { params, body: { change, isFamily, reason } },
            {
              onSuccess: () => {
                setSending(false)
                toast({ tone: 'good', title: t('lotteryOffice.bookSet') })
              },
            },
          )
        }
      />
    </div>
  )
}

function Changes({ rows }: Pick<Reply<typeof lotterySetup.previewBook>, 'rows'>) {
  const { t, ppm } = useTexts()
  const name = usePlayName()
  const changed = rows.filter(({ before, after }) => before !== after)
  if (changed.length === 0) return <p className="text-13 text-muted">{t('lotteryOffice.bookSame')}</p>
  return (
    <ul className="grid gap-1 text-13" aria-label={t('lotteryOffice.bookPreview')}>
      {changed.map(({ play, before, after }) => (
        <li key={play} className="num flex justify-between gap-3 border-b border-hair py-1">
          <span>{name(play)}</span>
          <span>
            {ppm(before)} → <b className="font-medium">{ppm(after)}</b>
          </span>
        </li>
      ))}
    </ul>
  )
}

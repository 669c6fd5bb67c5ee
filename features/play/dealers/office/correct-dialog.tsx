import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { isCurrency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { dealerPit } from '../contract/pit.ts'
import type { PitRound } from './pit.tsx'

type Props = { readonly round: PitRound; readonly onClose: () => void }

/** Another result of a settled round: what it would change first, then the reason, then the second person. */
export function CorrectDialog({ round, onClose }: Props) {
  const { t } = useTexts()
  const api = useApi(dealerPit)
  const preview = useApiMutation(api.preview)
  const correct = useApiMutation(api.correct, { invalidates: [api.show] })
  const [entries, setEntries] = useState(round.read.dealer.join(' '))
  const [reason, setReason] = useState('')
  const params = { round: round.id }
  const found = preview.data
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('dealers.correctTitle', { label: round.label })}
      text={t('dealers.correctText')}
    >
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!found) preview.mutate({ params, body: { entries } })
          else
            correct.mutate(
              { params, body: { entries, reason } },
              {
                onSuccess: () => {
                  toast({ tone: 'good', title: t('dealers.corrected') })
                  onClose()
                },
              },
            )
        }}
      >
        <TextField
          label={t('dealers.entries')}
          hint={t('dealers.entriesHint')}
          name="entries"
          maxLength={60}
          autoComplete="off"
          value={entries}
          onChange={({ target }) => {
            setEntries(target.value)
            preview.reset()
          }}
        />
        {found && <Preview found={found} />}
        {found && (
          <TextField
            label={t('dealers.reason')}
            name="reason"
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <FormFailure error={preview.error ?? correct.error} fields={{ 'dealers.entryInvalid': 'entries' }} />
        <Button
          type="submit"
          look="primary"
          wide
          busy={preview.isPending || correct.isPending}
          disabled={found !== undefined && reason.trim().length < 4}
        >
          {t(found ? 'dealers.send' : 'dealers.preview')}
        </Button>
      </form>
    </Dialog>
  )
}

type Found = NonNullable<ReturnType<typeof useApiMutation<typeof dealerPit.preview>>['data']>

function Preview({ found: { mark, books } }: { readonly found: Found }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-3" aria-live="polite">
      <p className="font-medium">{t('dealers.wouldBe', { mark })}</p>
      {books.length === 0 && <p className="text-13 text-muted">{t('dealers.noBooks')}</p>}
      {books.map(({ merchant, currency, changed, slips, before, after }) => (
        <div key={`${merchant} ${currency}`} className="panel grid gap-2 p-3 text-13">
          <p>{t('dealers.book', { merchant, currency, changed, slips })}</p>
          {isCurrency(currency) && (
            <Facts
              facts={[
                {
                  key: 'before',
                  name: t('dealers.before'),
                  value: <Amount amount={before} currency={currency} code />,
                },
                {
                  key: 'after',
                  name: t('dealers.after'),
                  value: <Amount amount={after} currency={currency} code />,
                  total: true,
                },
              ]}
            />
          )}
        </div>
      ))}
    </div>
  )
}

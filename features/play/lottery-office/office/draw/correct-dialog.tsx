import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { sharedRoundsOffice } from '#features/play/shared-rounds/contract/office.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Dialog } from '#ui/layer/dialog.tsx'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { lotteryDraws } from '../../contract/draws.ts'
import { emptyForm, formProblem, type Filled } from '../../rules/filled.ts'
import { Money } from './draw-cells.tsx'
import type { DrawShown } from './draw-drawer.tsx'
import { useTierName } from '../result/prize-board.tsx'
import { PrizeFields } from '../result/prize-fields.tsx'

type Props = { readonly shown: DrawShown; readonly onClose: () => void }

/** Corrects a settled result: first what it would change, then the proposal that a second operator approves. */
export function CorrectDialog({ shown, onClose }: Props) {
  const { t } = useTexts()
  const office = useApi(sharedRoundsOffice)
  const draws = useApi(lotteryDraws)
  const preview = useApiMutation(office.preview)
  const correct = useApiMutation(office.correct, { invalidates: [draws.one, draws.list] })
  const tiers = shown.tiers ?? []
  const [value, setValue] = useState<Filled>(() => ({ ...emptyForm(tiers), ...numbersOf(shown.outcome) }))
  const [isSending, setSending] = useState(false)
  const name = useTierName()
  const problem = formProblem(tiers, value)
  const params = { round: shown.draw.id }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lotteryOffice.correctTitle')}
      text={t('lotteryOffice.correctText')}
      actions={
        preview.data ? (
          <Button look="primary" onClick={() => setSending(true)}>
            {t('lotteryOffice.correctSend')}
          </Button>
        ) : (
          <Button
            look="primary"
            busy={preview.isPending}
            disabled={problem !== null}
            onClick={() => preview.mutate({ params, body: { outcome: value } })}
          >
            {t('lotteryOffice.preview')}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <PrizeFields
          tiers={tiers}
          value={value}
          onChange={(next) => {
            preview.reset()
            setValue(next)
          }}
        />
        {problem && (
          <Notice tone="warning">
            {t(`lotteryOffice.problem.${problem.kind}`, { prize: name(problem.tier) })}
          </Notice>
        )}
        {preview.error && <Failure error={preview.error} />}
        {preview.data && <Preview books={preview.data.books} />}
      </div>
      <ReasonDialog
        open={isSending}
        onClose={() => setSending(false)}
        title={t('lotteryOffice.correctTitle')}
        text={t('lotteryOffice.correctReason')}
        action={t('lotteryOffice.correctSend')}
        busy={correct.isPending}
        error={correct.error}
        onReason={(reason) =>
          correct.mutate({ params, body: { outcome: value, reason } }, { onSuccess: onClose })
        }
      />
    </Dialog>
  )
}

function numbersOf(outcome: unknown): Filled {
  if (typeof outcome !== 'object' || outcome === null) return {}
  return Object.fromEntries(
    Object.entries(outcome).map(([tier, numbers]) => [
      tier,
      Array.isArray(numbers) ? numbers.map(String) : [],
    ]),
  )
}

type Book = {
  readonly merchant: string
  readonly currency: string
  readonly slips: number
  readonly changed: number
  readonly before: bigint
  readonly after: bigint
}

/** What members would win before and after, by brand and currency. */
function Preview({ books }: { readonly books: readonly Book[] }) {
  const { t, number } = useTexts()
  if (books.length === 0) return <Notice tone="info">{t('lotteryOffice.previewNone')}</Notice>
  return (
    <ul className="grid gap-3" aria-label={t('lotteryOffice.preview')}>
      {books.map(({ merchant, currency, slips, changed, before, after }) => (
        <li
          key={`${merchant}:${currency}`}
          className="grid gap-1 rounded-card border border-hair p-3 text-13"
        >
          <span className="font-medium">
            {merchant} · {t('lotteryOffice.previewSlips', { changed: number(changed), slips })}
          </span>
          <span className="flex justify-between gap-3">
            <span className="text-muted">{t('lotteryOffice.before')}</span>
            <Money currency={currency} amount={before} />
          </span>
          <span className="flex justify-between gap-3">
            <span className="text-muted">{t('lotteryOffice.after')}</span>
            <Money currency={currency} amount={after} />
          </span>
          <span className="flex justify-between gap-3 font-medium">
            <span>{t('lotteryOffice.difference')}</span>
            <Money currency={currency} amount={after - before} />
          </span>
        </li>
      ))}
    </ul>
  )
}

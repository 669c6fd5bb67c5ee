import { Pencil } from 'lucide-react'
import type { Currency } from '#kit/currency.ts'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { sportBets } from '../../contract.ts'
import { clearSlip, stopEditing, useSlip } from '../state/slip-store.ts'

/** The value of a bet moves with prices. */
const FOLLOW_MS = 5_000

/**
 * The bet that the slip edits; null: the slip is a new bet. Its fair value is null while it is not known and where it cannot be edited:
 * then nothing may be sent, because any value would be accepted.
 */
export function useEdited() {
  const { slip } = useSlip()
  const isMember = useIsMember()
  const { edit } = slip
  const asked = useApiQuery(
    useApi(sportBets).bet,
    { params: { bet: edit ?? '' } },
    { enabled: isMember && edit !== undefined, everyMs: FOLLOW_MS, staleMs: 0 },
  )
  if (edit === undefined) return null
  const { data, isPending } = asked
  return {
    id: edit,
    number: data?.bet.number ?? null,
    value: data?.bet.mayEdit ? data.offer.fair : null,
    isPending,
  }
}

/** What is being edited, and what of it counts towards the new stake. */
export function EditNote({ currency }: { readonly currency: Currency }) {
  const { t, money } = useTexts()
  const edited = useEdited()
  if (!edited || edited.isPending) return null
  const { number, value } = edited
  return (
    <div role="status" className="grid gap-1 rounded-control bg-info-soft p-3 text-13">
      {number !== null && (
        <p className="flex items-center gap-2 font-medium">
          <Pencil size={15} aria-hidden className="shrink-0" />
          {t('sports.editing', { number })}
        </p>
      )}
      <p className="text-12 text-muted">
        {value === null
          ? t('sports.editOver')
          : t('sports.editValue', { value: money(value, currency, { symbol: true }) })}
      </p>
      <p className="flex flex-wrap gap-2">
        <Button size="xs" onClick={clearSlip}>
          {t('sports.editCancel')}
        </Button>
        <Button size="xs" look="ghost" onClick={stopEditing}>
          {t('sports.editAsNew')}
        </Button>
      </p>
    </div>
  )
}

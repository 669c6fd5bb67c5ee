import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { toast } from '#ui/layer/toast.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { dealerPit } from '../contract/pit.ts'
import type { PitShown } from './pit.tsx'

type Shift = PitShown['shifts'][number]

/** Who was at the consoles of a table; a shift whose person is gone is ended here. */
export function Shifts({ shown: { shifts, table } }: { readonly shown: PitShown }) {
  const { t, date } = useTexts()
  const [gone, setGone] = useState<Shift | null>(null)
  return (
    <section className="grid gap-2">
      <h3 className="text-14 font-medium">{t('dealers.shifts')}</h3>
      {shifts.length === 0 && <p className="text-13 text-muted">{t('dealers.noShifts')}</p>}
      <ul className="grid gap-1 text-13">
        {shifts.map((shift) => (
          <li key={shift.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1">
            <span>
              {t(`dealers.source.${shift.source}`)}: {shift.account} ({shift.name})
            </span>
            <span className="flex items-center gap-2">
              <span className="num text-muted">
                {date(shift.startedAt, 'minute')} –{' '}
                {shift.endedAt ? date(shift.endedAt, 'minute') : t('dealers.now')}
              </span>
              {shift.endedAt === null && (
                <Button size="xs" onClick={() => setGone(shift)}>
                  {t('dealers.relieve')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {gone && <Relieve code={table.code} shift={gone} onClose={() => setGone(null)} />}
    </section>
  )
}

type RelieveProps = { readonly code: string; readonly shift: Shift; readonly onClose: () => void }

function Relieve({ code, shift, onClose }: RelieveProps) {
  const { t } = useTexts()
  const api = useApi(dealerPit)
  const relieve = useApiMutation(api.relieve, { invalidates: [api.show] })
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('dealers.relieveTitle', { account: shift.account })}
      text={t('dealers.relieveText')}
      action={t('dealers.relieve')}
      busy={relieve.isPending}
      error={relieve.error}
      onReason={(reason) =>
        relieve.mutate(
          { params: { table: code }, body: { source: shift.source, reason } },
          {
            onSuccess: () => {
              toast({ tone: 'good', title: t('dealers.relieved') })
              onClose()
            },
          },
        )
      }
    />
  )
}

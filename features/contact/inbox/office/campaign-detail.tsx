import { isWithin, textBounds } from '#ui/api/text-bounds.ts'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { RichText } from '#ui/data/rich-text.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import type { May } from '#ui/route/office.ts'
import { inboxOffice } from '../contract/office.ts'
import { mayStop, Report, Stop } from './campaign-report.tsx'
import type { Campaign } from './campaigns-panel.tsx'
import { CampaignState, Whom } from './campaign-state.tsx'

type DetailProps = {
  readonly letter: Campaign
  readonly may: May
  readonly onClose: () => void
}

/** One campaign in both languages; a campaign of another operator to all members is approved or rejected here. */
export function CampaignDetail({ letter, may, onClose }: DetailProps) {
  const { t, date } = useTexts()
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={letter.title.en}
      text={`${letter.number} · ${letter.proposedBy} · ${date(letter.proposedAt, 'minute')}`}
      foot={
        letter.state === 'proposed' ? (
          <Decision letter={letter} may={may} />
        ) : (
          may('letters.write') && mayStop(letter) && <Stop letter={letter} />
        )
      }
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <CampaignState state={letter.state} />
          <Whom audience={letter.audience} />
          {letter.decidedBy && (
            <span className="text-13 text-muted">
              {letter.decidedBy} {letter.decisionReason}
            </span>
          )}
        </div>
        {(['en', 'vi'] as const).map((language) => (
          <section key={language} lang={language} className="panel grid gap-2 bg-ground p-4">
            <h3 className="text-16 font-bold">{letter.title[language]}</h3>
            <RichText html={letter.body[language]} />
          </section>
        ))}
        <Report letter={letter} />
        {letter.link && (
          <p className="text-13 text-muted">
            {t('inboxOffice.link')}: <span className="code">{letter.link}</span>
          </p>
        )}
      </div>
    </Drawer>
  )
}

function Decision({ letter, may }: Pick<DetailProps, 'letter' | 'may'>) {
  const { t } = useTexts()
  const api = useApi(inboxOffice)
  const approve = useApiMutation(api.approve, { invalidates: [api.letters] })
  const reject = useApiMutation(api.reject, { invalidates: [api.letters] })
  const form = useForm({ defaultValues: { reason: '' } })
  const bounds = textBounds(inboxOffice.reject, 'reason')
  const reason = form.watch('reason')
  const { id, merchant, isYours } = letter
  if (!may('letters.approve')) return null
  const error = approve.error ?? reject.error
  return (
    <div className="grid gap-3">
      <TextField label={t('inboxOffice.reason')} {...bounds} {...form.register('reason')} />
      {error && <FormFailure error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button
          look="outline"
          busy={reject.isPending}
          disabled={!isWithin(bounds, reason)}
          onClick={() => reject.mutate({ params: { id }, body: { merchant, reason: reason.trim() } })}
        >
          {t(isYours ? 'inboxOffice.takeBack' : 'inboxOffice.reject')}
        </Button>
        {!isYours && (
          <Button
            look="primary"
            className="flex-1"
            busy={approve.isPending}
            onClick={() => approve.mutate({ params: { id }, body: { merchant } })}
          >
            {t('inboxOffice.approve')}
          </Button>
        )}
      </div>
    </div>
  )
}

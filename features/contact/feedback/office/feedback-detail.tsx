import { textBounds } from '#ui/api/text-bounds.ts'
import { useApiMutation } from '#contract/react.ts'
import { AboutMember } from '#ui/office/slots.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextArea } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import type { May } from '#ui/route/office.ts'
import { feedbackOffice } from '../contract/office.ts'
import type { OfficeFeedback } from './feedback-queue.tsx'
import { FeedbackPriority, FeedbackState } from './feedback-state.tsx'

type DetailProps = {
  readonly row: OfficeFeedback
  readonly may: May
  readonly onClose: () => void
}

/** One feedback with its pictures and answers, and the operator's actions. */
export function FeedbackDetail({ row, may, onClose }: DetailProps) {
  const { t, date } = useTexts()
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={t(`feedback.type.${row.questionType}`)}
      text={`${row.number} · ${date(row.createdAt, 'minute')}`}
      foot={may('feedback.answer') && row.state !== 'closed' && <Actions row={row} />}
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <FeedbackState state={row.state} />
          <FeedbackPriority row={row} />
          <a href={`/members/${row.memberId}`} className="font-medium text-action-text">
            {row.account}
          </a>
          <span className="num text-13 text-muted">
            {t('feedback.promised', { at: date(row.dueAt, 'minute') })}
          </span>
        </div>
        <p className="whitespace-pre-wrap wrap-anywhere">{row.content}</p>
        <AboutMember id={row.memberId} />
        {row.pictures.length > 0 && (
          <ul className="grid grid-cols-3 gap-2">
            {row.pictures.map((file, index) => (
              <li key={file}>
                <Picture file={file} merchant={row.merchant} number={index + 1} />
              </li>
            ))}
          </ul>
        )}
        {row.answers.map(({ at, by, text }) => (
          <div key={at.toISOString()} className="grid gap-1 rounded-control bg-action-soft p-3">
            <p className="num text-12 text-muted">
              {t('feedback.answerOf', { by })} · {date(at, 'minute')}
            </p>
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
          </div>
        ))}
      </div>
    </Drawer>
  )
}

type PictureProps = { readonly file: string; readonly merchant: string; readonly number: number }

function Picture({ file, merchant, number }: PictureProps) {
  const { t } = useTexts()
  const address = `/office/api/feedback/pictures/${file}?merchant=${merchant}`
  return (
    <a href={address} download>
      <img
        src={address}
        alt={t('feedback.pictureAlt', { number })}
        className="aspect-square w-full rounded-control border border-hair object-cover"
      />
    </a>
  )
}

function Actions({ row }: { readonly row: OfficeFeedback }) {
  const { t } = useTexts()
  const api = useApi(feedbackOffice)
  const tells = { invalidates: [api.list] }
  const claim = useApiMutation(api.claim, tells)
  const answer = useApiMutation(api.answer, tells)
  const close = useApiMutation(api.close, tells)
  const form = useForm({ defaultValues: { text: '' } })
  const { id, merchant, isYours, claimedBy } = row
  const call = { params: { id }, body: { merchant } }
  const error = claim.error ?? answer.error ?? close.error
  const send = form.onSubmit(({ text }) =>
    answer.mutate(
      { params: { id }, body: { merchant, text: text.trim() } },
      {
        onSuccess: () => {
          form.reset()
          toast({ tone: 'good', title: t('feedbackOffice.sent') })
        },
      },
    ),
  )
  return (
    <div className="grid gap-3">
      {error && <FormFailure error={error} />}
      {!isYours && !claimedBy && (
        <Button look="primary" wide busy={claim.isPending} onClick={() => claim.mutate(call)}>
          {t('feedbackOffice.claim')}
        </Button>
      )}
      {!isYours && claimedBy && (
        <p className="text-muted">
          {t('feedbackOffice.with')}: {claimedBy}
        </p>
      )}
      {isYours && (
        <form onSubmit={send} className="grid gap-3">
          <TextArea
            label={t('feedbackOffice.answer')}
            {...textBounds(feedbackOffice.answer, 'text')}
            {...form.register('text')}
          />
          <div className="flex flex-wrap gap-3">
            <Button busy={close.isPending} onClick={() => close.mutate(call)}>
              {t('feedbackOffice.close')}
            </Button>
            <Button
              look="primary"
              type="submit"
              className="flex-1"
              busy={answer.isPending}
              disabled={form.watch('text').trim() === ''}
            >
              {t('feedbackOffice.send')}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

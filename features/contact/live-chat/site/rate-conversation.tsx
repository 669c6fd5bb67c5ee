import clsx from 'clsx'
import { Star } from 'lucide-react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { liveChat } from '../contract/guest.ts'

const STARS = [1, 2, 3, 4, 5] as const

/** The rating, once, after the close. */
export function RateConversation() {
  const { t } = useTexts()
  const api = useApi(liveChat)
  const told = useApiMutation(api.rate, { invalidates: [api.conversation] })
  const form = useForm({ defaultValues: { stars: 0, note: '' } })
  const { stars } = form.watch()
  const send = form.onSubmit(({ stars, note }) => {
    if (stars === 0) return
    told.mutate({ body: { stars, ...(note.trim() ? { note: note.trim() } : {}) } })
  })
  if (told.isSuccess)
    return (
      <p role="status" className="text-center font-medium">
        {t('service.rated')}
      </p>
    )
  return (
    <form onSubmit={send} className="panel grid gap-3 bg-ground p-3">
      <fieldset className="grid gap-1">
        <legend className="text-14 font-medium">{t('service.rate')}</legend>
        <div className="flex">
          {STARS.map((count) => (
            <label
              key={count}
              className="grid size-11 cursor-pointer place-items-center has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="stars"
                className="sr-only"
                checked={stars === count}
                onChange={() => form.setValue('stars', count)}
              />
              <Star
                size={24}
                aria-hidden
                className={clsx(count <= stars ? 'fill-current text-win' : 'text-faint')}
              />
              <span className="sr-only">{t('service.stars', { count })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {stars > 0 && (
        <>
          <TextField label={t('service.rateNote')} optional maxLength={500} {...form.register('note')} />
          {told.error && <FormFailure error={told.error} />}
          <Button type="submit" look="primary" size="sm" busy={told.isPending}>
            {t('service.rateSend')}
          </Button>
        </>
      )}
    </form>
  )
}

import { SendHorizontal } from 'lucide-react'
import { useEffect } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { refusalValues } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { chat } from '../contract/member.ts'
import { MOST_TEXT } from '../rules/room.ts'

type ComposerProps = {
  /** A room beside a table; absent: the brand's own. */
  readonly room?: string
  readonly mutedUntil: { readonly until: Date | null } | null
  readonly slowSeconds: number
}

/** The input, or the reason why there is none. */
export function RoomComposer({ room, mutedUntil, slowSeconds }: ComposerProps) {
  const { t, date } = useTexts()
  const api = useApi(chat)
  const told = useApiMutation(api.say, { invalidates: [api.room] })
  const form = useForm({ defaultValues: { text: '' } })
  useForgotten(told)
  if (mutedUntil)
    return (
      <p role="status" className="border-t border-hair p-4 text-center text-muted">
        {mutedUntil.until
          ? t('chat.mutedUntil', { at: date(mutedUntil.until, 'brief') })
          : t('chat.mutedOpen')}
      </p>
    )
  const send = form.onSubmit(({ text }) => {
    if (text.trim() === '' || told.isPending) return
    const body = { text: text.trim(), ...(room === undefined ? {} : { room }) }
    told.mutate({ body }, { onSuccess: () => form.reset() })
  })
  return (
    <form
      onSubmit={send}
      className="grid gap-2 border-t border-hair p-3 pb-[max(12px,env(safe-area-inset-bottom))]"
    >
      {told.error && <FormFailure error={told.error} />}
      <div className="flex items-center gap-2">
        <input
          type="text"
          aria-label={t('chat.placeholder')}
          placeholder={t('chat.placeholder')}
          maxLength={MOST_TEXT}
          {...form.register('text')}
          className="h-11 min-w-0 flex-1 rounded-control border border-control bg-ground px-3.5 focus:border-action focus:outline-none"
        />
        <IconButton
          type="submit"
          icon={SendHorizontal}
          label={t('chat.send')}
          disabled={form.watch('text').trim() === ''}
          className="bg-action text-on-action hover:bg-action hover:text-on-action"
        />
      </div>
      {slowSeconds > 0 && <p className="text-12 text-muted">{t('chat.slow', { count: slowSeconds })}</p>}
    </form>
  )
}

type Told = { readonly error: Error | null; readonly reset: () => void }

/** Clears the error when its wait is over. */
function useForgotten({ error, reset }: Told): void {
  useEffect(() => {
    const seconds = error instanceof RefusedError ? Number(refusalValues(error)['retryAfterSeconds']) : NaN
    if (!(seconds > 0)) return undefined
    const timer = setTimeout(reset, seconds * 1_000)
    return () => clearTimeout(timer)
  }, [error, reset])
}

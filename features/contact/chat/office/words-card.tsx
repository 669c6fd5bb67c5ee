import { X } from 'lucide-react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { chatOffice } from '../contract/office.ts'
import type { Room } from './chat-panel.tsx'

const LEAST_LETTERS = 2

/** Words that the chat room masks. */
export function WordsCard({ room, mayModerate }: { readonly room: Room; readonly mayModerate: boolean }) {
  const { t } = useTexts()
  const api = useApi(chatOffice)
  const add = useApiMutation(api.addWord, { invalidates: [api.room] })
  const drop = useApiMutation(api.dropWord, { invalidates: [api.room] })
  const form = useForm({ defaultValues: { word: '' } })
  const { word } = form.watch()
  const { merchant } = room
  const save = form.onSubmit(({ word }) => {
    if (word.trim().length < LEAST_LETTERS) return
    add.mutate({ body: { merchant, word } }, { onSuccess: () => form.setValue('word', '') })
  })
  const error = add.error ?? drop.error
  return (
    <section className="panel grid gap-3 p-4">
      <div>
        <h2 className="text-16">{t('chatOffice.words')}</h2>
        <p className="text-13 text-muted">{t('chatOffice.wordsText')}</p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {room.words.map((each) => (
          <li key={each}>
            <Button
              size="xs"
              icon={X}
              disabled={!mayModerate}
              aria-label={t('chatOffice.drop', { word: each })}
              onClick={() => drop.mutate({ body: { merchant, word: each } })}
            >
              {each}
            </Button>
          </li>
        ))}
      </ul>
      {error && <FormFailure error={error} />}
      {mayModerate && (
        <form onSubmit={save} className="flex items-end gap-2">
          <TextField
            label={t('chatOffice.word')}
            maxLength={60}
            className="flex-1"
            {...form.register('word')}
          />
          <Button type="submit" busy={add.isPending} disabled={word.trim().length < LEAST_LETTERS}>
            {t('chatOffice.add')}
          </Button>
        </form>
      )}
    </section>
  )
}

import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextArea } from '#ui/form/text-field.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { memberDesk } from '../contract.ts'

const MOST = 2_000

export type MemberNotesProps = { readonly id: bigint; readonly mayWrite: boolean }

/** Operators' notes about a member, newest first. */
export function MemberNotes({ id, mayWrite }: MemberNotesProps) {
  const { t, date } = useTexts()
  const asked = useApiQuery(useApi(memberDesk).notes, { params: { id } })
  return (
    <div className="grid max-w-200 gap-4">
      {mayWrite && <NoteForm id={id} />}
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ notes }) => notes.length === 0}
        empty={<p className="text-muted">{t('backoffice.notesNone')}</p>}
      >
        {({ notes }) => (
          <ul className="grid gap-3">
            {notes.map((note) => (
              <li key={note.id} className="panel p-4">
                <p className="whitespace-pre-wrap">{note.text}</p>
                <p className="num mt-2 text-12 text-faint">
                  {note.operator} · {date(note.at, 'minute')}
                </p>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  )
}

function NoteForm({ id }: { readonly id: bigint }) {
  const texts = useTexts()
  const api = useApi(memberDesk)
  const add = useApiMutation(api.addNote, { invalidates: [api.notes] })
  const form = useForm({ defaultValues: { text: '' } })
  const { text } = form.watch()
  const send = form.onSubmit(({ text }) => {
    add.mutate(
      { params: { id }, body: { text: text.trim() } },
      { onSuccess: () => form.setValue('text', '') },
    )
  })
  return (
    <form onSubmit={send} className="grid gap-3">
      <TextArea
        label={texts.t('backoffice.note')}
        hint={texts.t('backoffice.noteHint')}
        maxLength={MOST}
        {...form.register('text')}
      />
      {add.error && <Notice tone="danger">{errorWords(texts, add.error)}</Notice>}
      <Button type="submit" size="sm" className="w-max" busy={add.isPending} disabled={text.trim() === ''}>
        {texts.t('backoffice.noteDo')}
      </Button>
    </form>
  )
}

import { Calculator } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useForm } from '#ui/api/use-form.ts'
import { Copyable } from '#ui/data/copyable.tsx'
import { TextField } from '#ui/form/text-field.tsx'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export type VerifyByIdProps = {
  readonly words: {
    readonly id: string
    readonly hint: string
    /** Of a text that is no ID. */
    readonly bad: string
    readonly action: string
    readonly offline: string
  }
  /** The ID in the URL, so that the result can be shared. */
  readonly id: string | null | undefined
  readonly onId: (id: string) => void
  /** What verifies the downloaded record without this site. */
  readonly commands: readonly string[]
  /** The record, recomputed on the visitor's device. */
  readonly children: (id: string) => ReactNode
}

/** Asks for the ID of a record, shows it recomputed, and names the commands that do the same offline. */
export function VerifyById({ words, id, onId, commands, children }: VerifyByIdProps) {
  const { t } = useTexts()
  const form = useForm({ defaultValues: { id: id ?? '' }, reValidateMode: 'onSubmit' })
  const isId = (typed: string) => ID.test(typed.trim()) || words.bad
  return (
    <>
      <form className="grid gap-3" onSubmit={form.onSubmit((given) => onId(given.id.trim().toLowerCase()))}>
        <TextField
          label={words.id}
          hint={words.hint}
          {...form.field('id', { validate: isId })}
          autoComplete="off"
          className="code"
          placeholder="0199a1b2-…"
        />
        <Button type="submit" look="primary" icon={Calculator} wide>
          {words.action}
        </Button>
      </form>
      {id && ID.test(id) && children(id)}
      <div className="border-t border-hair pt-4 text-12 text-faint">
        <p className="font-medium text-muted">{t('fair.offline')}</p>
        <p className="mb-2">{words.offline}</p>
        <div className="grid gap-2">
          {commands.map((command) => (
            <Copyable key={command} text={command} what={t('fair.offline')} boxed />
          ))}
        </div>
      </div>
    </>
  )
}

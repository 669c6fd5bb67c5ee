import { useState, type SyntheticEvent } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { navigate } from '#ui/route/place.ts'

const CODE = /^[A-Z0-9]{2,12}$/

/** Goes to a private table whose code was sent. */
export function CodeBox() {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const code = text.trim().toUpperCase()
  const go = (event: SyntheticEvent) => {
    event.preventDefault()
    if (CODE.test(code)) void navigate({ to: '/room', search: { code } })
  }
  return (
    <form onSubmit={go} className="panel flex flex-wrap items-end gap-2 p-3">
      <TextField
        label={t('rooms.haveCode')}
        placeholder={t('rooms.enterCode')}
        className="min-w-0 flex-1"
        value={text}
        maxLength={12}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" disabled={!CODE.test(code)}>
        {t('rooms.toCode')}
      </Button>
    </form>
  )
}

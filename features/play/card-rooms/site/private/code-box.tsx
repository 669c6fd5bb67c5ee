import { useState, type SyntheticEvent } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { navigate } from '#ui/route/place.ts'
import { roomCode } from '../../contract/shapes.ts'

/** Goes to a private table whose code was sent. */
export function CodeBox() {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const code = text.trim().toUpperCase()
  const isCode = roomCode.safeParse(code).success
  const go = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isCode) void navigate({ to: '/room', search: { code } })
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
      <Button type="submit" disabled={!isCode}>
        {t('rooms.toCode')}
      </Button>
    </form>
  )
}

import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { goTo } from '../state/use-goto.ts'

/** Searches teams and leagues; Enter shows what was found. */
export function Find({ find }: { readonly find: string }) {
  const { t } = useTexts()
  const [text, setText] = useState(find)
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        goTo({ q: text.trim() || undefined })
      }}
    >
      <TextField
        label={<span className="sr-only">{t('sports.find')}</span>}
        type="search"
        maxLength={60}
        placeholder={t('sports.find')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        start={<Search size={16} aria-hidden className="text-faint" />}
      />
    </form>
  )
}

import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Key } from '#ui/records/key-hints.tsx'
import { go } from '../place.ts'
import { writeSearch } from '../search.ts'

/** Finds a member by id, account or nickname from every page: '/' or Ctrl-K, then Enter. */
export function MemberFinder() {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input,textarea,select')
      const isFind =
        (event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !isTyping)
      if (!isFind) return
      event.preventDefault()
      input.current?.select()
      input.current?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <search className="relative min-w-0 flex-1 md:max-w-80">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim()) go(`/members${writeSearch({ text: text.trim() })}`)
        }}
      >
        <Search
          size={16}
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-faint"
        />
        <input
          ref={input}
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label={t('office.find')}
          placeholder={t('office.findHint')}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={64}
          className="h-11 w-full min-w-0 rounded-control border border-line bg-ground pr-2 pl-8.5 text-16 text-ellipsis placeholder:text-faint hover:border-control md:h-8 md:pr-8 md:text-13"
        />
        <span
          className="pointer-events-none absolute top-1/2 right-1.5 grid -translate-y-1/2 max-md:hidden"
          aria-hidden
        >
          <Key>/</Key>
        </span>
      </form>
    </search>
  )
}

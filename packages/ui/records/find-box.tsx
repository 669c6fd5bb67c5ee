import clsx from 'clsx'
import { Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'

/** Debounces: one query for the typed text, not one per letter. */
const TYPING_MS = 300

export type FindBoxProps = {
  readonly label: string
  /** The current search text; empty: no search. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength?: number
  /** One of several side by side: narrower, without the icon. */
  readonly isOneOfSeveral?: boolean
}

/** A search field; reports its text when typing pauses, and immediately when it is cleared. */
export function FindBox({ label, value, onChange, maxLength = 60, isOneOfSeveral = false }: FindBoxProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState(value)
  // adopts the URL's value, or a reset of all filters; a trailing space stays
  useEffect(() => setTyped((now) => (now.trim() === value ? now : value)), [value])
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onChange(typed.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])
  return (
    <span className={clsx('relative max-md:w-full', isOneOfSeveral ? 'md:w-52' : 'md:w-80')}>
      {!isOneOfSeveral && (
        <Search
          size={16}
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-faint"
        />
      )}
      <input
        role="searchbox"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={maxLength}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => setTyped(event.target.value)}
        className={clsx(
          'h-11 w-full rounded-control border border-control bg-surface text-16 placeholder:text-faint md:h-9 md:text-13',
          isOneOfSeveral ? 'pl-2.5' : 'pl-8.5',
          typed ? 'pr-8' : 'pr-2.5',
        )}
      />
      {typed && (
        <IconButton
          icon={X}
          label={`${t('ui.clear')}: ${label}`}
          size="sm"
          className="absolute! top-1/2 right-0 -translate-y-1/2 scale-75"
          onClick={() => {
            setTyped('')
            onChange('')
          }}
        />
      )}
    </span>
  )
}

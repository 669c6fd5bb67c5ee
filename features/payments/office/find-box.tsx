import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'

/** One question for what was typed, not one for each letter. */
const TYPING_MS = 300

export type FindBoxProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The text that a list is searched for; told when the typing pauses. */
export function FindBox({ label, value, onChange }: FindBoxProps) {
  const [typed, setTyped] = useState(value)
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onChange(typed.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])
  return (
    <label className="flex h-9 min-w-64 items-center gap-2 rounded-control border border-control bg-surface px-3 max-md:h-11 max-md:w-full">
      <Search size={16} className="text-faint" aria-hidden />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        value={typed}
        placeholder={label}
        onChange={(event) => setTyped(event.target.value)}
        className="min-w-0 flex-1 self-stretch bg-transparent text-16 outline-none md:text-13 placeholder:text-faint"
      />
    </label>
  )
}

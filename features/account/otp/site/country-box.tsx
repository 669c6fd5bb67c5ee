import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { boxClass } from '#ui/form/field.tsx'

/** VAL-05: the delay before the list closes when the focus leaves it, so that a click still selects an entry. */
const CLOSE_MS = 200

export type Country = {
  readonly code: string
  readonly dialingCode: string
  /** '+84 Vietnam'. */
  readonly shown: string
}

export type CountryChoice = {
  /** The selected dialling code; empty if unknown. */
  readonly value: string
  readonly choose: (dialingCode: string) => void
}

/** The country of a number: a combobox that filters by name or dialling code. */
export function CountryBox({
  countries,
  value,
  choose,
}: CountryChoice & { readonly countries: readonly Country[] }) {
  const { t } = useTexts()
  const id = useId()
  const list = useList(countries, value, choose)
  const option = (code: string) => `${id}-${code}`
  const marked = list.found[list.place]
  return (
    <div className="relative w-40 shrink-0">
      <input
        type="text"
        role="combobox"
        aria-label={t('codes.country')}
        aria-expanded={list.isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={list.isOpen && marked ? option(marked.code) : undefined}
        autoComplete="off"
        spellCheck={false}
        className={clsx(boxClass, 'cursor-pointer truncate pr-9')}
        value={list.typed ?? list.chosen?.shown ?? ''}
        onClick={list.open}
        onFocus={list.stay}
        onBlur={list.leave}
        onChange={({ target }) => list.find(target.value)}
        onKeyDown={list.press}
      />
      <ChevronDown
        size={18}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-faint"
        aria-hidden
      />
      {list.isOpen && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t('codes.country')}
          className="absolute top-full left-0 z-50 mt-1 max-h-56 w-64 overflow-y-auto rounded-card border border-hair bg-surface p-1 shadow-lift"
        >
          {list.found.map((country, place) => (
            <Option
              key={country.code}
              id={option(country.code)}
              shown={country.shown}
              isMarked={place === list.place}
              onPress={() => list.take(country)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

type OptionProps = {
  readonly id: string
  readonly shown: string
  readonly isMarked: boolean
  readonly onPress: () => void
}

function Option({ id, shown, isMarked, onPress }: OptionProps) {
  const item = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isMarked) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isMarked])
  return (
    <button
      ref={item}
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      className={clsx('block w-full rounded-control px-3 py-2 text-left text-14', isMarked && 'bg-raised')}
      // keeps the focus in the box
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {shown}
    </button>
  )
}

/** The entries of the list, the one that is active by keyboard, and when the list closes. */
function useList(countries: readonly Country[], value: string, choose: (dialingCode: string) => void) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [place, setPlace] = useState(0)
  const [own, setOwn] = useState<Country | null>(null)
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  // several countries share a code: show the one that was selected
  const chosen = own?.dialingCode === value ? own : countries.find(({ dialingCode }) => dialingCode === value)
  const sought = typed?.trim().toLowerCase() ?? ''
  const found = sought ? countries.filter(({ shown }) => shown.toLowerCase().includes(sought)) : countries
  const stay = () => window.clearTimeout(timer.current)
  const close = () => {
    stay()
    setOpen(false)
    setTyped(null)
  }
  const open = () => {
    stay()
    setOpen(true)
    setPlace(Math.max(0, chosen ? found.indexOf(chosen) : 0))
  }
  const take = (country: Country) => {
    setOwn(country)
    choose(country.dialingCode)
    close()
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const marked = found[place]
    if (by !== undefined) {
      if (isOpen) setPlace(Math.min(Math.max(0, place + by), found.length - 1))
      else open()
    } else if (event.key === 'Enter' && isOpen && marked) take(marked)
    else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation() // Escape closes the list only, not the dialog around it
      close()
    } else return
    event.preventDefault()
  }
  const find = (text: string) => {
    stay()
    setTyped(text)
    setPlace(0)
    setOpen(true)
  }
  const leave = () => {
    stay()
    timer.current = window.setTimeout(close, CLOSE_MS)
  }
  return { isOpen, typed, chosen, found, place, open, stay, leave, find, take, press }
}

import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { Company, CompanyState } from '#game-kit/scene/company/company.ts'
import type { SceneLanguage, ScenePort } from '#game-kit/scene/port.ts'
import type { Places } from './sea.ts'
import { ownStation, stationOf } from './stage/stations.ts'
import { fishingWords, type CompanyWords } from './words.ts'

const SEATS = [0, 1, 2, 3] as const

type PlateProps = {
  readonly state: CompanyState
  readonly words: CompanyWords
  readonly width: number
}

/** Who sits where: a plate at each cannon of the table. */
function Plates({ state, words, width }: PlateProps) {
  const { own, seats, table } = state
  if (table === null) return null
  return SEATS.map((seat) => {
    const mate = seats.find((one) => one.seat === seat)
    const isOwn = seat === own
    const { share, isTop } = isOwn ? ownStation(own, width) : stationOf(seat, own, width)
    const is = isOwn ? 'here' : (mate?.state ?? 'free')
    return (
      <span
        key={seat}
        className="fish-plate"
        data-own={isOwn || undefined}
        data-state={is}
        style={{ left: `${share * 100}%`, [isTop ? 'top' : 'bottom']: 4 }}
      >
        {isOwn ? words.you : (mate?.name ?? words.free)}
      </span>
    )
  })
}

/** What the table's phase means for the member. */
function sentenceOf({ phase }: CompanyState, words: CompanyWords): string {
  if (phase === 'alone') return words.aloneText
  return words[phase]
}

type SheetProps = {
  readonly state: CompanyState
  readonly words: CompanyWords
  readonly onSit: () => void
  readonly onLeave: () => void
}

function Sheet({ state, words, onSit, onLeave }: SheetProps) {
  const { phase, table, own, seats } = state
  const mayLeave = phase === 'seated' || phase === 'watching' || phase === 'full' || phase === 'offline'
  const maySit = phase === 'alone' || phase === 'lost'
  return (
    <>
      <h2>{table === null ? words.alone : words.table(table)}</h2>
      {table !== null && (
        <ol>
          {SEATS.map((seat) => {
            const mate = seats.find((one) => one.seat === seat)
            return (
              <li key={seat} data-own={seat === own || undefined}>
                {mate?.name ?? words.free}
                {seat === own && <span>{words.you}</span>}
                {mate?.state === 'away' && seat !== own && <span>{words.away}</span>}
              </li>
            )
          })}
        </ol>
      )}
      <p>{sentenceOf(state, words)}</p>
      {mayLeave && (
        <button type="button" onClick={onLeave}>
          {words.leave}
        </button>
      )}
      {maySit && (
        <button type="button" onClick={onSit}>
          {words.sit}
        </button>
      )}
    </>
  )
}

export type CompanyPartProps = {
  readonly company: Company
  readonly language: SceneLanguage
  /** The width of the water, which decides where the cannons stand. */
  readonly width: number
}

/** The seats of the table, and what the member can do about them. */
export function CompanyPart({ company, language, width }: CompanyPartProps) {
  const words = fishingWords[language].company
  const state = useSyncExternalStore(company.onState, company.state)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const key = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const away = (event: PointerEvent): void => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false)
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
      key.current?.focus()
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('keydown', escape, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('keydown', escape, { capture: true })
    }
  }, [isOpen])
  const { phase, table, own, seats } = state
  const warns = phase === 'lost' || phase === 'offline'
  const taken = words.taken(seats.length, SEATS.length)
  const label = table === null ? words.alone : `${words.table(table)}: ${taken}`
  const choose = (act: () => void) => () => {
    act()
    setOpen(false)
    key.current?.focus()
  }
  return (
    <>
      <Plates {...{ state, words, width }} />
      <div ref={place}>
        <button
          ref={key}
          type="button"
          className="fish-seats"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={id}
          data-warns={warns || undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {SEATS.map((seat) => (
            <i
              key={seat}
              data-taken={seats.some((one) => one.seat === seat) || undefined}
              data-own={seat === own || undefined}
            />
          ))}
        </button>
        <section id={id} className="fish-table" aria-label={label} hidden={!isOpen}>
          {isOpen && (
            <Sheet {...{ state, words }} onSit={choose(company.join)} onLeave={choose(company.leave)} />
          )}
        </section>
      </div>
      <span className="only-spoken" role="status">
        {warns || phase === 'full' ? words[phase] : ''}
      </span>
    </>
  )
}

/** Draws the table's seats over the water; returns how to remove them. */
export function companyIn({ layers, water }: Places, port: ScenePort): () => void {
  const { company } = port
  if (!company) return () => undefined
  const element = document.createElement('div')
  element.className = 'fish-company'
  layers.append(element)
  const root = createRoot(element)
  const draw = (): void => {
    layers.toggleAttribute('data-seated', company.state().own !== null)
    root.render(<CompanyPart {...{ company }} language={port.language} width={water.clientWidth} />)
  }
  const own = (event: Event): void => event.stopPropagation()
  element.addEventListener('pointerup', own)
  const watcher = new ResizeObserver(draw)
  watcher.observe(water)
  const stop = company.onState(draw)
  draw()
  return () => {
    stop()
    watcher.disconnect()
    root.unmount()
    element.remove()
  }
}

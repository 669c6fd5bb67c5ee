import type { SceneClock } from '#game-kit/scene/clock.ts'
import type { Aim } from './gun.ts'

/** Amounts and multiples over the water, in the page's own letters. */
export type Gains = {
  /** An amount that rises from a place. */
  write(at: Aim, amount: string, isGood: boolean): void
  /** What another seat caught: the multiple, smaller than the member's own amounts. */
  note(at: Aim, text: string): void
  /** The multiples of a paytable run past and end with the drawn one. */
  reel(at: Aim, times: readonly number[], drawn: number): Promise<void>
  /** The amount of a big win in the middle of the water. */
  banner(amount: string): void
}

/** Notes of other seats at a time; further ones are left out, so that a fast table stays calm. */
const MOST_NOTES = 4
const NOTE_MS = 900
type Note = { isFree(): boolean; show(at: Aim, text: string): void }

const REEL_STEPS = 9
const REEL_MS = 75
const STAY_MS = 350

export function createGains(layer: HTMLElement, clock: SceneClock, still: () => boolean): Gains {
  // read when it changes: reading it with every amount would lay out the page each time
  let width = layer.clientWidth
  new ResizeObserver(() => (width = layer.clientWidth)).observe(layer)
  const inside = (x: number): number => Math.min(width - 44, Math.max(44, x))
  const notes: Note[] = []
  const place = (className: string, at: Aim | null): HTMLElement => {
    const element = document.createElement('b')
    element.className = `fish-gain num ${className}`
    element.setAttribute('aria-hidden', 'true')
    if (at) {
      element.style.left = `${inside(at.x)}px`
      element.style.top = `${Math.max(34, at.y)}px`
    }
    layer.append(element)
    return element
  }
  /** The rise of a text; unless it is used again, its element is removed at the end. */
  const leave = (element: HTMLElement, ms: number, isOnce = true): Animation => {
    const rise = still() ? 0 : -46
    const flight = element.animate(
      [
        { transform: 'translate(-50%,-50%) scale(.6)', opacity: 0 },
        { transform: 'translate(-50%,-60%) scale(1.12)', opacity: 1, offset: 0.16 },
        { transform: 'translate(-50%,-60%) scale(1)', opacity: 1, offset: 0.7 },
        { transform: `translate(-50%, calc(-60% + ${rise}px)) scale(1)`, opacity: 0 },
      ],
      { duration: ms, easing: 'ease-out' },
    )
    if (isOnce) {
      flight.onfinish = () => element.remove()
      flight.oncancel = () => element.remove()
    } else flight.cancel()
    return flight
  }
  /** A note of another seat: its element and its animation are used again, as a full table has several a second. */
  const noteOf = (): Note => {
    const element = place('mate', null)
    const flight = leave(element, NOTE_MS, false)
    const note: Note = {
      isFree: () => flight.playState !== 'running',
      show: (at, text) => {
        element.textContent = text
        element.style.translate = `${inside(at.x)}px ${Math.max(34, at.y)}px`
        flight.currentTime = 0
        flight.play()
      },
    }
    notes.push(note)
    return note
  }
  return {
    write: (at, amount, isGood) => {
      const element = place(isGood ? 'good' : '', at)
      element.textContent = `+${amount}`
      leave(element, 1_300)
    },
    note: (at, text) => {
      const note = notes.find(({ isFree }) => isFree()) ?? (notes.length < MOST_NOTES ? noteOf() : null)
      note?.show(at, text)
    },
    reel: async (at, times, drawn) => {
      const element = place('reel', { x: at.x, y: at.y - 30 })
      for (let nth = 0; nth < (still() ? 0 : REEL_STEPS); nth++) {
        element.textContent = `×${times[nth % times.length] ?? drawn}`
        await clock.wait(REEL_MS)
      }
      element.textContent = `×${drawn}`
      element.dataset['drawn'] = ''
      await clock.wait(STAY_MS)
      element.remove()
    },
    banner: (amount) => {
      const element = place('banner', null)
      element.textContent = amount
      leave(element, 2_000)
    },
  }
}

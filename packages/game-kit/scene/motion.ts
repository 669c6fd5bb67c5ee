import { remembered } from './remembered.ts'

/** Whether motion is reduced: the system's preference, unless the member chose here. */
export type Motion = {
  readonly reduced: boolean
  choose(reduced: boolean): void
  subscribe(f: () => void): () => void
}

export function createMotion(): Motion {
  const system = matchMedia('(prefers-reduced-motion: reduce)')
  const stored = remembered('game.motion', 'system')
  const listeners = new Set<() => void>()
  const chosen = (): boolean => {
    const choice = stored.get()
    return choice === 'system' ? system.matches : choice === 'reduced'
  }
  // scenes ask many times a frame: storage and media query are read when they change only
  let now = chosen()
  const announce = (): void => {
    now = chosen()
    listeners.forEach((f) => f())
  }
  system.addEventListener('change', announce)
  return {
    get reduced() {
      return now
    },
    choose: (reduced) => {
      stored.set(reduced === system.matches ? 'system' : reduced ? 'reduced' : 'full')
      announce()
    },
    subscribe: (f) => {
      listeners.add(f)
      return () => listeners.delete(f)
    },
  }
}

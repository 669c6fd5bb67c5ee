import type { KeyboardEvent } from 'react'

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** How much a place beside the direction is worse than one in it. */
const ASIDE = 2.5

/** Moves the focus between the places of a layout by arrow keys: to the nearest in the direction, as they lie on the screen. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const way = ways[event.key]
  const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-spot]') : null
  if (!way || !from) return
  event.preventDefault()
  const own = middleOf(from)
  let best: { readonly spot: HTMLElement; readonly far: number } | null = null
  for (const spot of event.currentTarget.querySelectorAll<HTMLElement>('[data-spot]')) {
    const { x, y } = middleOf(spot)
    const along = (x - own.x) * way[0] + (y - own.y) * way[1]
    const aside = Math.abs((x - own.x) * way[1]) + Math.abs((y - own.y) * way[0])
    const far = along + aside * ASIDE
    if (along > 2 && (best === null || far < best.far)) best = { spot, far }
  }
  best?.spot.focus()
}

function middleOf(spot: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = spot.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

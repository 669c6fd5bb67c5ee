export type PageSlot = number | 'gap'

/**
 * The page numbers that a pager shows: `range` around the current one, `margin` at each end (3 and 1 by the specification), gaps
 * between. Pages count from 1.
 */
export function pageSlots(page: number, pages: number, range = 3, margin = 1): PageSlot[] {
  const half = Math.floor(range / 2)
  const start = Math.max(1, Math.min(page - half, pages - range + 1))
  const shown = (at: number) => at <= margin || at > pages - margin || (at >= start && at < start + range)
  const slots: PageSlot[] = []
  for (let at = 1; at <= pages; at += 1) {
    if (shown(at)) slots.push(at)
    else if (slots.at(-1) !== 'gap') slots.push('gap')
  }
  return slots
}

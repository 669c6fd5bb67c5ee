import { defineTopics } from '#contract/live.ts'

/**
 * Live events of tables. They go to pages that watch `table:<code>`; the patch is the whole state (`tableRound`, `seats` of
 * contract/shapes.ts, in wire form), so a page needs no request. Pages that watch `tables` get `tables.lobby`: code, phase, players,
 * closing time and the newest mark of a table.
 */
export const topics = defineTopics({
  'tables.round': { audience: 'watchers' },
  'tables.seats': { audience: 'watchers' },
  'tables.lobby': { audience: 'watchers' },
})

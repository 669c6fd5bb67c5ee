import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useApi } from '#ui/api/use-api.ts'
import { useWatch } from '#ui/api/watch.ts'
import { sportPrices } from '#features/sport/prices/contract.ts'
import type { Book } from '../types.ts'

/** Movements of this time are fetched together. */
const GATHER_MS = 600
/** Without events the page is behind by this at most. */
const POLL_MS = 20_000
/** Events of one call. */
const MOST = 60

export const movedBooks = z.object({ books: z.array(z.tuple([z.string(), z.int(), z.string()])) })

/** The newest main prices of the events that are shown, with `lines` of the next lines, too; `isStale`: they could not be fetched. */
export function useLiveBooks(events: readonly string[], lines?: 'more') {
  const { books: fetchBooks } = useApi(sportPrices)
  const [books, setBooks] = useState<ReadonlyMap<string, Book>>(new Map())
  const [isStale, setStale] = useState(false)
  const shown = useRef({ events, lines })
  const moved = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => {
    shown.current = { events, lines }
  })
  const fetchMoved = async () => {
    timer.current = null
    const ids = [...moved.current].slice(0, MOST)
    for (const id of ids) moved.current.delete(id)
    if (ids.length === 0) return
    try {
      const asked = shown.current.lines
      const reply = await fetchBooks({
        query: { events: ids.join(','), ...(asked ? { lines: asked } : {}) },
      })
      setStale(false)
      setBooks((before) => {
        const next = new Map(before)
        for (const book of reply.books) next.set(book.event, book)
        return next
      })
    } catch {
      setStale(true)
    }
    if (moved.current.size > 0) schedule()
  }
  const schedule = () => {
    timer.current ??= setTimeout(() => void fetchMoved(), GATHER_MS)
  }
  const all = () => {
    for (const id of shown.current.events) moved.current.add(id)
    schedule()
  }
  useWatch([], {
    onEvent: ({ topic, patch }) => {
      if (topic !== 'sport.books') return
      const read = z.safeParse(movedBooks, patch)
      if (!read.success) return
      for (const [id] of read.data.books) if (shown.current.events.includes(id)) moved.current.add(id)
      if (moved.current.size > 0) schedule()
    },
    onAgain: all,
  })
  useEffect(() => {
    const poll = setInterval(() => {
      if (document.visibilityState === 'visible') all()
    }, POLL_MS)
    return () => {
      clearInterval(poll)
      if (timer.current) clearTimeout(timer.current)
      timer.current = null
    }
  }, []) // eslint-disable-line react-hooks/exhaustive-deps
  return { books, isStale }
}

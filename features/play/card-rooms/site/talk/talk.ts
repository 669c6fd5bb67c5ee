import { createContext, useContext, useEffect, useState } from 'react'
import { create } from 'zustand'
import * as z from 'zod/mini'
import { remembered } from '#game-kit/scene/remembered.ts'
import { useWatch } from '#ui/api/watch.ts'
import { emotes, type Emote } from '../../rules/talk.ts'

const SHOWN_MS = 4_000
const event = z.object({ seat: z.int(), emote: z.enum(emotes) })

/** A sign over a seat, and what opens a private note about an opponent. */
export type Talk = {
  readonly emoteOf: (seat: number) => Emote | null
  readonly onNote: ((opponent: string) => void) | null
}
export const TalkContext = createContext<Talk>({ emoteOf: () => null, onNote: null })
export const useTalk = (): Talk => useContext(TalkContext)

/** Kept on this device: whether signs and the chat of tables are shown. */
const kept = remembered('rooms.talk', 'on')
type Shown = { readonly isShown: boolean; readonly toggle: () => void }
export const useTalkShown = create<Shown>((set, get) => ({
  isShown: kept.get() !== 'off',
  toggle: () => {
    const isShown = !get().isShown
    kept.set(isShown ? 'on' : 'off')
    set({ isShown })
  },
}))

type Signs = ReadonlyMap<number, { readonly emote: Emote; readonly nth: number }>

/** The signs that seats of a room show now; each is shown for four seconds. */
export function useEmotes(watch: string): (seat: number) => Emote | null {
  const [signs, setSigns] = useState<Signs>(new Map())
  const [nth, setNth] = useState(0)
  useWatch([watch], {
    onEvent: ({ topic, patch }) => {
      const told = topic === 'rooms.emote' ? event.safeParse(patch) : null
      if (!told?.success) return
      const { seat, emote } = told.data
      setNth(nth + 1)
      setSigns(new Map([...signs, [seat, { emote, nth: nth + 1 }]]))
    },
  })
  useEffect(() => {
    if (nth === 0) return
    // all that are not newer than the newest of now are gone by then
    const timer = setTimeout(
      () => setSigns((now) => new Map([...now].filter(([, sign]) => sign.nth > nth))),
      SHOWN_MS,
    )
    return () => clearTimeout(timer)
  }, [nth])
  return (seat) => signs.get(seat)?.emote ?? null
}

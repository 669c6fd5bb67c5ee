import { useEffect, useState, type RefObject } from 'react'
import { delaySeconds } from '../../rules/page/delay.ts'
import { serverNow } from '../server-time.ts'
import type { Player, VideoState } from './player.ts'

const EVERY_MS = 1_000

export type VideoAddress = {
  readonly url: string
  /** Tried first; null: none. */
  readonly whep: string | null
}

/** A live video in an element: whether it plays, and how far it is behind. By WHEP where it is offered and plays, otherwise by HLS. */
export function useVideo(element: RefObject<HTMLVideoElement | null>, { url, whep }: VideoAddress) {
  const [state, setState] = useState<VideoState>('waits')
  const [delay, setDelay] = useState<number | null>(null)
  useEffect(() => {
    const video = element.current
    if (!video) return
    setState('waits')
    setDelay(null)
    const ended = new AbortController()
    let player: Player | null = null
    const use = (next: Player | null) => {
      player = next
      if (ended.signal.aborted) next?.stop()
      return next !== null
    }
    const playHls = async () => {
      const { playHls: play } = await import('./hls.ts')
      if (!ended.signal.aborted) use(play(video, url, setState))
    }
    const start = async () => {
      if (whep !== null) {
        const { playWhep } = await import('./whep.ts')
        const onLost = () => {
          player?.stop()
          void playHls()
        }
        if (use(await playWhep(video, whep, { onLost, signal: ended.signal }))) return
      }
      await playHls()
    }
    const playing = () => setState('plays')
    video.addEventListener('playing', playing)
    start().catch(() => setState('failed')) // the player's code cannot be loaded
    const timer = setInterval(() => setDelay(delaySeconds(player?.takenMs() ?? null, serverNow())), EVERY_MS)
    return () => {
      ended.abort()
      clearInterval(timer)
      video.removeEventListener('playing', playing)
      player?.stop()
    }
  }, [element, url, whep])
  return { state, delay } as const
}

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Reply } from '#contract/route.ts'
import { lobby } from '#features/play/lobby/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { originOf } from './frame-messages.ts'
import { chosenAddress, payloadOf } from './launch-payload.ts'

export type Launch =
  | { readonly state: 'opening' }
  | {
      readonly state: 'open'
      readonly address: string
      readonly origin: string
      /** The same game is available on another host, should this one not respond. */
      readonly hasFallback: boolean
    }
  | { readonly state: 'failed'; readonly error: unknown }

export type Launching = {
  readonly gameId: string
  /** The game's lobby data; null while loading. */
  readonly game: Pick<Reply<typeof lobby.game>['game'], 'nodeId' | 'vassalage'> | null
  /** The lobby has replied, or failed to. */
  readonly isKnown: boolean
  readonly isTrial: boolean
}

/**
 * Requests the game's URL with its single-use ticket. Each opening requests again: a ticket is valid once and for a minute, so the fallback
 * launch host is opened with its own ticket.
 */
export function useLaunch({ gameId, game, isKnown, isTrial }: Launching): {
  readonly launch: Launch
  readonly again: () => void
  readonly fallBack: () => void
} {
  const api = useApi(lobby)
  const { lang } = useTexts()
  const [launch, setLaunch] = useState<Launch>({ state: 'opening' })
  const asked = useRef<string | null>(null)
  const open = useCallback(
    async (host: 'first' | 'fallback') => {
      setLaunch({ state: 'opening' })
      try {
        const query = payloadOf({
          gameId,
          game,
          language: lang,
          merchantCode: sessionStorage.getItem('merchant'),
        })
        const reply = await (isTrial ? api.trialLaunch({ query }) : api.launch({ query }))
        const { address, hasFallback } = chosenAddress(reply, host)
        const origin = originOf(address)
        setLaunch(origin ? { state: 'open', address, origin, hasFallback } : { state: 'failed', error: null })
      } catch (error) {
        setLaunch({ state: 'failed', error })
      }
    },
    [api, game, gameId, isTrial, lang],
  )
  useEffect(() => {
    if (!isKnown || asked.current === gameId) return // effects may run twice: a second ticket would be wasted
    asked.current = gameId
    void open('first')
  }, [gameId, isKnown, open])
  return { launch, again: () => void open('first'), fallBack: () => void open('fallback') }
}

/** Opens the fallback host where the first one does not respond in time; returns whether there is one to wait for. */
export function useFallBack({
  launch,
  isLate,
  fallBack,
}: {
  readonly launch: Launch
  readonly isLate: boolean
  readonly fallBack: () => void
}): boolean {
  const hasFallback = launch.state === 'open' && launch.hasFallback
  const open = useRef(fallBack)
  useEffect(() => {
    open.current = fallBack
  }, [fallBack])
  useEffect(() => {
    if (isLate && hasFallback) open.current()
  }, [isLate, hasFallback])
  return hasFallback
}

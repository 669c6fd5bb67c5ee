import { useCallback, useEffect, useRef, useState } from 'react'
import { lobby } from '#features/lobby/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/line/use-api.ts'
import { originOf } from './frame-messages.ts'

export type Launch =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly address: string; readonly origin: string }
  | { readonly state: 'failed'; readonly error: unknown }

/** What the specification's launch carries besides the game; name and token stay out: the session's header suffices. */
const payload = {
  accountType: '1',
  confirmTrans: '0',
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: '3',
} as const

/** Asks for the game's address with its single-use ticket. Each opening asks again: a ticket lives once and for a minute. */
export function useLaunch(gameId: string): { readonly launch: Launch; readonly again: () => void } {
  const api = useApi(lobby)
  const { lang } = useTexts()
  const [launch, setLaunch] = useState<Launch>({ state: 'opening' })
  const asked = useRef<string | null>(null)
  const open = useCallback(async () => {
    setLaunch({ state: 'opening' })
    try {
      const { game_url: address } = await api.launch({
        query: { gameId, language: lang.toUpperCase(), ...payload },
      })
      const origin = originOf(address)
      setLaunch(origin ? { state: 'open', address, origin } : { state: 'failed', error: null })
    } catch (error) {
      setLaunch({ state: 'failed', error })
    }
  }, [api, gameId, lang])
  useEffect(() => {
    if (asked.current === gameId) return // drawn twice, asked once: a second ticket would void nothing but waste one
    asked.current = gameId
    void open()
  }, [gameId, open])
  return { launch, again: () => void open() }
}

import { RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { moneyText } from '#kit/money.ts'
import { useApiQuery } from '#contract/react.ts'
import { system } from '#features/platform/settings/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { readFrameMessage } from '../frame/frame-messages.ts'
import type { RoundDetail } from './round-drawer.tsx'

/** The game's scene replays the stored script on the games' origin, without a ticket or any money. */
export function RoundReplay({ round }: { readonly round: RoundDetail }) {
  const { t, lang } = useTexts()
  const { data: label } = useApiQuery(useApi(system).whitelabel, undefined, { staleMs: Infinity })
  const [isWanted, setWanted] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const origin = label?.gameOrigin
  useEffect(() => {
    if (!isWanted || !origin) return
    const hear = (event: MessageEvent<unknown>) => {
      const page = frame.current?.contentWindow
      if (event.source !== page || readFrameMessage(event, origin)?.type !== 'ready') return
      const { stake, currency, bets, events } = round
      page?.postMessage({ type: 'fairhouse.replay', stake: moneyText(stake), currency, bets, events }, origin)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [isWanted, origin, round])
  if (!isWanted || !origin)
    return (
      <Button icon={RotateCcw} wide onClick={() => setWanted(true)}>
        {t('rounds.replay')}
      </Button>
    )
  const address = `${origin}/replay/${encodeURIComponent(round.game)}?lang=${lang}&host=${encodeURIComponent(location.origin)}`
  return (
    <div className="relative aspect-4/5 overflow-hidden rounded-card bg-[#020b10]">
      <p className="absolute inset-0 grid place-items-center text-12 text-white/75">
        {t('rounds.replayWaiting')}
      </p>
      <iframe
        ref={frame}
        src={address}
        title={t('rounds.replay')}
        sandbox="allow-scripts allow-same-origin"
        allow="autoplay"
        referrerPolicy="no-referrer"
        className="absolute inset-0 size-full border-0"
      />
    </div>
  )
}

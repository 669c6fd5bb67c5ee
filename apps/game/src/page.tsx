import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { Minor } from '#kit/money.ts'
import { formatMoney } from '#texts/formats.ts'
import type { GameEntry } from './catalogue.ts'
import type { OwnCompany } from './company/company.ts'
import type { Host } from './host.ts'
import { listenToKeys } from './keys.ts'
import { Controls } from './parts/controls.tsx'
import { Ended, Loading, type EndedProps } from './parts/curtain.tsx'
import { InfoSheet } from './parts/info-sheet.tsx'
import { JackpotStrip } from './jackpot/strip.tsx'
import { JackpotWon } from './jackpot/won.tsx'
import { Notices } from './parts/notices.tsx'
import type { SceneParts } from './stage/scene-port.ts'
import type { Table, TableState } from './table-state.ts'
import { currencyOf, useStage } from './stage/use-stage.ts'
import { AutoplaySheet } from './autoplay/autoplay-sheet.tsx'
import { BuyDialog } from './parts/buy-dialog.tsx'
import { SoundSheet } from './parts/sound-sheet.tsx'
import { StakeSheet } from './parts/stake-sheet.tsx'
import { wordsOf, type PageWords } from './words/words.ts'

export type PageProps = SceneParts & {
  game: string
  entry: GameEntry
  table: Table
  host: Host
  /** Who else plays at this table; undefined in games without tables. */
  company?: OwnCompany | undefined
}

/** Idle time before the rules are prefetched. */
const RULES_MS = 1_500

/** A game: its stage, the controls, and the overlays. */
export function Page(props: PageProps) {
  const { game, entry, table, host, sound, motion, language } = props
  const words = wordsOf(language, entry.verb)
  const state = useStore(table.state)
  const reduced = useSyncExternalStore(motion.subscribe, () => motion.reduced)
  const [muted, setMuted] = useState(sound.muted)
  const [isInfo, setInfo] = useState(false)
  const [asks, setAsks] = useState<Asked>(null)
  const { stage, bar, live, start } = useStage({ entry, table, company: props.company }, props)
  const money = (amount: Minor): string => formatMoney(language, amount, currencyOf(table))
  const mute = useCallback(
    (on = !sound.muted): void => {
      sound.mute(on)
      setMuted(sound.muted)
      sound.play('press')
    },
    [sound],
  )
  useEffect(() => listenToKeys({ table, mute: () => mute(), info: () => setInfo(true) }), [table, mute])
  useEffect(() => sound.accompany(game), [sound, game])
  useEffect(
    () => host.listen((message) => message.type === 'fairhouse.refresh' && void table.refresh()),
    [host, table],
  )
  useJackpot(table, state.session?.jackpot !== null)
  const isReady = state.phase === 'ready'
  // prefetch the rules when idle, so that they open without a delay
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => void entry.info().catch(() => undefined), RULES_MS)
    return () => clearTimeout(timer)
  }, [entry, isReady])
  const isOver = endOf(state) !== null
  return (
    <main
      className="page"
      ref={(el) => el?.style.setProperty('--hue', String(entry.hue))}
      data-phase={state.phase}
      data-reduced={reduced || undefined}
    >
      <div ref={stage} className="stage" onPointerUp={table.skip} />
      {state.session?.jackpot && !isOver && (
        <JackpotStrip jackpot={state.session.jackpot} {...{ words, money, reduced }} />
      )}
      <div ref={bar} className="bar-place" hidden={isOver}>
        <Controls
          {...{ state, words, muted, money }}
          verb={entry.verb}
          moveVerb={entry.moveVerb}
          picture={entry.key}
          onPress={table.press}
          onStep={table.step}
          onTurbo={table.turbo}
          onAuto={() => (table.toStake() > 0n ? setAsks('auto') : table.press())}
          onBuy={() => setAsks('buy')}
          onStake={() => setAsks('stake')}
          onSound={() => setAsks('sound')}
          onInfo={() => setInfo(true)}
        />
      </div>
      <Layers {...props} {...{ money, reduced }} onRetry={start} />
      <Asks
        {...{ asks, entry, table, state, words, money, language, sound }}
        onMute={mute}
        onClose={() => setAsks(null)}
      />
      {isInfo && state.session && (
        <InfoSheet
          {...{ entry, language, words, reduced }}
          session={state.session}
          info={{
            ...state.session,
            language,
            money,
            stake: state.stake,
            maxWin: state.session.stakes.maxWin,
          }}
          framed={host.framed}
          onReduced={motion.choose}
          onFairness={() => host.tell({ type: 'fairhouse.fairness' })}
          onHistory={() => host.tell({ type: 'fairhouse.history' })}
          onClose={() => setInfo(false)}
        />
      )}
      <div ref={live} className="only-spoken" aria-live="polite" />
    </main>
  )
}

/** The session is over, or play stopped: no one fires any more. */
const isGone = ({ phase }: TableState): boolean => phase === 'closed' || phase === 'stopped'

/** The member sits at a table while the session is open. */
function useCompany(company: OwnCompany | undefined, state: TableState): void {
  const isOpen = state.session !== null && !isGone(state)
  useEffect(() => (isOpen ? company?.open() : undefined), [isOpen, company])
}

/** The amounts are read again this often between rounds: they are never older than 30 s (G16). */
const JACKPOT_MS = 15_000

function useJackpot(table: Table, isIn: boolean): void {
  useEffect(() => {
    if (!isIn) return
    const timer = setInterval(() => void table.jackpot(), JACKPOT_MS)
    return () => clearInterval(timer)
  }, [table, isIn])
}

type Asked = 'auto' | 'buy' | 'stake' | 'sound' | null

type AsksProps = {
  asks: Asked
  sound: PageProps['sound']
  onMute: (on: boolean) => void
  entry: GameEntry
  table: Table
  state: TableState
  words: PageWords
  language: PageProps['language']
  money: (amount: Minor) => string
  onClose: () => void
}

/** The dialogs of the controls: any stake, sound, and what is asked before autoplay starts or a feature is bought. */
function Asks(props: AsksProps) {
  const { asks, entry, table, state, words, language, money, onClose } = props
  const { session, stake } = state
  if (asks === 'sound')
    return <SoundSheet {...{ words, onClose }} sound={props.sound} onMute={props.onMute} />
  if (asks === 'stake' && session)
    return (
      <StakeSheet
        {...{ words, language, money, stake, onClose }}
        stakes={session.stakes}
        most={table.mostStake}
        onBet={table.bet}
      />
    )
  if (asks === 'auto' && session?.autoplay)
    return (
      <AutoplaySheet
        {...{ words, money, onClose }}
        stake={table.toStake()}
        hasFeature={entry.hasFeature ?? false}
        roundsMost={session.autoplay.roundsMost}
        onStart={(plan) => void table.auto(plan)}
      />
    )
  if (asks === 'buy' && session?.buy)
    return <BuyDialog {...{ words, stake, money, language, onClose }} buy={session.buy} onBuy={table.buy} />
  return null
}

/** Why play is not possible now; null while it is. */
function endOf({ phase, drawing }: TableState): EndedProps['kind'] | null {
  if (phase === 'closed' || phase === 'stopped') return phase
  if (phase !== 'loading' && drawing !== 'whole') return drawing
  return phase === 'failed' ? 'failed' : null
}

/** Reloads the page when the graphics context is lost: this creates a new context, and a round in progress continues. */
function reload(): void {
  location.reload()
}

type LayersProps = PageProps & {
  money: (amount: Minor) => string
  reduced: boolean
  onRetry: () => void
}

/** What hides or overlays the stage: loading, the final screen, a notice. */
function Layers({ entry, table, host, company, language, money, reduced, onRetry }: LayersProps) {
  const words = wordsOf(language, entry.verb)
  const state = useStore(table.state)
  useCompany(company, state)
  const { phase, loaded, notice } = state
  const { framed } = host
  const isStopped = phase === 'stopped'
  useEffect(() => {
    if (isStopped) host.tell({ type: 'fairhouse.stopped' })
  }, [isStopped, host])
  if (phase === 'loading')
    return <Loading name={entry.name[language]} logo={entry.logo} share={loaded} words={words} />
  const end = endOf(state)
  if (end) {
    const leave = (): void => host.tell({ type: 'fairhouse.exit' })
    return (
      <Ended
        kind={end}
        {...{ words, framed }}
        onRetry={end === 'failed' || end === 'stopped' ? onRetry : reload}
        onLeave={leave}
      />
    )
  }
  if (!notice) return null
  if (notice.kind === 'jackpot')
    return (
      <JackpotWon
        won={notice}
        pool={state.session?.jackpot?.name ?? ''}
        {...{ words, money, reduced, framed }}
        onHistory={() => host.tell({ type: 'fairhouse.history' })}
        onClose={table.dismiss}
      />
    )
  return (
    <Notices
      {...{ notice, words, framed }}
      isTrial={state.session?.isTrial ?? false}
      onDeposit={() => host.tell({ type: 'fairhouse.deposit' })}
      onLower={table.lowerToBalance}
      onClose={table.dismiss}
    />
  )
}

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { Currency } from '#kit/currency.ts'
import { formatMoney } from '#texts/formats.ts'
import type { Minor } from '#kit/money.ts'
import type { GameEntry } from './catalogue.ts'
import type { Host } from './host.ts'
import { listenToKeys } from './keys.ts'
import { Controls } from './parts/controls.tsx'
import { Ended, Loading } from './parts/curtain.tsx'
import { InfoSheet } from './parts/info-sheet.tsx'
import { Notices } from './parts/notices.tsx'
import { createPort, type SceneParts } from './scene-port.ts'
import type { Table } from './table.ts'
import { wordsOf } from './words/words.ts'

export type PageProps = SceneParts & { entry: GameEntry; table: Table; host: Host }

export function Page({ entry, table, host, sound, motion, clock, language }: PageProps) {
  const words = wordsOf(language)
  const state = useStore(table.state)
  const reduced = useSyncExternalStore(motion.subscribe, () => motion.reduced)
  const [muted, setMuted] = useState(sound.muted)
  const [isInfo, setInfo] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const live = useRef<HTMLDivElement>(null)
  const money = (amount: Minor): string => formatMoney(language, amount, currencyOf(table))

  const port = useMemo(
    () =>
      createPort(
        { clock, sound, motion, language },
        {
          stake: () => table.state.getState().stake,
          onStake: (f) =>
            table.state.subscribe((now, before) => {
              if (now.stake !== before.stake) f()
            }),
          won: table.won,
          say: (text) => {
            if (live.current) live.current.textContent = text
          },
          insets: () => ({ top: 8, bottom: bar.current?.offsetHeight ?? 0 }),
          currency: () => currencyOf(table),
        },
      ),
    [clock, language, sound, motion, table],
  )

  const start = (): void => {
    const element = stage.current
    if (!element) return
    element.replaceChildren()
    void table.start(async (progress) => {
      const scene = await entry.scene()
      await scene.load(progress)
      return scene.mount(element, port)
    })
  }

  const mute = (): void => {
    sound.mute(!sound.muted)
    setMuted(sound.muted)
    sound.play('press')
  }

  useEffect(start, [entry, table, port])
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const watcher = new ResizeObserver(() => {
      element.parentElement?.style.setProperty('--bar', `${element.offsetHeight}px`)
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  useEffect(() => listenToKeys({ table, mute, info: () => setInfo(true) }), [table])
  useEffect(
    () => host.listen((message) => message.type === 'fairhouse.refresh' && void table.refresh()),
    [host, table],
  )

  const isOver = state.phase === 'failed' || state.phase === 'closed'
  return (
    <main
      className="page"
      data-verb={entry.verb}
      data-phase={state.phase}
      data-reduced={reduced || undefined}
    >
      <div ref={stage} className="stage" onPointerUp={table.skip} />
      <div ref={bar} className="bar-place" hidden={isOver}>
        <Controls
          state={state}
          words={words}
          verb={entry.verb}
          muted={muted}
          money={money}
          onPress={table.press}
          onStep={table.step}
          onTurbo={table.turbo}
          onMute={mute}
          onInfo={() => setInfo(true)}
        />
      </div>
      {state.session?.isTrial && !isOver && <span className="trial">{words.trial}</span>}
      {state.notice && (
        <Notices
          notice={state.notice}
          words={words}
          framed={host.framed}
          onDeposit={() => host.tell({ type: 'fairhouse.deposit' })}
          onLower={table.lowerToBalance}
          onClose={table.dismiss}
        />
      )}
      {state.phase === 'loading' && (
        <Loading name={entry.name} logo={entry.logo} share={state.loaded} words={words} />
      )}
      {isOver && (
        <Ended
          kind={state.phase === 'failed' ? 'failed' : 'closed'}
          words={words}
          framed={host.framed}
          onRetry={start}
          onLeave={() => host.tell({ type: 'fairhouse.exit' })}
        />
      )}
      {isInfo && state.session && (
        <InfoSheet
          entry={entry}
          session={state.session}
          info={{
            language,
            stake: state.stake,
            rtpText: state.session.rtpText,
            maxWin: state.session.stakes.maxWin,
            money,
          }}
          language={language}
          words={words}
          reduced={reduced}
          framed={host.framed}
          onReduced={motion.choose}
          onFairness={() => host.tell({ type: 'fairhouse.fairness' })}
          onClose={() => setInfo(false)}
        />
      )}
      <div ref={live} className="only-spoken" aria-live="polite" />
    </main>
  )
}

function currencyOf(table: Table): Currency {
  return table.state.getState().session?.currency ?? 'FUN'
}

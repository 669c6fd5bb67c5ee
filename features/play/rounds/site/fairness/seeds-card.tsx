import { ChevronDown, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Facts } from '#ui/data/facts.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { rounds } from '../../contract.ts'
import { Seed } from '../record/round-proof.tsx'
import { RevealSeed } from './reveal-seed.tsx'

type Seeds = Reply<typeof rounds.seeds>

/** The active pair, a button to reveal it, and the revealed pairs. */
export function SeedsCard() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(rounds).seeds)
  return (
    <QueryState of={asked}>
      {({ now, revealed }) => (
        <section className="panel grid gap-4 p-5 md:p-6">
          {now ? (
            <Pair now={now} />
          ) : (
            <EmptyState
              icon={KeyRound}
              title={t('fair.noPair')}
              text={t('fair.noPairText')}
              className="py-4"
            />
          )}
          <Past revealed={revealed} />
        </section>
      )}
    </QueryState>
  )
}

function Pair({ now }: { readonly now: NonNullable<Seeds['now']> }) {
  const { t, number } = useTexts()
  const [isOpening, setOpening] = useState(false)
  return (
    <>
      <div>
        <h2>{t('fair.now')}</h2>
        <p className="mt-1.5 text-muted">{t('fair.nowText', { count: now.roundsLeft })}</p>
      </div>
      <Seed name={t('fair.serverHash')} text={now.serverSeedHash} />
      <Seed name={t('fair.clientSeed')} text={now.clientSeed} />
      <Facts
        facts={[
          { key: 'nonce', name: t('fair.nonce'), value: <span className="num">{number(now.nonce)}</span> },
        ]}
      />
      <Seed name={t('fair.nextHash')} text={now.nextServerSeedHash} />
      {/* wraps to two lines on the narrowest phones to avoid horizontal scrolling */}
      <Button
        icon={KeyRound}
        onClick={() => setOpening(true)}
        className="h-auto! min-h-11 max-w-full py-1.5 whitespace-normal!"
      >
        {t('fair.rotate')}
      </Button>
      <RevealSeed open={isOpening} onClose={() => setOpening(false)} />
    </>
  )
}

function Past({ revealed }: { readonly revealed: Seeds['revealed'] }) {
  const { t, date } = useTexts()
  return (
    <div className="grid gap-1 border-t border-hair pt-4">
      <h3 className="text-14">{t('fair.past')}</h3>
      {revealed.length === 0 && <p className="text-12 text-faint">{t('fair.pastNoneText')}</p>}
      {revealed.map((pair) => (
        <details key={pair.seedId} className="group border-b border-hair last:border-b-0">
          {/* numbers do not wrap: on the narrowest phones the count has its own line */}
          <summary className="flex min-h-11 list-none flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <span className="num text-13">
              {pair.revealedAt && t('fair.opened', { when: date(pair.revealedAt, 'minute') })}
            </span>
            <span className="ml-auto flex items-center gap-2 text-12 text-faint">
              {t('fair.pastRounds', { count: pair.rounds })}
              <ChevronDown
                size={16}
                className="transition-transform duration-120 group-open:rotate-180"
                aria-hidden
              />
            </span>
          </summary>
          <div className="grid gap-2.5 pb-4">
            <Seed name={t('rounds.seedHash')} text={pair.serverSeedHash} />
            {pair.serverSeed && <Seed name={t('rounds.serverSeed')} text={pair.serverSeed} />}
            <Seed name={t('rounds.clientSeed')} text={pair.clientSeed} />
          </div>
        </details>
      ))}
    </div>
  )
}

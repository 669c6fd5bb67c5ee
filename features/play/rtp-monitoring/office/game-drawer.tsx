import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { VerdictWords, intervalText, shareText, type GameReturn } from './rtp-table.tsx'

export type GameDrawerProps = { readonly game: GameReturn | null; readonly onClose: () => void }

/** One game: its state, its sums, and the same by stake and by channel. */
export function GameDrawer({ game, onClose }: GameDrawerProps) {
  const { t } = useTexts()
  const text = game && [game.vendorName, t('returns.edition', { edition: game.edition }), game.currency]
  return (
    <Drawer
      open={game !== null}
      onClose={onClose}
      title={game?.name ?? ''}
      text={text?.filter(Boolean).join(' · ')}
    >
      {game && <Figures game={game} />}
    </Drawer>
  )
}

function Figures({ game }: { readonly game: GameReturn }) {
  const texts = useTexts()
  const { t, number } = texts
  const { currency, bands, channels } = game
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <span>
          <VerdictWords verdict={game.verdict} />
        </span>
        <p className="text-13 text-muted">{t(`returns.says.${game.verdict}`)}</p>
      </div>
      <Facts
        facts={[
          { key: 'rounds', name: t('returns.rounds'), value: number(game.rounds) },
          {
            key: 'stake',
            name: t('returns.stake'),
            value: <Amount amount={game.stake} currency={currency} />,
          },
          { key: 'win', name: t('returns.win'), value: <Amount amount={game.win} currency={currency} /> },
          {
            key: 'theory',
            name: t('returns.theory'),
            value: shareText(texts, game.theory),
          },
          { key: 'observed', name: t('returns.observed'), value: shareText(texts, game.observed) },
          { key: 'interval', name: t('returns.interval'), value: intervalText(texts, game) },
        ]}
      />
      <Parts
        title={t('returns.byStake')}
        parts={bands.map((band) => ({
          ...band,
          key: band.from.toString(),
          name: (
            <>
              <Amount amount={band.from} currency={currency} />–
              <Amount amount={band.to} currency={currency} />
            </>
          ),
        }))}
      />
      <Parts
        title={t('returns.byChannel')}
        parts={channels.map((part) => ({
          ...part,
          key: part.channel,
          name: t(`returns.channel.${part.channel}`),
        }))}
      />
    </div>
  )
}

type Part = Pick<GameReturn, 'rounds' | 'observed' | 'low' | 'high' | 'verdict'> & {
  readonly key: string
  readonly name: ReactNode
}

/** The same figures for each part of the rounds. */
function Parts({ title, parts }: { readonly title: string; readonly parts: readonly Part[] }) {
  const texts = useTexts()
  const { t, number } = texts
  return (
    <section className="grid gap-2" aria-label={title}>
      <h3 className="text-14 font-medium">{title}</h3>
      <ul className="divide-y divide-hair">
        {parts.map((part) => (
          <li key={part.key} className="grid gap-1 py-2.5">
            <span className="num flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="inline-flex flex-wrap gap-1.5">{part.name}</span>
              <VerdictWords verdict={part.verdict} />
            </span>
            <span className="num flex flex-wrap justify-between gap-x-3 text-12 text-muted">
              <span>
                {t('returns.observed')} {shareText(texts, part.observed)} · {t('returns.rounds')}{' '}
                {number(part.rounds)}
              </span>
              <span>{intervalText(texts, part)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

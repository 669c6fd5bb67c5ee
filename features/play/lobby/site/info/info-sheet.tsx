import { PictureInPicture2, Play, ShieldCheck } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { entranceOf } from '../../rules/entrances.ts'
import { asMember } from '#features/account/identity/site/auth-store.ts'
import { shareOfPpm } from '#features/play/rtp-monitoring/rules/share.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Poster } from '#ui/art/poster.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Status } from '#ui/data/status.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { lobby } from '../../contract.ts'
import { shownCategory } from '../../rules/browse.ts'
import { openDemo, useMayTry } from '../demo.ts'
import type { LobbyGame } from '../game-card.tsx'
import { posterOf } from '../posters.ts'
import { setGamePopup } from '../popup/game-popup-store.ts'
import { GameHit } from '../search/hit.tsx'
import { Rules } from './rules.tsx'

export type InfoSheetProps = {
  readonly game: LobbyGame
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onPlay: (gameId: string) => void
}

/** Similar games shown with a game. */
const MOST_SIMILAR = 4

/** One game: its theoretical RTP, its actual RTP with the number of rounds, and similar games. */
export function InfoSheet({ game, isOpen, onClose, onPlay }: InfoSheetProps) {
  const { t } = useTexts()
  const mayTry = useMayTry()
  const asked = useApiQuery(
    useApi(lobby).game,
    { params: { gameId: game.gameId } },
    { enabled: isOpen, staleMs: 60_000 },
  )
  const play = (gameId: string) => {
    onClose()
    onPlay(gameId)
  }
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={game.name}
      text={`${game.vendorName} · ${t(`category.${shownCategory(game)}`)}`}
      start={
        <Poster
          art={posterOf(game.gameId)}
          seed={game.gameId}
          sizes="44px"
          className="w-11 shrink-0 rounded-tag"
        />
      }
      foot={
        <div className="flex gap-2.5">
          <Button look="primary" icon={Play} className="flex-1" onClick={() => play(game.gameId)}>
            {t('home.play')}
          </Button>
          {mayTry && game.isProvablyFair && (
            <Button
              className="flex-1"
              onClick={() => {
                onClose()
                openDemo(game.gameId)
              }}
            >
              {t('home.demo')}
            </Button>
          )}
          {/* no space next to it on a phone; a lottery is a page */}
          {!entranceOf(game.gameId) && (
            <Button
              look="outline"
              icon={PictureInPicture2}
              className="max-md:hidden"
              onClick={() => {
                onClose()
                asMember(() => setGamePopup(game.gameId))
              }}
            >
              {t('lobby.popup')}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-6">
        <div className="flex flex-wrap gap-1.5">
          <Status>{t(`lobby.volatility.${game.volatility}`)}</Status>
          {game.themes.map((theme) => (
            <Status key={theme}>{t(`lobby.theme.${theme}`)}</Status>
          ))}
          {game.isProvablyFair && (
            <Status tone="good" icon={ShieldCheck}>
              {t('home.provable')}
            </Status>
          )}
        </div>
        <QueryState of={asked} waiting={<Skeleton className="h-44" />}>
          {({ odds, observed, suggestions }) => (
            <>
              <Returns rtpText={game.rtpText} observed={observed} />
              <Rules gameId={game.gameId} odds={odds} />
              {suggestions.length > 0 && (
                <section className="grid gap-2" aria-label={t('lobby.similarGames')}>
                  <h3 className="text-14 font-medium">{t('lobby.similarGames')}</h3>
                  <ul className="-mx-2 grid gap-0.5">
                    {suggestions.slice(0, MOST_SIMILAR).map((other) => (
                      <GameHit key={other.gameId} game={other} onPlay={play} />
                    ))}
                  </ul>
                </section>
              )}
            </>
          )}
        </QueryState>
      </div>
    </Drawer>
  )
}

type Observed = Reply<typeof lobby.game>['observed']

/** Parts per million as "96.02 %". */
const shareOf = ({ share }: Texts, ppm: number): string => share(shareOfPpm(ppm))

function Returns({ rtpText, observed }: { readonly rtpText: string; readonly observed: Observed }) {
  const texts = useTexts()
  const { number, share, t } = texts
  return (
    <section className="grid gap-3" aria-label={t('lobby.returns')}>
      <h3 className="text-14 font-medium">{t('lobby.returns')}</h3>
      <Facts
        facts={[
          { key: 'rules', name: t('lobby.byRules'), value: <span className="num">{share(rtpText)}</span> },
          ...(observed
            ? [
                {
                  key: 'seen',
                  name: t('lobby.seen'),
                  value: <span className="num">{shareOf(texts, observed.observed)}</span>,
                },
                {
                  key: 'between',
                  name: t('lobby.interval'),
                  value: (
                    <span className="num">
                      {t('lobby.between', {
                        low: shareOf(texts, observed.low),
                        high: shareOf(texts, observed.high),
                      })}
                    </span>
                  ),
                },
                {
                  key: 'rounds',
                  name: t('lobby.rounds'),
                  value: <span className="num">{number(observed.rounds)}</span>,
                },
              ]
            : []),
        ]}
      />
      <p className="text-13 text-muted">{t(observed ? 'lobby.seenText' : 'lobby.seenNone')}</p>
    </section>
  )
}

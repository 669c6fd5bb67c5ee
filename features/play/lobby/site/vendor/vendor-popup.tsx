import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { buttonClass } from '#ui/action/button.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { SkeletonPosters } from '#ui/state/skeleton.tsx'
import { lobby } from '../../contract.ts'
import { GameCard } from '../game-card.tsx'
import { openVendor, useVendorPopup } from './popup-store.ts'

/** The pop-up list of one provider's games (§2, SHL-09): all kinds, with a link to its page. */
export function VendorPopup({ onPlay }: { readonly onPlay: (gameId: string) => void }) {
  const { t } = useTexts()
  const vendor = useVendorPopup((state) => state.vendor)
  const [last, setLast] = useState(vendor)
  if (vendor !== null && vendor !== last) setLast(vendor)
  const asked = useApiQuery(
    useApi(lobby).gameList,
    { query: { vassalage: last ?? '' } },
    { enabled: last !== null, staleMs: 60_000 },
  )
  const close = () => openVendor(null)
  return (
    <Dialog
      open={vendor !== null}
      onClose={close}
      width="wide"
      title={asked.data?.list[0]?.vendorName ?? t('home.allGames')}
      {...(asked.data ? { text: t('home.gameCount', { count: asked.data.list.length }) } : {})}
      actions={
        <Link
          to="/rng"
          search={{ page: last ?? '' }}
          onClick={close}
          className={buttonClass({ look: 'outline' })}
        >
          {t('home.allGames')}
        </Link>
      }
    >
      <QueryState of={asked} waiting={<SkeletonPosters count={9} />}>
        {({ list }) => (
          <div className="posters-scope">
            <div className="posters">
              {list.map((game) => (
                <GameCard
                  key={game.gameId}
                  game={game}
                  isPlain={list.every(({ isNew }) => isNew)}
                  onPlay={(gameId) => {
                    close()
                    onPlay(gameId)
                  }}
                />
              ))}
            </div>
          </div>
        )}
      </QueryState>
    </Dialog>
  )
}

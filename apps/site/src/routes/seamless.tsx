import { STUDIO } from '#game-kit/game.ts'
import { Gamepad2 } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import { useCategories } from '#features/play/lobby/site/category-press.ts'
import { lobby } from '#features/play/lobby/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { buttonClass } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { canGoBack, navigate, usePlace } from '#ui/route/place.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { usePageTitle } from '../state/page-title.ts'
import { GameSeat } from './game/game-seat.tsx'

const leave = () => (canGoBack() ? history.back() : void navigate({ to: '/index' }))
const CODE = /^[A-Z][A-Z0-9_]{0,30}$/

/** /seamless?vassalage=… (decision 35): the frame in which a seamless vendor opens, below the header only. */
export function SeamlessPage() {
  const { t } = useTexts()
  usePageTitle('seamless.title')
  const asked = String(usePlace().search['vassalage'] ?? '').toUpperCase()
  const cards = useCategories()?.flatMap((category) => category.cards)
  const first = cards?.find(({ vassalage }) => vassalage !== STUDIO)?.vassalage
  const vassalage = CODE.test(asked) && asked !== STUDIO ? asked : first
  const { data } = useApiQuery(
    useApi(lobby).gameList,
    { query: { vassalage: vassalage ?? '' } },
    { enabled: vassalage !== undefined, staleMs: 60_000 },
  )
  if (cards === undefined || (vassalage !== undefined && data === undefined)) return <SkeletonCard />
  const game = data?.list.find(({ isUnderMaintenance }) => !isUnderMaintenance)
  if (!game)
    return (
      <EmptyState
        className="py-24"
        icon={Gamepad2}
        title={<h1>{t('seamless.none')}</h1>}
        text={t('seamless.noneText')}
        action={
          <Link to="/rng" className={buttonClass({ look: 'primary' })}>
            {t('home.allGames')}
          </Link>
        }
      />
    )
  return (
    <div className="-mx-4 -mt-4 md:-mx-8 md:-mt-6 [&>div]:h-[calc(100dvh-56px)] md:[&>div]:h-[calc(100dvh-64px)]">
      <GameSeat gameId={game.gameId} onBack={leave} />
    </div>
  )
}

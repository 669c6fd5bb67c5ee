import { useTexts } from '#texts/use-texts.ts'
import { GameIcon } from '#ui/art/game-icon.tsx'
import { useCategories } from '../category-press.ts'
import { SectionHead } from '../section-head.tsx'
import { openVendor } from './popup-store.ts'

/** The contracted providers, each a plate that opens its list of games. */
export function MakersRow() {
  const { t } = useTexts()
  const makers = new Map<
    string,
    { readonly name: string; readonly games: number; readonly logo: string | null }
  >()
  for (const { vassalage, name, games, logo } of useCategories()?.flatMap(({ cards }) => cards) ?? [])
    makers.set(vassalage, { name, logo, games: games + (makers.get(vassalage)?.games ?? 0) })
  if (makers.size === 0) return null
  return (
    <section>
      <SectionHead title={t('footer.makers')} />
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-[repeat(auto-fill,minmax(200px,1fr))]">
        {[...makers].map(([vassalage, { name, games, logo }]) => (
          <li key={vassalage}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => openVendor(vassalage)}
              className="panel flex h-full w-full items-center gap-3 p-3.5 text-left transition-colors duration-120 hover:border-line"
            >
              {logo === null ? (
                <GameIcon className="w-8 shrink-0" />
              ) : (
                <img src={logo} alt="" className="size-8 shrink-0 rounded-chip object-contain" />
              )}
              <span className="min-w-0">
                <span className="line-clamp-2 leading-tight font-bold tracking-tight">{name}</span>
                <span className="num block text-12 text-faint">{t('home.gameCount', { count: games })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

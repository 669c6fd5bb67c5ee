import { BookCheck, ChevronRight, Lock, type LucideIcon, Sigma } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { linkClass } from '#ui/action/link.tsx'
import type { LobbyGame } from '../game-card.tsx'

export type FairFactsProps = {
  readonly game: LobbyGame | null
  readonly onFairness: () => void
  readonly onRecord: () => void
}

/** Three facts about fairness, each with a link to its proof. */
export function FairFacts({ game, onFairness, onRecord }: FairFactsProps) {
  const { share, t } = useTexts()
  return (
    <section>
      <h2 className="mb-3 md:mb-3.5">{t('home.fair')}</h2>
      <div className="panel grid px-5 py-1 md:grid-cols-3 md:px-1 md:py-7">
        <Fact
          icon={Lock}
          title={t('home.fairSealed')}
          big={t('home.fairSealedBig')}
          text={t('home.fairSealedText')}
          link={t('home.fairSealedLink')}
          onPress={onFairness}
        />
        {game && (
          <Fact
            icon={Sigma}
            title={t('home.fairExact')}
            big={share(game.rtpText)}
            text={t('home.fairExactText', { game: game.name, rtp: share(game.rtpText) })}
            link={t('home.fairExactLink')}
            onPress={onFairness}
          />
        )}
        <Fact
          icon={BookCheck}
          title={t('home.fairBooks')}
          big={t('home.fairBooksBig')}
          text={t('home.fairBooksText')}
          link={t('home.fairBooksLink')}
          onPress={onRecord}
        />
      </div>
    </section>
  )
}

type FactProps = {
  readonly icon: LucideIcon
  readonly title: ReactNode
  readonly big: ReactNode
  readonly text: ReactNode
  readonly link: ReactNode
  readonly onPress: () => void
}

function Fact({ icon: Icon, title, big, text, link, onPress }: FactProps) {
  return (
    <div className="flex flex-col items-start border-t border-hair py-5 first:border-t-0 md:border-t-0 md:border-l md:px-7 md:py-0 md:first:border-l-0">
      <h3 className="flex items-center gap-2 text-14 font-medium text-muted">
        <Icon size={18} aria-hidden />
        {title}
      </h3>
      <p className="num mt-2 mb-1 text-28 font-semibold tracking-tight">{big}</p>
      <p className="mb-3 text-muted">{text}</p>
      <button type="button" className={`${linkClass} hit mt-auto`} onClick={onPress}>
        {link}
        <ChevronRight size={16} aria-hidden />
      </button>
    </div>
  )
}

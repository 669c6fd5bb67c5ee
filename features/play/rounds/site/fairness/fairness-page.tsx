import { Dice5, Fingerprint, KeyRound, LogIn, PenLine, type LucideIcon } from 'lucide-react'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { useIsMember } from '#ui/api/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SeedsCard } from './seeds-card.tsx'
import { VerifyCard } from './verify-card.tsx'

export type FairnessPageProps = {
  readonly roundId: string | null
  readonly onRound: (roundId: string | null) => void
}

const steps: readonly { readonly icon: LucideIcon; readonly text: string }[] = [
  { icon: Fingerprint, text: 'fair.how1' },
  { icon: PenLine, text: 'fair.how2' },
  { icon: Dice5, text: 'fair.how3' },
  { icon: KeyRound, text: 'fair.how4' },
]

/** How results are determined, the member's own seeds, and verification of any revealed round in the browser. */
export function FairnessPage({ roundId, onRound }: FairnessPageProps) {
  const { t } = useTexts()
  const isMember = useIsMember()
  return (
    <div className="grid gap-6">
      <header className="max-w-180">
        <h1 className="text-28 md:text-36">{t('fair.title')}</h1>
        <p className="mt-3 text-16 text-muted">{t('fair.lead')}</p>
      </header>
      <section
        aria-label={t('fair.how')}
        className="grid gap-px overflow-hidden rounded-card border border-hair bg-hair sm:grid-cols-2 lg:grid-cols-4"
      >
        {steps.map(({ icon: Icon, text }, index) => (
          <div key={text} className="bg-surface p-5">
            <p className="mb-3 flex items-center justify-between">
              <Icon size={22} className="text-action-text" aria-hidden />
              <span className="num text-12 text-faint">{index + 1}</span>
            </p>
            <p className="text-muted">{t(text)}</p>
          </div>
        ))}
      </section>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <VerifyCard roundId={roundId} onRound={onRound} />
        {isMember ? (
          <SeedsCard />
        ) : (
          <div className="panel">
            <EmptyState
              icon={LogIn}
              title={t('fair.visitor')}
              text={t('fair.visitorText')}
              action={<Button onClick={() => openAuth('login')}>{t('shell.login')}</Button>}
            />
          </div>
        )}
      </div>
    </div>
  )
}

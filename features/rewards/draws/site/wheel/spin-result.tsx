import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { linkClass } from '#ui/action/link.tsx'
import { Link } from '#ui/route/link.tsx'
import type { draws } from '../../contract/member.ts'
import { prizeWords } from '../../words/prizes.ts'

export type Spin = Reply<typeof draws.spin> & { readonly clientSeed: string }

/** The result of a spin in words, with the way to its verification. */
export function SpinResult({ spin, currency }: { readonly spin: Spin; readonly currency: Currency }) {
  const texts = useTexts()
  const { t } = texts
  const isWon = spin.prize.kind !== 'nothing'
  const isByHand = spin.prize.kind === 'bonus' || spin.prize.kind === 'goods'
  return (
    <div className="grid gap-1">
      <p className={isWon ? 'num text-22 font-bold text-win' : 'text-16 font-semibold'}>
        {prizeWords(texts, spin.prize, currency)}
      </p>
      <p className="text-13 text-muted">
        {isWon && <>{t(isByHand ? 'draws.toClaim' : 'draws.credited')} · </>}
        <Link to="/drawRecord" search={{ id: spin.id }} className={linkClass}>
          {t('draws.verifySpin')}
        </Link>
      </p>
    </div>
  )
}

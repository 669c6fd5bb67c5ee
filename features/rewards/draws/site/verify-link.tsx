import { ShieldCheck } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { buttonClass } from '#ui/action/button.tsx'
import { Link } from '#ui/route/link.tsx'
import type { Detail } from './words.ts'

/** The way to the verification of a whole draw, once its seed is revealed. */
export function VerifyLink({ draw: { id, phase } }: { readonly draw: Pick<Detail, 'id' | 'phase'> }) {
  const { t } = useTexts()
  if (phase !== 'over') return <p className="text-12 text-faint">{t('draws.verifyLater')}</p>
  return (
    <Link to="/drawRecord" search={{ id }} className={`${buttonClass({})} justify-self-start`}>
      <ShieldCheck size={18} aria-hidden />
      {t('draws.verifyDraw')}
    </Link>
  )
}
